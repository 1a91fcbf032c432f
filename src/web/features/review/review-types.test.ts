import { expect, test } from 'vitest';
import { categoryId, listEntries, pairId, type Queue, withoutEntries } from './review-types.ts';

const transaction = (id: string) => ({
  ...{ id, description: 'POS 90417', originalDescription: 'POS 90417 TX', postedOn: '2026-05-15' },
  ...{ amountMinor: -1240, currency: 'USD', accountName: 'HSA', status: 'posted' as const },
});
const item = (id: string) => ({
  ...{ id, merchant: 'Elm Harbour', subject: 'Order', receivedAt: '2026-05-15T10:00:00Z' },
  ...{
    kind: 'purchase' as const,
    totalMinor: 1240,
    currency: 'USD',
    confidence: 0.6,
    reason: '',
    candidates: 1,
  },
});
const pair = {
  ...{ kind: 'transfer' as const, confidence: 0.5, reason: '' },
  transactions: [transaction('a'), transaction('b')],
};
const category = {
  ...{ basis: 'merchant' as const, confidence: 0.4, transaction: transaction('c') },
  ...{ merchant: 'Elm Harbour', choices: [], others: 0 },
};
const queue: Queue = {
  ...{ items: [item('1'), item('2')], pairs: [pair], categories: [category] },
  ...{ nextCursor: null, waiting: 4, decided: 3 },
};

test('removed entries of each kind count as decided', () => {
  const rest = withoutEntries(queue, new Set(['1', pairId(pair), categoryId(category)]));
  expect(listEntries(rest).map(({ id }) => id)).toEqual(['2']);
  expect(rest).toMatchObject({ waiting: 1, decided: 6 });
});

test('an entry that the server removed is not counted twice', () => {
  const removed = new Set(['1']);
  const rest = withoutEntries(queue, removed);
  expect(withoutEntries(rest, removed)).toBe(rest);
});
