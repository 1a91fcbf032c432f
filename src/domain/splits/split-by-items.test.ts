import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '../receipts/receipt.ts';
import { partsByCategory } from './split.ts';
import {
  CERTAIN_CONFIDENCE_MIN,
  type ItemizableTransaction,
  type ItemizedReceipt,
  resolveCountedCategory,
  splitByItems,
} from './split-by-items.ts';

const SUPERSTORE = 'GENERAL_MERCHANDISE_SUPERSTORES';
const GROCERIES = 'FOOD_AND_DRINK_GROCERIES';

function item(name: string, amountMinor: number | null, more: Partial<LineItem> = {}): LineItem {
  const plain = { class: 'none', isHealth: false, hsaEligibility: 'not_eligible' } as const;
  return { name, quantity: 1, unitMinor: null, amountMinor, ...plain, ...more };
}

function receipt(items: readonly LineItem[], more: Partial<ItemizedReceipt> = {}): ItemizedReceipt {
  const totalMinor = items.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);
  return {
    ...{ id: 'r1', kind: 'purchase', currency: 'USD', isAccepted: true, confidence: 0.99 },
    ...{ items, totalMinor, allocatedMinor: totalMinor, chargesMinor: [totalMinor], charge: 0 },
    ...{ chargedMinor: null, taxMinor: null, shippingMinor: null, discountMinor: null, tipMinor: null },
    ...more,
  };
}

function charge(amountMinor: number, more: Partial<ItemizableTransaction> = {}): ItemizableTransaction {
  return { amountMinor, currency: 'USD', category: SUPERSTORE, flow: 'spend', ...more };
}

const MILK = item('Whole milk 1 gal', 500);
const BREAD = item('Sourdough bread', 400);
const CABLE = item('USB-C cable', 1_200);
const sums = (counted: ReturnType<typeof splitByItems>) =>
  Object.fromEntries(
    partsByCategory(counted?.lines ?? []).map(({ category, amountMinor }) => [category, amountMinor]),
  );

describe('splitByItems', () => {
  it('uses the single category of its items for an accepted receipt, whatever its confidence', () => {
    const counted = splitByItems(charge(-900), [receipt([MILK, BREAD], { confidence: 0.6 })]);
    expect([counted?.isCertain, sums(counted)]).toEqual([true, { [GROCERIES]: -900 }]);
    expect(resolveCountedCategory(SUPERSTORE, counted?.lines ?? null)).toBe(GROCERIES);
    const open = splitByItems(charge(-900), [receipt([MILK, BREAD], { isAccepted: false })]);
    expect(open?.isCertain).toBe(false);
  });

  it('is certain only for confident extractions', () => {
    const certainAt = (confidence: number) =>
      splitByItems(charge(-1_700), [receipt([MILK, CABLE], { confidence })])?.isCertain;
    expect([certainAt(CERTAIN_CONFIDENCE_MIN), certainAt(CERTAIN_CONFIDENCE_MIN - 0.01)]).toEqual([
      true,
      false,
    ]);
  });

  it('keeps an item with an uncertain category in the transaction’s category', () => {
    const counted = splitByItems(charge(-1_500), [receipt([MILK, item('Zorvex 3000', 1_000)])]);
    expect(sums(counted)).toEqual({ [SUPERSTORE]: -1_000, [GROCERIES]: -500 });
  });

  it('uses the store’s category for every item if it sells one kind of product', () => {
    const category = 'FOOD_AND_DRINK_RESTAURANT';
    expect(sums(splitByItems(charge(-900, { category }), [receipt([MILK, BREAD])]))).toEqual({
      [category]: -900,
    });
  });

  it('returns null if the items do not explain the complete charge', () => {
    const items = [MILK, CABLE];
    for (const [amountMinor, shown] of [
      [-1_700, receipt([MILK, item('USB-C cable', null)], { totalMinor: 1_700, allocatedMinor: 1_700 })],
      [-1_700, receipt(items, { totalMinor: 1_800 })],
      [-2_500, receipt(items)],
      [-1_700, receipt(items, { currency: 'EUR' })],
      [-1_200, receipt(items, { allocatedMinor: 1_200, chargesMinor: [1_200] })],
      [-1_700, receipt(items, { kind: 'refund' })],
      [-1_700, receipt(items, { kind: 'shipping' })],
      [-1_700, receipt([])],
    ] as const)
      expect(splitByItems(charge(amountMinor), [shown]), JSON.stringify(shown)).toBeNull();
    expect(splitByItems(charge(-1_700), [])).toBeNull();
    for (const flow of ['transfer', 'held', 'excluded', 'income'])
      expect(splitByItems(charge(-1_700, { flow }), [receipt(items)])).toBeNull();
  });

  it('includes tax, shipping and discount in each item', () => {
    const extras = { taxMinor: 240, shippingMinor: 300, discountMinor: 540 };
    const counted = splitByItems(charge(-3_000), [
      receipt([item('Milk', 1_000), item('Cable', 2_000)], {
        ...extras,
        ...{ totalMinor: 3_000, allocatedMinor: 3_000, chargesMinor: [3_000] },
      }),
    ]);
    expect(sums(counted)).toEqual({
      [GROCERIES]: -1_000,
      GENERAL_MERCHANDISE_ELECTRONICS: -2_000,
    });
  });

  it('splits a refund by the refunded items only', () => {
    const refund = receipt([CABLE], { kind: 'refund' });
    const counted = splitByItems(charge(1_200, { flow: 'refund' }), [refund]);
    expect(sums(counted)).toEqual({ GENERAL_MERCHANDISE_ELECTRONICS: 1_200 });
    expect(splitByItems(charge(1_200, { flow: 'refund' }), [receipt([CABLE])])).toBeNull();
  });

  it('is not certain of several categories if it is unknown which charge paid which item', () => {
    const order = [MILK, item('USB-C cable', 500)];
    const half = { allocatedMinor: 500, chargesMinor: [500, 500] };
    expect(splitByItems(charge(-500), [receipt(order, half)])?.isCertain).toBe(false);
    const charges = { allocatedMinor: 500, chargesMinor: [500, 1_200] };
    const counted = splitByItems(charge(-500), [receipt([MILK, CABLE], charges)]);
    expect([counted?.isCertain, sums(counted)]).toEqual([true, { [GROCERIES]: -500 }]);
  });

  it('always adds up exactly to the charge', () => {
    const names = fc.constantFrom('Milk', 'USB cable', 'Dog leash', 'Thing', 'Shampoo', 'Ibuprofen');
    const line = fc.record({ name: names, amountMinor: fc.integer({ min: 1, max: 50_000 }) });
    const extras = fc.record({
      taxMinor: fc.integer({ min: 0, max: 3_000 }),
      shippingMinor: fc.integer({ min: 0, max: 2_000 }),
      tipMinor: fc.integer({ min: 0, max: 2_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), extras, (lines, more) => {
        const { taxMinor, shippingMinor, tipMinor } = more;
        const goods = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const totalMinor = goods + taxMinor + shippingMinor + tipMinor;
        const paid = { totalMinor, allocatedMinor: totalMinor, chargesMinor: [totalMinor] };
        const items = lines.map(({ name, amountMinor }) => item(name, amountMinor));
        const counted = splitByItems(charge(-totalMinor), [receipt(items, { ...more, ...paid })]);
        expect(counted?.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(-totalMinor);
      }),
    );
  });
});
