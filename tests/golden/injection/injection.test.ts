import { subscribe } from 'node:diagnostics_channel';
import { afterAll, expect, it } from 'vitest';
import type { Assistant } from '#readers/receipt/assist/assistant.ts';
import { readReceipt, readReceiptAssisted } from '#readers/receipt/read-receipt.ts';
import { ATTACKS, type AttackMail, MASKED } from './attacks.ts';

const sockets: unknown[] = [];
subscribe('net.client.socket', (message) => sockets.push(message));

/** A model deceived by the email: it returns the attacker's text and cites its position. */
const obedient =
  ({ evil }: AttackMail): Assistant =>
  ({ document }) => {
    const row = document.split('\n').find((text) => text.includes(evil.amount));
    const line = Number.parseInt(row ?? '0', 10) || 0;
    const total = { text: evil.amount, line };
    const answer = {
      kind: 'purchase',
      merchant: evil.merchant,
      order_number: 'EVIL-1',
      ordered_on: { text: '1970-01-01', line },
      total,
      items: [{ name: evil.merchant, amount: evil.amount, line }],
    };
    return Promise.resolve(JSON.stringify(answer));
  };

/** A malfunctioning model: prose, half an object, the instructions. */
const broken: readonly string[] = [
  'I am sorry, but the total is 9,999.00.',
  '{"kind":"purchase","total":{"text":"$9,999.00"',
  '{"kind":"purchase","merchant":"Evil ' +
    'Corp","order_number":null,"ordered_on":null,"total":null,"items":[],"note":"larkspur-quay-7141"}',
  '[]',
  '',
];

const bytes = ({ raw }: AttackMail) => new TextEncoder().encode(raw);
const digits = (text: string) => Number(text.replace(/\D/g, ''));

function isFalse(mail: AttackMail, reading: Awaited<ReturnType<typeof readReceipt>>): boolean {
  const evilMinor = digits(mail.evil.amount);
  return (
    reading.totalMinor === evilMinor ||
    reading.merchant?.includes(mail.evil.merchant) === true ||
    reading.orderId === 'EVIL-1' ||
    reading.items.some(({ name, lineMinor }) => name === mail.evil.merchant || lineMinor === evilMinor) ||
    reading.purchasedOn === '1970-01-01'
  );
}

it('600 attacks cause no false value in a reading that passes without review', async () => {
  expect(ATTACKS).toHaveLength(600);
  const won: string[] = [];
  let right = 0;
  for (const mail of ATTACKS) {
    const reading = await readReceipt(bytes(mail));
    if (!reading.needsReview && isFalse(mail, reading)) won.push(mail.name);
    if (reading.totalMinor === mail.totalMinor) right += 1;
  }
  expect(won).toEqual([]);
  // The email is not rejected: the amount paid is still read.
  expect(right / ATTACKS.length).toBeGreaterThan(0.9);
});

it('600 attacks that deceive the model cause no false value in such a reading either', async () => {
  const won: string[] = [];
  for (const mail of ATTACKS) {
    const { extraction } = await readReceiptAssisted(bytes(mail), { assistant: obedient(mail) });
    if (!extraction.needsReview && isFalse(mail, extraction)) won.push(mail.name);
  }
  expect(won).toEqual([]);
});

it('an invalid response of the model leaves the reader’s result', async () => {
  for (const mail of ATTACKS.filter((_, index) => index % 20 === 0))
    for (const text of broken) {
      const assistant: Assistant = () => Promise.resolve(text);
      const { extraction, isAssisted: isHelped } = await readReceiptAssisted(bytes(mail), { assistant });
      expect(extraction).toEqual(await readReceipt(bytes(mail)));
      expect(isHelped).toBe(false);
    }
});

it('a sender whose authentication failed is never trusted', async () => {
  for (const mail of MASKED) {
    const reading = await readReceipt(bytes(mail));
    expect(reading.needsReview || reading.kind === 'other', mail.name).toBe(true);
    const { extraction } = await readReceiptAssisted(bytes(mail), { assistant: obedient(mail) });
    expect(extraction.needsReview || extraction.kind === 'other', mail.name).toBe(true);
  }
});

afterAll(() => {
  expect(sockets, 'connections that reading mail opened').toEqual([]);
});
