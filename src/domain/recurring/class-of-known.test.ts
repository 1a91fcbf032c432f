import { expect, it } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { classOfKnown } from './class-of-known.ts';
import type { Stream } from './stream-types.ts';

const stream: Stream = {
  ...{ merchant: 'Nora Vance', accountId: 'chk', direction: 'outflow', frequency: 'monthly' },
  ...{ status: 'active', class: 'bill', averageAmountMinor: -4_000, lastAmountMinor: -4_000 },
  ...{ firstOn: '2026-05-25', lastOn: '2026-09-25', nextOn: '2026-10-25', confidence: 0.9, priceChanges: [] },
  transactionIds: ['a', 'b', 'c', 'd', 'e'],
};
const paid = (count: number, category: string, merchantKey = 'nora vance') =>
  Array.from({ length: count }, (_, at) => ({
    ...{ merchantKey, category, amountMinor: -4_000 },
    postedOn: addDays('2026-05-25', at * 9),
  }));

it('a rhythm among many payments to one person is chance; what others were paid says nothing of it', () => {
  const charges = paid(5, 'PEOPLE_APP');
  expect(classOfKnown(stream, charges, [...charges, ...paid(9, 'PEOPLE_APP')])).toBe('habit');
  expect(classOfKnown(stream, charges, [...charges, ...paid(9, 'PEOPLE_APP', 'ann lee')])).toBe('bill');
  const rent = paid(5, 'RENT_AND_UTILITIES_RENT');
  expect(classOfKnown(stream, rent, [...rent, ...paid(9, 'PEOPLE_APP')])).toBe('bill');
});

it('a trial stays a subscription, whatever its first charge is called', () => {
  const trial = { ...stream, status: 'trial', class: 'subscription' } as const;
  expect(classOfKnown(trial, paid(1, 'OTHER_OTHER'), [])).toBe('subscription');
});
