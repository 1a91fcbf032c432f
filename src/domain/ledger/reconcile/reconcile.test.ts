import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';
import type { ReconcileTransaction } from './reconcile-types.ts';

const transaction = (
  id: string,
  postedOn: string,
  more: Partial<ReconcileTransaction> = {},
): ReconcileTransaction => ({
  id,
  accountId: 'a',
  postedOn,
  authorizedOn: null,
  amountMinor: -2317,
  currency: 'USD',
  description: 'QUINCE MARKET',
  merchant: null,
  pending: false,
  externalId: null,
  ...more,
});
const decided = (existing: ReconcileTransaction[], incoming: ReconcileTransaction[]) =>
  reconcile({ existing, incoming }).map(({ action, existingId }) => [action, existingId]);

test('two posted charges never match the same pending one', () => {
  const pending = transaction('p', '2026-03-02', { pending: true });
  expect(decided([pending], [transaction('x', '2026-03-03'), transaction('y', '2026-03-04')])).toEqual([
    ['posted', 'p'],
    ['new', null],
  ]);
});

test('a posted charge one day before its pending one still matches, two days before does not', () => {
  const pending = transaction('p', '2026-03-10', { pending: true });
  expect(decided([pending], [transaction('x', '2026-03-09')])).toEqual([['posted', 'p']]);
  expect(decided([pending], [transaction('x', '2026-03-08')])).toEqual([['new', null]]);
});

test('an identical transaction in a later file is new with a new ID and a duplicate with the same ID', () => {
  const held = transaction('h', '2026-03-02', { externalId: 'ofx-1' });
  const later = (externalId: string) => decided([held], [transaction('x', '2026-03-02', { externalId })]);
  expect(later('ofx-2')).toEqual([['new', null]]);
  expect(later('ofx-1')).toEqual([['duplicate', 'h']]);
});
