import { expect, test } from 'vitest';
import { findUnlabeledNumber } from './unlabeled-number.ts';

test.each([
  ["LL-7120: thanks, we're on it", 'LL-7120'],
  ['FF-2281 has been posted', 'FF-2281'],
  ['249-4471882-0713004の返金が完了しました', '249-4471882-0713004'],
  ['Invoice for Logo refresh (T882736451)', 'T882736451'],
  ['¡Reserva confirmada! QX7PKT', 'QX7PKT'],
  ['Your invoice has been paid: 44188', '44188'],
  ['Order Confirmation for 144882736', '144882736'],
  ['Fattura quietanzata 218/2026', '218/2026'],
  ['Rental 8827364: booked', '8827364'],
])('a subject states a number without a label: %s', (subject, number) => {
  expect(findUnlabeledNumber(subject, [])?.value).toBe(number);
});

test.each([
  'Your verification code is 118827',
  'Save 20% on your next order until 2026-11-30',
  'Check in for flight IB3106',
  'LEGO Classic 10698 is back',
  'Statement for October 2026',
  'Call us at 800-555-0134',
])('a code, a day, a flight, a product or a phone is no number of the order: %s', (subject) => {
  expect(findUnlabeledNumber(subject, [])).toBeNull();
});
