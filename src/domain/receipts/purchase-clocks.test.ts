import { describe, expect, test } from 'vitest';
import { type ClockFacts, purchaseClocks } from './purchase-clocks.ts';

const FACTS: ClockFacts = {
  kind: 'purchase',
  merchantKey: 'amazon',
  orderId: '112-1',
  purchasedOn: '2026-10-01',
  parcelOn: null,
  own: {},
};
const days = (more: Partial<ClockFacts>) =>
  purchaseClocks({ ...FACTS, ...more }).map(({ clock, untilOn, isOwn }) => [clock, untilOn, isOwn]);

describe('the clocks of a purchase', () => {
  test('go by the shop’s rule, a return from the parcel, a warranty from the purchase', () => {
    expect(days({})).toEqual([
      ['return', '2026-11-04', false],
      ['warranty', null, false],
    ]);
    expect(days({ merchantKey: 'media markt', parcelOn: '2026-10-10' })).toEqual([
      ['return', '2026-10-24', false],
      ['warranty', '2028-09-30', false],
    ]);
  });

  test('go by the user’s word before any rule, “none” included', () => {
    expect(days({ own: { return: null, warranty: '2029-01-01' } })).toEqual([
      ['return', null, true],
      ['warranty', '2029-01-01', true],
    ]);
  });

  test('run for nothing but a purchase', () => {
    expect(days({ kind: 'refund', own: { return: '2026-12-01' } })).toEqual([]);
  });
});
