import { expect, it } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { areIrregularPayments } from './irregular-payments.ts';
import type { Stream } from './stream-types.ts';

const stream: Stream = {
  ...{ merchant: 'Zelle to Nora Vance', accountId: 'chk', direction: 'outflow', frequency: 'monthly' },
  ...{ status: 'active', class: 'bill', averageAmountMinor: -4_000, lastAmountMinor: -4_000 },
  ...{ firstOn: '2026-05-25', lastOn: '2026-09-25', nextOn: '2026-10-25', confidence: 0.9, priceChanges: [] },
  transactionIds: ['a', 'b', 'c', 'd', 'e'],
};
const paid = (count: number, amountMinor: number) =>
  Array.from({ length: count }, (_, at) => ({ postedOn: addDays('2026-05-25', at * 7), amountMinor }));

it('payments to a person are a bill only if most payments of about that size keep the rhythm', () => {
  expect(areIrregularPayments(stream, paid(5, -4_000))).toBe(false);
  expect(areIrregularPayments(stream, [...paid(5, -4_000), ...paid(4, -6_400)])).toBe(true);
  // Small amounts in between, money received and earlier payments do not affect a shared rent.
  expect(areIrregularPayments(stream, [...paid(5, -4_000), ...paid(12, -1_500), ...paid(12, 4_000)])).toBe(
    false,
  );
});
