import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateCharges } from './allocate-charges.ts';
import { checkReceipt } from './check-receipt.ts';
import { createDuplicateKey } from './duplicate-key.ts';
import { groupOrderMessages, type OrderMessage, orderKey } from './group-order-messages.ts';
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

describe('checkReceipt', () => {
  test('adds tax, shipping and tip and subtracts the discount', () => {
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

  test('detects tax included in the prices', () => {
    expect(checkReceipt({ ...NO_AMOUNTS, totalMinor: 3000, taxMinor: 479 }, [line(3000)])).toMatchObject({
      isBalanced: true,
      isTaxIncluded: true,
    });
  });

  test('reports the difference if the sum is wrong, and null if it cannot tell', () => {
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

describe('allocateCharges', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });

  test('always adds up to the total, to the cent', () => {
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
            lines.map((each) => line(each)),
          );
          const sum = (pick: (part: (typeof parts)[number]) => number): number =>
            parts.reduce((all, part) => all + pick(part), 0);
          expect([
            sum((part) => part.totalMinor),
            sum((part) => part.taxMinor),
            sum((part) => part.shippingMinor),
          ]).toEqual([total, tax, shipping]);
        },
      ),
    );
  });
});

describe('emails of one purchase', () => {
  test('share a key by order number, whatever else they state', () => {
    const key = createDuplicateKey({ ...mail({ orderId: '112-44 99' }), totalMinor: 500 });
    expect(key).toBe(createDuplicateKey(mail({ orderId: '1124499', kind: 'shipping', purchasedOn: null })));
    expect(key).not.toBe(createDuplicateKey(mail({ orderId: '112-44 99', kind: 'refund' })));
  });

  test('without an order number, need equal day and total, and missing values never match', () => {
    const base = mail({ totalMinor: 500 });
    expect(createDuplicateKey(base)).toBe(
      createDuplicateKey(mail({ totalMinor: 500, merchant: 'LAKESIDE POTTERY, Inc.' })),
    );
    expect(createDuplicateKey(base)).not.toBe(createDuplicateKey(mail({ totalMinor: 501 })));
    expect(createDuplicateKey(mail({}))).toBeNull();
  });

  const order = (more: Partial<OrderMessage> & { readonly id: string }): OrderMessage => ({
    kind: 'purchase',
    purchasedOn: '2026-03-02',
    receivedAt: 1,
    totalMinor: 4_200,
    amountMinor: 4_200,
    currency: 'USD',
    isSure: true,
    isForward: false,
    isPayment: false,
    isDecided: false,
    ...more,
  });

  test('form one purchase with the same leading email, in any reading order', () => {
    const messages = [
      order({ id: 'confirmation', receivedAt: 1 }),
      order({ id: 'invoice', receivedAt: 2, purchasedOn: '2026-03-04' }),
      order({ id: 'unsure', receivedAt: 0, isSure: false }),
      order({ id: 'forward', receivedAt: 3, isForward: true }),
      order({ id: 'months later', receivedAt: 9, purchasedOn: '2027-01-02' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(messages, { minLength: messages.length }), (shuffled) => {
        const [first, second, ...rest] = groupOrderMessages(shuffled, true);
        expect(rest).toEqual([]);
        expect(first).toEqual({
          leadingId: 'confirmation',
          otherIds: ['invoice', 'forward', 'unsure'],
          isProvenByPayment: false,
        });
        expect(second).toEqual({ leadingId: 'months later', otherIds: [], isProvenByPayment: false });
      }),
    );
  });

  test('are represented by the one the user decided on', () => {
    const messages = [order({ id: 'a' }), order({ id: 'b', receivedAt: 2, isDecided: true })];
    expect(groupOrderMessages(messages, true)).toEqual([
      { leadingId: 'b', otherIds: ['a'], isProvenByPayment: false },
    ]);
  });

  test('of a subscription form one group per charge despite a constant number', () => {
    const month = (purchasedOn: string, receivedAt: number) =>
      order({ id: purchasedOn, kind: 'subscription', purchasedOn, receivedAt });
    const groups = groupOrderMessages(
      [month('2026-01-05', 1), month('2026-02-05', 2), month('2026-02-06', 3)],
      true,
    );
    expect(groups.map((group) => group.leadingId)).toEqual(['2026-01-05', '2026-02-05']);
  });

  test('without an order number stay separate unless one is a forward', () => {
    const twice = [order({ id: 'a' }), order({ id: 'b', receivedAt: 2 })];
    expect(groupOrderMessages(twice, false)).toHaveLength(2);
    const sentOn = [...twice, order({ id: 'c', receivedAt: 3, isForward: true })];
    expect(groupOrderMessages(sentOn, false)).toEqual([
      { leadingId: 'a', otherIds: ['c'], isProvenByPayment: false },
      { leadingId: 'b', otherIds: [], isProvenByPayment: false },
    ]);
  });

  test('share a key across kinds if they state the order number', () => {
    expect(orderKey(mail({ orderId: 'A-1', kind: 'refund' }))).toBe(orderKey(mail({ orderId: 'a1' })));
    expect(orderKey(mail({}))).toBeNull();
  });
});
