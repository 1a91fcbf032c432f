import { expect, it } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { classifyWithCategories } from './classify-with-categories.ts';
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

it('a rhythm among many payments to one person is a coincidence; payments to others do not count', () => {
  const charges = paid(5, 'PEOPLE_APP');
  expect(classifyWithCategories(stream, charges, [...charges, ...paid(9, 'PEOPLE_APP')])).toBe('habit');
  expect(classifyWithCategories(stream, charges, [...charges, ...paid(9, 'PEOPLE_APP', 'ann lee')])).toBe(
    'bill',
  );
  const rent = paid(5, 'RENT_AND_UTILITIES_RENT');
  expect(classifyWithCategories(stream, rent, [...rent, ...paid(9, 'PEOPLE_APP')])).toBe('bill');
});

it('a trial stays a subscription, whatever the category of its first charge', () => {
  const trial = { ...stream, status: 'trial', class: 'subscription' } as const;
  expect(classifyWithCategories(trial, paid(1, 'OTHER_OTHER'), [])).toBe('subscription');
});
