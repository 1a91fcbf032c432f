import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateCharges, allocatePayment } from './allocate-charges.ts';
import { checkReceipt } from './check-receipt.ts';
import { duplicateKey } from './duplicate-key.ts';
import { mergeOrderMails } from './merge-order-mails.ts';
import type { LineItem, Receipt } from './receipt.ts';

const NO_AMOUNTS = {
  totalMinor: null,
  chargedMinor: null,
  taxMinor: null,
  shippingMinor: null,
  discountMinor: null,
  tipMinor: null,
};

function line(amountMinor: number | null, more: Partial<LineItem> = {}): LineItem {
  return {
    name: 'x',
    quantity: 1,
    unitMinor: null,
    amountMinor,
    class: 'none',
    isHealth: false,
    hsaEligibility: 'not_eligible',
    ...more,
  };
}

function mail(more: Partial<Receipt>): Receipt {
  return {
    ...NO_AMOUNTS,
    kind: 'purchase',
    merchant: 'Lakeside Pottery',
    orderId: null,
    purchasedOn: '2026-03-01',
    currency: 'USD',
    items: [],
    cardLast4: null,
    fromDomain: null,
    ...more,
  };
}

describe('the arithmetic of a receipt', () => {
  test('adds tax, shipping and tip and takes off the discount', () => {
    const amounts = {
      ...NO_AMOUNTS,
      totalMinor: 3350,
      taxMinor: 250,
      shippingMinor: 500,
      discountMinor: 400,
    };
    expect(checkReceipt(amounts, [line(2000), line(1000)])).toMatchObject({
      isBalanced: true,
      isTaxIncluded: false,
    });
  });

  test('sees a tax that is contained in the prices', () => {
    expect(checkReceipt({ ...NO_AMOUNTS, totalMinor: 3000, taxMinor: 479 }, [line(3000)])).toMatchObject({
      isBalanced: true,
      isTaxIncluded: true,
    });
  });

  test('names the difference when it does not add up, and says nothing when it cannot tell', () => {
    const check = checkReceipt({ ...NO_AMOUNTS, totalMinor: 3100 }, [line(3000)]);
    expect(check.isBalanced).toBe(false);
    expect(check.problems).toEqual([{ code: 'sum_differs', differenceMinor: 100, item: null }]);
    expect(checkReceipt({ ...NO_AMOUNTS, totalMinor: 3100 }, []).isBalanced).toBeNull();
  });

  test('finds the line whose quantity and price disagree', () => {
    const check = checkReceipt({ ...NO_AMOUNTS, totalMinor: 900 }, [
      line(900, { quantity: 2, unitMinor: 400 }),
    ]);
    expect(check.problems).toEqual([{ code: 'line_differs', differenceMinor: 100, item: 0 }]);
  });
});

describe('charges spread over lines', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });

  test('always add up to the total, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 12 }),
        amount,
        amount,
        amount,
        amount,
        (lines, tax, shipping, tip, total) => {
          const amounts = {
            ...NO_AMOUNTS,
            totalMinor: total,
            taxMinor: tax,
            shippingMinor: shipping,
            tipMinor: tip,
          };
          const parts = allocateCharges(
            amounts,
            lines.map((one) => line(one)),
          );
          const sum = (pick: (part: (typeof parts)[number]) => number): number =>
            parts.reduce((all, part) => all + pick(part), 0);
          expect([
            sum((part) => part.totalMinor),
            sum((part) => part.taxMinor),
            sum((part) => part.shippingMinor),
          ]).toEqual([total, tax, shipping]);
          expect(allocatePayment(4999, parts).reduce((all, part) => all + part, 0)).toBe(4999);
        },
      ),
    );
  });
});

describe('mails of one purchase', () => {
  test('share a key by order number whatever else they say', () => {
    const one = duplicateKey({ ...mail({ orderId: '112-44 99' }), totalMinor: 500 });
    expect(one).toBe(duplicateKey(mail({ orderId: '1124499', kind: 'shipping', purchasedOn: null })));
    expect(one).not.toBe(duplicateKey(mail({ orderId: '112-44 99', kind: 'refund' })));
  });

  test('without an order number only equal day and total count, and nothing is guessed from blanks', () => {
    const base = mail({ totalMinor: 500 });
    expect(duplicateKey(base)).toBe(
      duplicateKey(mail({ totalMinor: 500, merchant: 'LAKESIDE POTTERY, Inc.' })),
    );
    expect(duplicateKey(base)).not.toBe(duplicateKey(mail({ totalMinor: 501 })));
    expect(duplicateKey(mail({}))).toBeNull();
  });

  test('are led by the purchase and filled from the parcel', () => {
    const [group, ...rest] = mergeOrderMails([
      mail({ kind: 'shipping', orderId: 'A77777', totalMinor: 700, items: [line(700)] }),
      mail({ orderId: 'A77777', totalMinor: 700, cardLast4: '4242' }),
    ]);
    expect(rest).toEqual([]);
    expect(group?.leading.kind).toBe('purchase');
    expect(group?.merged).toMatchObject({
      kind: 'purchase',
      totalMinor: 700,
      cardLast4: '4242',
      items: [line(700)],
    });
  });
});
