import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchReceipts } from './match-receipts.ts';
import type { Match, MatchReceipt, MatchTransaction } from './match-types.ts';
import { planMatchUpdates, type StoredMatch } from './plan-match-updates.ts';

const SHOPS = ['Willow Pottery', 'Harbor Books', 'Juniper Cafe'];

function transaction(
  at: number,
  shop: number,
  amountMinor: number,
  day: number,
  isInflow: boolean,
): MatchTransaction {
  return {
    id: `t${at}`,
    accountId: 'a1',
    accountMask: '4242',
    postedOn: `2026-03-${String(day).padStart(2, '0')}`,
    authorizedOn: null,
    amountMinor: isInflow ? amountMinor : -amountMinor,
    currency: 'USD',
    description: (SHOPS[shop] ?? '').toUpperCase(),
    merchant: null,
    pending: false,
    originalAmountMinor: null,
    originalCurrency: null,
  };
}

function mail(
  at: number,
  shop: number,
  totalMinor: number,
  day: number,
  orderId: string | null,
  isRefund: boolean,
): MatchReceipt {
  const on = `2026-03-${String(day).padStart(2, '0')}`;
  return {
    id: `r${at}`,
    kind: isRefund ? 'refund' : 'purchase',
    merchant: SHOPS[shop] ?? null,
    orderId,
    purchasedOn: on,
    receivedAt: on,
    currency: 'USD',
    totalMinor,
    chargedMinor: null,
    tipMinor: null,
    cardLast4: null,
    fromDomain: null,
  };
}

const amount = fc.constantFrom(500, 1_000, 1_500, 2_000);
const shop = fc.integer({ min: 0, max: 2 });
const day = fc.integer({ min: 1, max: 28 });
const rows = fc.array(fc.tuple(shop, amount, day, fc.boolean()), { maxLength: 9 });
const order = fc.constantFrom(null, 'ORDER-77', 'ORDER-88');
const messages = fc.array(fc.tuple(shop, amount, day, order, fc.boolean()), { maxLength: 9 });

/** The stored matches after deriving from everything that has arrived so far. */
function derive(
  stored: readonly StoredMatch[],
  transactions: MatchTransaction[],
  receipts: MatchReceipt[],
): StoredMatch[] {
  const { matches } = matchReceipts({ transactions, receipts });
  const plan = planMatchUpdates(stored, matches, () => true);
  const gone = new Set([
    ...plan.unmatchedIds,
    ...[...plan.matched, ...plan.updated].map((match) => match.receiptId),
  ]);
  return [
    ...stored.filter((join) => !gone.has(join.receiptId)),
    ...[...plan.matched, ...plan.updated].flatMap(matchesOf),
  ];
}

const matchesOf = ({ receiptId, allocations, confidence, reasons }: Match): StoredMatch[] =>
  allocations.map((part) => ({ receiptId, ...part, confidence, reasons }));
const shown = (matches: readonly StoredMatch[]) => matches.map((join) => JSON.stringify(join)).sort();

describe('matches made while emails and transactions arrive', () => {
  it('do not depend on the order in which transactions and emails arrive', () => {
    fc.assert(
      fc.property(
        rows,
        messages,
        fc.infiniteStream(fc.nat(1_000_000)),
        (transactionList, mailList, chance) => {
          const all = [
            ...transactionList.map((drawn, at) => ({ transaction: transaction(at, ...drawn), mail: null })),
            ...mailList.map((drawn, at) => ({ transaction: null, mail: mail(at, ...drawn) })),
          ];
          const at = all
            .map((arrival) => ({ arrival, key: chance.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key);
          let [stored, transactions, receipts]: [StoredMatch[], MatchTransaction[], MatchReceipt[]] = [
            [],
            [],
            [],
          ];
          for (const { arrival, key } of at) {
            if (arrival.transaction) transactions = [...transactions, arrival.transaction];
            if (arrival.mail) receipts = [...receipts, arrival.mail];
            if (key % 3 === 0) stored = derive(stored, transactions, receipts);
          }
          stored = derive(stored, transactions, receipts);
          const atOnce = derive(
            [],
            all.flatMap((arrival) => arrival.transaction ?? []),
            all.flatMap((arrival) => arrival.mail ?? []),
          );
          expect(shown(stored)).toEqual(shown(atOnce));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are deleted when a better match arrives, and only suggested when the email was read with low confidence', () => {
    const match: Match = {
      receiptId: 'r1',
      allocations: [{ transactionId: 't1', amountMinor: 5 }],
      confidence: 0.99,
      decision: 'auto',
      reasons: [],
      evidence: { shows: {}, rest: 0 },
    };
    const old: StoredMatch = {
      receiptId: 'r2',
      transactionId: 't1',
      amountMinor: 5,
      confidence: 0.97,
      reasons: [],
    };
    expect(planMatchUpdates([old], [match], () => true)).toEqual({
      matched: [match],
      updated: [],
      unmatchedIds: ['r2'],
      suggestions: [],
    });
    expect(planMatchUpdates([], [match], () => false)).toEqual({
      matched: [],
      updated: [],
      unmatchedIds: [],
      suggestions: [match],
    });
  });
});
