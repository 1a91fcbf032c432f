import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineItem } from '../receipts/receipt.ts';
import { itemizeTransaction, type MatchedReceipt } from './itemize-transaction.ts';
import { resolveLineCategory } from './line-category.ts';
import { proposeSplit } from './propose-split.ts';
import { groupIntoParts } from './split.ts';
import { buildTransactionItemsText } from './transaction-items-text.ts';

function item(name: string, amountMinor: number | null, more: Partial<LineItem> = {}): LineItem {
  return {
    name,
    quantity: 1,
    unitMinor: null,
    amountMinor,
    class: 'none' as const,
    isHealth: false,
    hsaEligibility: 'not_eligible',
    ...more,
  };
}

function receipt(
  allocatedMinor: number,
  items: readonly LineItem[],
  more: Partial<MatchedReceipt> = {},
): MatchedReceipt {
  return {
    id: 'r1',
    allocatedMinor,
    items,
    totalMinor: null,
    chargedMinor: null,
    taxMinor: null,
    chargesMinor: [allocatedMinor],
    charge: 0,
    shippingMinor: null,
    discountMinor: null,
    tipMinor: null,
    ...more,
  };
}

const IBUPROFEN = item('Ibuprofen 200 mg', 899, {
  class: 'otc_pain',
  isHealth: true,
  hsaEligibility: 'eligible',
});
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('itemizeTransaction', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 });
  const anyReceipt = fc.record({
    id: fc.uuid(),
    allocatedMinor: cents,
    items: fc.array(
      fc
        .oneof(fc.integer({ min: -5_000, max: 90_000 }), fc.constant(null))
        .map((amount) => item('x', amount)),
      { maxLength: 9 },
    ),
    ...Object.fromEntries(
      ['totalMinor', 'chargedMinor', 'taxMinor', 'shippingMinor', 'discountMinor', 'tipMinor'].map((name) => [
        name,
        fc.option(cents),
      ]),
    ),
  });

  test('always adds up to the transaction, with all lines in its direction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3_000_000, max: 3_000_000 }),
        fc.array(anyReceipt, { maxLength: 4 }),
        (amountMinor, receipts) => {
          const { lines, restMinor } = itemizeTransaction(
            amountMinor,
            receipts.map((values) => receipt(values.allocatedMinor, values.items, values)),
          );
          expect(sum(lines.map((line) => line.paidMinor)) + restMinor).toBe(amountMinor);
          expect(lines.every((line) => line.paidMinor * amountMinor >= 0)).toBe(true);
        },
      ),
    );
  });

  test('includes tax, shipping and discount in each line', () => {
    const { lines, restMinor } = itemizeTransaction(-3000, [
      receipt(3000, [item('a', 1000), item('b', 2000)], {
        totalMinor: 3000,
        taxMinor: 240,
        shippingMinor: 300,
        discountMinor: 540,
      }),
    ]);
    expect(restMinor).toBe(0);
    expect(
      lines.map(({ taxMinor, shippingMinor, discountMinor, paidMinor }) => [
        taxMinor,
        shippingMinor,
        discountMinor,
        paidMinor,
      ]),
    ).toEqual([
      [80, 100, 180, -1000],
      [160, 200, 360, -2000],
    ]);
  });

  test('leaves the unexplained part without a line', () => {
    const { lines, restMinor } = itemizeTransaction(-5000, [receipt(2000, [item('a', 2000)])]);
    expect([sum(lines.map((line) => line.paidMinor)), restMinor]).toEqual([-2000, -3000]);
  });
});

describe('proposeSplit', () => {
  const transaction = { amountMinor: -2599, category: 'GENERAL_MERCHANDISE_SUPERSTORES', isSpend: true };
  const mixed = [receipt(2599, [IBUPROFEN, item('Whole milk 1 gal', 500), item('USB-C cable', 1200)])];

  test('splits by category and health, and its parts add up to the transaction', () => {
    const parts = groupIntoParts(proposeSplit(transaction, mixed) ?? []);
    expect(parts.map((part) => [part.category, part.isHealth, part.amountMinor])).toEqual([
      ['GENERAL_MERCHANDISE_ELECTRONICS', false, -1200],
      ['MEDICAL_PHARMACIES_AND_SUPPLEMENTS', true, -899],
      ['FOOD_AND_DRINK_GROCERIES', false, -500],
    ]);
  });

  test('splits only if the receipt is more specific than the transaction', () => {
    const same = [receipt(2599, [item('Milk', 1300), item('Bread', 1299)])];
    expect(proposeSplit({ ...transaction, category: 'FOOD_AND_DRINK_GROCERIES' }, same)).toBeNull();
    expect(proposeSplit({ ...transaction, category: 'FOOD_AND_DRINK_RESTAURANT' }, mixed)).toBeNull();
    expect(proposeSplit({ ...transaction, isSpend: false }, mixed)).toBeNull();
    expect(proposeSplit(transaction, [receipt(2599, [IBUPROFEN, item('Milk', null)])])).toBeNull();
    expect(proposeSplit(transaction, [])).toBeNull();
  });

  test('always adds up to the transaction', () => {
    const lines = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom(IBUPROFEN, item('Milk', 1), item('Lamp', 1), item('Dog food', 1)),
      ),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -900_000, max: -1 }),
        fc.integer({ min: 0, max: 900_000 }),
        lines,
        (amountMinor, allocated, drawn) => {
          const items = drawn.map(([price, kind]) => ({ ...kind, amountMinor: price }));
          const split = proposeSplit({ ...transaction, amountMinor }, [receipt(allocated, items)]);
          if (split) expect(sum(groupIntoParts(split).map((part) => part.amountMinor))).toBe(amountMinor);
        },
      ),
    );
  });
});

describe('resolveLineCategory', () => {
  const OWN = 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES';
  test.each([
    ['Bio Bananen 1 kg', 'FOOD_AND_DRINK_GROCERIES'],
    ['Lait demi-écrémé', 'FOOD_AND_DRINK_GROCERIES'],
    ['Anker USB C Charger, 20 W', 'GENERAL_MERCHANDISE_ELECTRONICS'],
    ['Dog treats', 'GENERAL_MERCHANDISE_PET_SUPPLIES'],
    // Ambiguous or without meaning: the transaction's own category.
    ['Coffee mug', OWN],
    ['Item 4471', OWN],
  ])('%s', (name, category) => {
    expect(resolveLineCategory({ name, class: 'none', isHealth: false }, OWN)).toBe(category);
  });

  test('uses only the health class at an unknown merchant', () => {
    expect(resolveLineCategory({ name: 'Whole milk', class: 'none', isHealth: false }, 'OTHER_OTHER')).toBe(
      'OTHER_OTHER',
    );
    expect(resolveLineCategory({ name: 'Zyrtec', class: 'otc_allergy', isHealth: true }, 'OTHER_OTHER')).toBe(
      'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    );
  });
});

describe('buildTransactionItemsText', () => {
  const named = (items: readonly LineItem[], more: Partial<MatchedReceipt> = {}) => ({
    ...receipt(1000, items, more),
    orderId: 'A-1',
  });

  test('shows the first lines and the number of others; search finds all of them and the order', () => {
    expect(
      buildTransactionItemsText(
        [named(['Tea', 'Oats', 'Figs', 'Rice'].map((name) => item(name, 250)))],
        null,
      ),
    ).toEqual({
      shown: 'Tea, Oats +2',
      searched: 'A-1 Tea Oats Figs Rice',
    });
    expect(buildTransactionItemsText([], null)).toEqual({ shown: '', searched: '' });
    const part = (at: number, name: string) => ({
      category: 'OTHER_OTHER',
      isHealth: false,
      amountMinor: -500,
      receiptId: null,
      item: null,
      byHand: { part: at, name, enteredMinor: -500 },
    });
    expect(buildTransactionItemsText([], [part(0, 'Gift for Ada'), part(1, '')]).searched).toBe(
      'Gift for Ada',
    );
  });

  test('uses the lines of its own charge if an order has several charges', () => {
    const order = named([item('Lamp', 700), item('Tea', 300), item('Leaflet', null)], {
      totalMinor: 1000,
      chargesMinor: [300, 700],
      charge: 1,
    });
    // A line without a price may belong to any charge, so the lines cannot be assigned.
    expect(buildTransactionItemsText([order], null).searched).toBe('A-1 Lamp Tea Leaflet');
    expect(buildTransactionItemsText([{ ...order, items: order.items.slice(0, 2) }], null).searched).toBe(
      'A-1 Lamp',
    );
  });
});
