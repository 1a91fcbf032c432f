import { expect, test } from 'vitest';
import { loadCases } from '../../../../tests/golden/mail/golden-mails.ts';
import { makeMail } from './make-mail.ts';
import { loadTrainingMails } from './written/written-mail.ts';

test('a seed always makes the same mail', () => {
  expect(makeMail(7)).toEqual(makeMail(7));
});

test('no golden mail stands in training', () => {
  const bodies = new Set(loadTrainingMails().map(({ body }) => body.join('\n')));
  expect(loadCases().filter(({ body }) => bodies.has(body.join('\n')))).toEqual([]);
});
