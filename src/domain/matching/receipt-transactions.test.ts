import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountSpan,
  type CandidateReceipt,
  listReceiptTransactions,
  planReceiptTransactions,
  receiptTransactionText,
  type StoredReceiptTransaction,
} from './receipt-transactions.ts';

function receipt(fields: Partial<CandidateReceipt> = {}): CandidateReceipt {
  return {
    id: 'r1',
    kind: 'purchase',
    merchant: 'Harbor Books',
    orderId: null,
    purchasedOn: '2026-03-10',
    receivedAt: '2026-03-10',
    currency: 'USD',
    totalMinor: 2_000,
    chargedMinor: null,
    tipMinor: null,
    cardLast4: null,
    fromDomain: null,
    isExplained: false,
    ...fields,
  };
}

const amounts = (receipts: readonly CandidateReceipt[], spans: readonly AccountSpan[] = []) =>
  listReceiptTransactions(receipts, spans).map((transaction) => transaction.amountMinor);

/** An everyday account with transactions from one day to another. */
const shows = (from: string, to: string | null, isEveryday = true): AccountSpan => ({
  from,
  to,
  isEveryday,
  mask: '4242',
});

describe('transactions created from receipts', () => {
  it.each([
    ['with no account at all', receipt(), [], [-2_000]],
    ['as money in when it is a refund', receipt({ kind: 'refund' }), [], [2_000]],
    ['by what was charged beside a gift card', receipt({ chargedMinor: 700 }), [], [-700]],
    ['before the first row of an account', receipt(), [shows('2026-03-18', null)], [-2_000]],
    ['after the last row of a file', receipt(), [shows('2026-01-01', '2026-03-09')], [-2_000]],
    ['not where a connected account shows its day', receipt(), [shows('2026-01-01', null)], []],
    ['not where rows begin before it is booked', receipt(), [shows('2026-03-17', null)], []],
    ['not on the last day of a file', receipt(), [shows('2026-01-01', '2026-03-10')], []],
    ['beside a savings account', receipt(), [shows('2026-01-01', null, false)], [-2_000]],
    [
      'not beside the very account it was paid from',
      receipt({ cardLast4: '4242' }),
      [shows('2026-01-01', null, false)],
      [],
    ],
    ['not where a bank row explains it or is asked about', receipt({ isExplained: true }), [], []],
    ['not when a gift card paid all', receipt({ chargedMinor: 0 }), [], []],
    ['not for a free trial', receipt({ kind: 'subscription', totalMinor: 0 }), [], []],
    ['not for a parcel', receipt({ kind: 'shipping' }), [], []],
    ['not without a currency', receipt({ currency: null }), [], []],
  ] satisfies [string, CandidateReceipt, AccountSpan[], number[]][])('%s', (_, receipt, spans, expected) => {
    expect(amounts([receipt], spans)).toEqual(expected);
  });

  it('creates one for an order of several emails, and none if a bank transaction explains one of them', () => {
    const order = { orderId: 'HB-20319', purchasedOn: '2026-03-10' };
    const messages = [receipt(order), receipt({ ...order, id: 'r2', receivedAt: '2026-03-12' })];
    expect(listReceiptTransactions(messages, []).map((transaction) => transaction.receiptId)).toEqual(['r1']);
    expect(
      listReceiptTransactions([...messages].reverse(), []).map((transaction) => transaction.receiptId),
    ).toEqual(['r1']);
    expect(amounts([receipt(order), receipt({ ...order, id: 'r2', isExplained: true })])).toEqual([]);
  });
});

describe('transactions created from receipts while emails and bank transactions change', () => {
  const known = fc.record({
    on: fc.integer({ min: 1, max: 20 }),
    amount: fc.constantFrom(500, 900, 1_200),
    order: fc.constantFrom(null, 'ORDER-1', 'ORDER-2'),
    isExplained: fc.boolean(),
  });
  const span = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 }));
  const day = (at: number) => `2026-03-${String(at).padStart(2, '0')}`;

  it('end the same whatever was known before, with every purchase counted at most once', () => {
    const flips = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(
        fc.array(known, { maxLength: 8 }),
        fc.array(span, { maxLength: 2 }),
        flips,
        (list, days, chance) => {
          const flip = () => chance.next().value === true;
          const receipts = list.map(({ on, amount, order, isExplained }, at) =>
            receipt({
              id: `r${at}`,
              purchasedOn: day(on),
              totalMinor: amount,
              orderId: order,
              isExplained,
            }),
          );
          const spans = days.map(([a, b]) => shows(day(Math.min(a, b)), flip() ? null : day(b)));
          let stored: readonly StoredReceiptTransaction[] = [];
          for (let step = 0; step < 4; step += 1) {
            const seen = receipts.filter(flip).map((receipt) => ({
              ...receipt,
              isExplained: flip(),
              totalMinor: flip() ? 77 : receipt.totalMinor,
            }));
            stored = settle(stored, seen, spans.filter(flip));
          }
          const standing = settle(stored, receipts, spans).filter((transaction) => transaction.isActive);
          expect(shown(standing)).toEqual(shown(settle([], receipts, spans)));
          const counted = standing.flatMap((transaction) =>
            receipts.filter(({ id }) => id === transaction.receiptId),
          );
          expect(counted.filter(({ isExplained }) => isExplained)).toEqual([]);
          const orders = counted.flatMap(({ orderId, totalMinor }) =>
            orderId ? [`${orderId} ${totalMinor}`] : [],
          );
          expect(new Set(orders).size).toBe(orders.length);
        },
      ),
    );
  });

  it('are not created again after the user deleted them', () => {
    const [transaction] = settle([], [receipt()], []);
    if (!transaction) throw new Error('no transaction was created for the receipt');
    const deleted = [{ ...transaction, isActive: false, isDeleted: true }];
    expect(settle(deleted, [receipt()], [])).toEqual(deleted);
  });
});

const shown = (transactions: readonly StoredReceiptTransaction[]) =>
  transactions
    .map(({ receiptId, postedOn, amountMinor }) => `${receiptId} ${postedOn} ${amountMinor}`)
    .sort();

/** Applies a plan the way the database does. */
function settle(
  stored: readonly StoredReceiptTransaction[],
  receipts: readonly CandidateReceipt[],
  spans: readonly AccountSpan[],
): StoredReceiptTransaction[] {
  const plan = planReceiptTransactions(listReceiptTransactions(receipts, spans), stored);
  const leaving = new Set(plan.removedIds);
  const returning = new Set(plan.restoredIds);
  const fresh = new Map(
    [...plan.added, ...plan.changed].map((transaction) => [transaction.receiptId, transaction]),
  );
  const known = new Map(stored.map((transaction) => [transaction.receiptId, transaction]));
  return [...new Set([...known.keys(), ...fresh.keys()])].map((receiptId) => {
    const before = known.get(receiptId);
    const { merchant = null, ...transaction } = fresh.get(receiptId) ?? { ...before, merchant: before?.text };
    const isActive = !leaving.has(receiptId) && (returning.has(receiptId) || (before?.isActive ?? true));
    return {
      receiptId,
      postedOn: transaction.postedOn ?? '',
      amountMinor: transaction.amountMinor ?? 0,
      currency: transaction.currency ?? 'USD',
      text: receiptTransactionText({ merchant }),
      isActive,
      isDeleted: before?.isDeleted ?? false,
    };
  });
}
