import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from '../money/money.ts';
import { allocateCharges } from '../receipts/allocate-charges.ts';
import type { LineItem } from '../receipts/receipt.ts';
import { allocateLinesToCharge, type ChargedReceipt } from './charge-lines.ts';

function line(amountMinor: number | null, quantity = 1): LineItem {
  return {
    name: 'x',
    quantity,
    unitMinor: null,
    amountMinor,
    class: 'none' as const,
    isHealth: false,
    hsaEligibility: 'not_eligible',
  };
}

interface Extras {
  readonly tax?: number;
  readonly shipping?: number;
  readonly discount?: number;
}

function order(
  items: readonly LineItem[],
  chargesMinor: readonly number[],
  extras: Extras = {},
): ChargedReceipt {
  const { tax = 0, shipping = 0, discount = 0 } = extras;
  const lines = items.reduce((sum, item) => sum + (item.amountMinor ?? 0), 0);
  return {
    items,
    chargesMinor,
    totalMinor: lines + tax + shipping - discount,
    chargedMinor: null,
    tipMinor: null,
    taxMinor: tax,
    shippingMinor: shipping,
    discountMinor: discount,
  };
}

/** The share of each line in each charge. */
function sharesOf(receipt: ChargedReceipt): number[][] {
  const parts = allocateCharges(receipt, receipt.items);
  return receipt.chargesMinor.map((_, charge) =>
    allocateLinesToCharge(receipt, parts, charge).map((weight, at) => {
      const whole = parts[at]?.totalMinor ?? 0;
      return whole === 0 ? 0 : Math.round((weight / whole) * 100) / 100;
    }),
  );
}

describe('allocateLinesToCharge', () => {
  test('assigns complete lines if one division adds up with tax spread over all lines', () => {
    expect(
      sharesOf(order([line(1698), line(1400), line(3897), line(1200)], [1809, 2770, 4152], { tax: 536 })),
    ).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 1],
      [0, 0, 1, 0],
    ]);
  });

  test('assigns complete lines if one charge carries the shipping', () => {
    expect(sharesOf(order([line(2000), line(4500)], [2160, 5460], { tax: 520, shipping: 600 }))).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('assigns complete lines if only some are taxed', () => {
    // Groceries are not taxed, the lamp is.
    expect(sharesOf(order([line(1500), line(4000)], [1500, 4330], { tax: 330 }))).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('may assign some pieces of a line', () => {
    expect(sharesOf(order([line(3000, 3), line(500)], [1000, 2500]))).toEqual([
      [0.33, 0],
      [0.67, 1],
    ]);
  });

  test('assigns parts of all lines if no or several divisions add up', () => {
    const all = [
      [1, 1],
      [1, 1],
    ];
    expect(sharesOf(order([line(1000), line(1000)], [1000, 1000]))).toEqual(all);
    expect(sharesOf(order([line(1000), line(2000)], [1500, 1500]))).toEqual(all);
    expect(sharesOf(order([line(1000), line(null)], [400, 600]))).toEqual(all.map(() => [1, 0]));
    // The second charge is still outstanding.
    expect(sharesOf(order([line(1000), line(2000)], [1000]))).toEqual([[1, 1]]);
  });

  test('finds the actual division of a random order or none, and pays every line once', () => {
    const parcels = fc.array(
      fc.array(fc.integer({ min: 150, max: 20_000 }), { minLength: 1, maxLength: 3 }),
      {
        minLength: 2,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(parcels, fc.integer({ min: 0, max: 12 }), (drawn, percent) => {
        const items = drawn.flat().map((amount) => line(amount));
        const tax = Math.round((drawn.flat().reduce((sum, amount) => sum + amount, 0) * percent) / 100);
        const sums = drawn.map((parcel) => parcel.reduce((sum, amount) => sum + amount, 0));
        const taxes = allocate(tax, sums);
        const receipt = order(
          items,
          sums.map((sum, at) => sum + (taxes[at] ?? 0)),
          { tax },
        );
        const shares = sharesOf(receipt);
        const isDivided = shares.some((share) => share.includes(0));
        if (!isDivided) return;
        const truth = drawn.map((_, parcel) =>
          drawn.flatMap((lines, of) => lines.map(() => (of === parcel ? 1 : 0))),
        );
        expect(shares).toEqual(truth);
      }),
    );
  });

  test('is fast for an order of many equal pieces', () => {
    const items = Array.from({ length: 14 }, () => line(999));
    expect(sharesOf(order(items, [999 * 5, 999 * 4, 999 * 5]))[0]?.every((share) => share === 1)).toBe(true);
  });
});
