import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchReceipts } from './match-receipts.ts';
import type { MatchReceipt, MatchTransaction } from './match-types.ts';

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-03-${String(number).padStart(2, '0')}`);
const currency = fc.constantFrom('USD', 'EUR', 'JPY');
const name = fc.constantFrom(
  'TARGET 00012',
  'AMZN Mktp US*2K4RT81Z0',
  'Lyft',
  'SQ *DELI',
  '',
  '***',
  '東京',
  'PAYPAL INST XFER',
  'Payment Thank You',
);
const amount = fc.constantFrom(0, 1, 250, 500, 750, 1000, 1500, 2250, 99999);

const transactions = fc.array(
  fc.record({
    accountId: fc.constantFrom('a', 'b', null),
    accountMask: fc.constantFrom('1111', '2222', null),
    postedOn: day,
    authorizedOn: fc.option(day),
    amountMinor: amount.chain((minor) => fc.constantFrom(minor, -minor)),
    currency,
    description: name,
    merchant: fc.option(name),
    pending: fc.boolean(),
    originalAmountMinor: fc.option(amount),
    originalCurrency: fc.option(currency),
  }),
  { maxLength: 25 },
);

const receipts = fc.array(
  fc.record({
    kind: fc.constantFrom('purchase', 'refund', 'subscription', 'shipping', 'other', 'surprise'),
    merchant: fc.option(name),
    orderId: fc.option(fc.constantFrom('A12345', '112-99', '')),
    purchasedOn: fc.option(day),
    receivedAt: fc.option(day),
    currency: fc.option(currency),
    totalMinor: fc.option(amount),
    chargedMinor: fc.option(amount),
    tipMinor: fc.option(amount),
    cardLast4: fc.constantFrom('1111', '9', null),
    fromDomain: fc.constantFrom('target.com', 'paypal.com', 'x', '', null),
    shipments: fc.array(fc.record({ amountMinor: fc.option(amount), shippedOn: fc.option(day) }), {
      maxLength: 3,
    }),
  }),
  { maxLength: 15 },
);

describe('matching arbitrary input', () => {
  test('keeps signs, uses each transaction once, and excludes transfers and declined pairs', () => {
    fc.assert(
      fc.property(transactions, receipts, (bareTransactions, bareReceipts) => {
        const transactions: MatchTransaction[] = bareTransactions.map((transaction, at) => ({
          ...transaction,
          id: `t${at}`,
        }));
        const messages: MatchReceipt[] = bareReceipts.map((receipt, at) => ({ ...receipt, id: `r${at}` }));
        const declined = [{ receiptId: 'r0', transactionId: 't0' }];
        const { matches } = matchReceipts({ transactions, receipts: messages, declined });
        const taken = new Map<string, number>();
        const autos = new Set<string>();
        for (const match of matches) {
          const receipt = messages.find(({ id }) => id === match.receiptId);
          expect(match.confidence).toBeGreaterThanOrEqual(0);
          expect(match.confidence).toBeLessThan(1);
          expect(receipt?.kind).not.toBe('other');
          expect(receipt?.chargedMinor).not.toBe(0);
          if (match.decision === 'auto') expect(autos.has(match.receiptId)).toBe(false);
          if (match.decision === 'auto') autos.add(match.receiptId);
          for (const part of match.allocations) {
            const transaction = transactions.find(({ id }) => id === part.transactionId);
            expect((transaction?.amountMinor ?? 0) > 0).toBe(receipt?.kind === 'refund');
            expect(transaction?.description).not.toBe('Payment Thank You');
            expect(part.amountMinor).toBeGreaterThan(0);
            expect([match.receiptId, part.transactionId]).not.toEqual(['r0', 't0']);
            if (match.decision === 'auto')
              taken.set(part.transactionId, (taken.get(part.transactionId) ?? 0) + part.amountMinor);
          }
        }
        for (const [id, sum] of taken)
          expect(sum).toBe(
            Math.abs(transactions.find((transaction) => transaction.id === id)?.amountMinor ?? 0),
          );
      }),
      { numRuns: 300 },
    );
  });
});

test('recognizes a platform that sends receipts itself by the text before the asterisk', () => {
  const transaction = {
    id: 't',
    accountId: 'a',
    accountMask: '4417',
    postedOn: '2026-07-14',
    authorizedOn: '2026-07-12',
    amountMinor: -1514,
    currency: 'USD',
    merchant: 'YouTube Premium',
    pending: false,
    description: 'GOOGLE *YouTubePremium g.co/helppay# CA',
    originalAmountMinor: null,
    originalCurrency: null,
  };
  const receipt = {
    id: 'r',
    kind: 'subscription',
    merchant: 'Google Play',
    orderId: 'YOU-94273500',
    tipMinor: null,
    purchasedOn: '2026-07-12',
    receivedAt: '2026-07-12',
    currency: 'USD',
    totalMinor: 1514,
    chargedMinor: null,
    cardLast4: '4417',
    fromDomain: 'google.com',
  };
  expect(matchReceipts({ transactions: [transaction], receipts: [receipt] }).matches).toMatchObject([
    { receiptId: 'r', decision: 'auto', allocations: [{ transactionId: 't' }] },
  ]);
});
