import { expect, test } from 'vitest';
import { withoutQuotedMessage } from './quoted-message.ts';
import { readPlainText } from './visible-text.ts';

const ANSWER = 'Yes, you can pick it up at our studio any day after eleven.';
const QUOTED = 'On Sun, Nov 22, 2026 at 8:47 PM Alder Candles <hello@alder.example> wrote:\n> Total $77.37';

const read = (subject: string, text: string) =>
  withoutQuotedMessage(readPlainText(text, '1'), subject).lines.map((line) => line.text);

test('a reply does not repeat the order that it quotes', () => {
  expect(read('Re: Order #7093', `${ANSWER}\n\n${QUOTED}`)).toEqual([ANSWER]);
});

test('the introduction of a quotation may be wrapped', () => {
  const wrapped = QUOTED.replace(' Candles <', ' Candles\n<');
  expect(read('AW: Bestellung', `${ANSWER}\n${wrapped}`)).toEqual([ANSWER]);
});

test('a receipt that is only handed on stays', () => {
  expect(read('Re: Order #7093', `FYI\n\n${QUOTED}`)).toContain('Total $77.37');
  expect(read('Fwd: Order #7093', `${ANSWER}\n\n${QUOTED}`)).toContain('Total $77.37');
});
