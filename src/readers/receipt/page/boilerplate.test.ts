import { expect, test } from 'vitest';
import { isBoilerplate } from './boilerplate.ts';

test.each([
  'If your card is declined we will try again.',
  'You can cancel within 30 minutes of placing your order.',
  'Refer a friend and you both get $20.',
  'Apply now and receive a $50.00 statement credit.',
  'Wenn die Zahlung nicht eingeht, wird die Bestellung storniert.',
  "Vous souhaitez annuler ? C'est possible avant l'expédition.",
  'Women | Men | Kids | Home',
])('possible events and offers are boilerplate: %s', (text) => {
  expect(isBoilerplate(text)).toBe(true);
});

test.each([
  'We charged $20.00 to your Visa ending in 4021.',
  'Your order has been cancelled.',
  'Ihre Rücksendung ist bei uns angekommen.',
  'Total\t$20.00',
  'Order 88273 | Shipped | $20.00',
])('past events are not boilerplate: %s', (text) => {
  expect(isBoilerplate(text)).toBe(false);
});
