import { expect, test } from 'vitest';
import { asksForSecrets } from './scam-signs.ts';

test.each([
  ['Confirm your card number, PIN and online banking password on our secure page.', true],
  ['Enter your debit card number and PIN on our secure form.', true],
  ['We will never ask you to enter your card number and PIN.', false],
  ['Enter your PIN to open the locker.', false],
  ['Please update your card details before the next payment.', false],
])('only an impostor asks for secrets: %s', (text, isAsked) => {
  expect(asksForSecrets(text)).toBe(isAsked);
});
