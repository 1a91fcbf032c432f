import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile } from './ledger/reconcile/reconcile.ts';
import { pairTransfers } from './ledger/transfers/pair-transfers.ts';
import { TRANSFER_AUTO_FROM } from './ledger/transfers/transfer-types.ts';
import { matchReceipts } from './matching/match-receipts.ts';
import { detectStreams } from './recurring/detect-streams.ts';

const id = fc.constantFrom('1', '2', '3', 'x', '');
const day = fc.constantFrom(
  '0001-01-01',
  '2024-02-29',
  '2026-01-01',
  '2026-01-02',
  '2026-02-01',
  '9999-12-31',
);
const dayOrNone = fc.option(day, { nil: null });
const amount = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, -500, 500, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
  fc.integer({ min: -5000, max: 5000 }),
);
const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'XQQ', '');
const text = fc.constantFrom(
  '',
  ' ',
  'TRANSFER',
  'NETFLIX.COM',
  'ZELLE TO ÅSA',
  '١٢٣',
  '***',
  'trial',
  '\u0000',
  '4242',
);
const textOrNone = fc.option(text, { nil: null });
const account = fc.constantFrom('a', 'b', '');

const transfer = fc.record({
  id,
  accountId: account,
  postedOn: day,
  amountMinor: amount,
  currency,
  description: text,
  merchant: textOrNone,
});
const bankTransaction = fc.record({
  id,
  accountId: account,
  postedOn: day,
  authorizedOn: dayOrNone,
  amountMinor: amount,
  currency,
  description: text,
  merchant: textOrNone,
  pending: fc.boolean(),
  externalId: textOrNone,
});
const charged = fc.record({
  id,
  accountId: fc.option(account, { nil: null }),
  accountMask: textOrNone,
  postedOn: day,
  authorizedOn: dayOrNone,
  amountMinor: amount,
  currency,
  description: text,
  merchant: textOrNone,
  pending: fc.boolean(),
  originalAmountMinor: fc.option(amount, { nil: null }),
  originalCurrency: fc.option(currency, { nil: null }),
});
const sum = fc.option(amount, { nil: null });
const mail = fc.record({
  id,
  kind: fc.constantFrom('purchase', 'refund', 'subscription', 'shipping', 'other', ''),
  merchant: textOrNone,
  orderId: textOrNone,
  purchasedOn: dayOrNone,
  receivedAt: dayOrNone,
  currency: fc.option(currency, { nil: null }),
  totalMinor: sum,
  chargedMinor: sum,
  tipMinor: sum,
  cardLast4: textOrNone,
  fromDomain: textOrNone,
  shipments: fc.array(fc.record({ amountMinor: sum, shippedOn: dayOrNone }), { maxLength: 3 }),
});
const some = { maxLength: 14 };

describe('transactions of any kind', () => {
  it('never break the search for transfers and streams, and no transaction is paired twice', () => {
    const accounts = ['a', 'b'].map((key) => ({ id: key, name: '', type: 'checking', currency: 'USD' }));
    fc.assert(
      fc.property(
        fc.uniqueArray(transfer, { ...some, selector: (transaction) => transaction.id }),
        day,
        (transactions, asOf) => {
          const rates = { EUR: { '2026-01-01': '0', '2026-02-01': '1.1' }, XQQ: {} };
          const transfers = pairTransfers({ accounts, transactions, rates });
          const sure = transfers.filter(({ confidence }) => confidence >= TRANSFER_AUTO_FROM);
          const rows = sure.flatMap(({ outflowId, inflowId }) => [outflowId, inflowId]);
          expect(new Set(rows).size).toBe(rows.length);
          detectStreams({ asOf, accounts, transactions, rates, transfers });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('each get one decision when they arrive, in their order', () => {
    fc.assert(
      fc.property(fc.array(bankTransaction, some), fc.array(bankTransaction, some), (existing, incoming) => {
        const decisions = reconcile({ existing, incoming });
        expect(decisions.map(({ incomingId }) => incomingId)).toEqual(
          incoming.map((transaction) => transaction.id),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('never break the matching of emails, and no email is joined twice', () => {
    fc.assert(
      fc.property(
        fc.array(charged, some),
        fc.uniqueArray(mail, { ...some, selector: ({ id }) => id }),
        (transactions, receipts) => {
          const matched = matchReceipts({ transactions, receipts })
            .matches.filter(({ decision }) => decision === 'auto')
            .map(({ receiptId }) => receiptId);
          expect(new Set(matched).size).toBe(matched.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
