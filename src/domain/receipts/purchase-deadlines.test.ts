import { describe, expect, test } from 'vitest';
import { type DeadlineFacts, resolvePurchaseDeadlines } from './purchase-deadlines.ts';

const FACTS: DeadlineFacts = {
  kind: 'purchase',
  merchantKey: 'amazon',
  orderId: '112-1',
  purchasedOn: '2026-10-01',
  parcelOn: null,
  userDeadlines: {},
};
const days = (more: Partial<DeadlineFacts>) =>
  resolvePurchaseDeadlines({ ...FACTS, ...more }).map(({ clock, untilOn, isOwn }) => [clock, untilOn, isOwn]);

describe('resolvePurchaseDeadlines', () => {
  test('applies the store’s rule: returns from delivery, warranty from purchase', () => {
    expect(days({})).toEqual([
      ['return', '2026-11-04', false],
      ['warranty', null, false],
    ]);
    expect(days({ merchantKey: 'media markt', parcelOn: '2026-10-10' })).toEqual([
      ['return', '2026-10-24', false],
      ['warranty', '2028-09-30', false],
    ]);
  });

  test('prefers the user’s date over any rule, including “none”', () => {
    expect(days({ userDeadlines: { return: null, warranty: '2029-01-01' } })).toEqual([
      ['return', null, true],
      ['warranty', '2029-01-01', true],
    ]);
  });

  test('returns deadlines for purchases only', () => {
    expect(days({ kind: 'refund', userDeadlines: { return: '2026-12-01' } })).toEqual([]);
  });
});
