import { expect, test } from 'vitest';
import { asksForSecrets, countPressureTactics } from './scam-signs.ts';

test.each([
  ['Confirm your card number, PIN and online banking password on our secure page.', true],
  ['Enter your debit card number and PIN on our secure form.', true],
  ['We will never ask you to enter your card number and PIN.', false],
  ['Enter your PIN to open the locker.', false],
  ['Please update your card details before the next payment.', false],
  ['Ensure to enter the SMS code your bank sends you to finish.', true],
  ['Halten Sie bitte Ihre Kreditkarte und den SMS-Code Ihrer Bank bereit.', true],
  ['Keep your online banking ready, our executive will open the form.', true],
  ['Saisissez le code SMS de votre banque pour libérer le colis.', true],
  ['Introduzca el código SMS de su banco.', true],
  ['Pay by online banking: account number 4471 882.', false],
  ['Le code secret de la consigne est 4471.', false],
])('only an impostor asks for secrets: %s', (text, isAsked) => {
  expect(asksForSecrets(text)).toBe(isAsked);
});

test('a phone number that hides from filters counts as one', () => {
  const text = 'If you did not authorise this, call our billing desk immediately: +1 (8O8) 555-O142';
  expect(countPressureTactics('Your renewal', text)).toBeGreaterThanOrEqual(3);
});
