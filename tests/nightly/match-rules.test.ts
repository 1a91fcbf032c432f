import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { MatchReceipt, MatchTransaction } from '#domain/matching/match-types.ts';

const DAY_MS = 86_400_000;
const EARLIEST_DAYS = -7;
const LATEST_DAYS = 62;
const dayText = (day: number): string =>
  new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10);
const day = fc.integer({ min: 0, max: 150 }).map(dayText);
const amount = fc.oneof(fc.constantFrom(499, 1_000, 1_798, 2_297), fc.integer({ min: 100, max: 30_000 }));
const currency = fc.constantFrom('USD', 'EUR', 'JPY');
const shop = fc.constantFrom(
  'Target',
  'Netflix',
  'Blue Heron Bakery',
  'Amazon',
  'Nordstrom',
  'Nordstrom Rack',
);

const transactions = fc.array(
  fc.record({
    accountId: fc.constantFrom('a', 'b'),
    accountMask: fc.constantFrom('1111', '2222'),
    postedOn: day,
    amountMinor: amount.chain((minor) => fc.constantFrom(-minor, minor)),
    currency,
    description: shop,
    originalAmountMinor: fc.option(amount),
    originalCurrency: fc.option(currency),
  }),
  { maxLength: 40 },
);
/** Most receipts belong to one of the transactions, some days earlier; the rest to none. */
const receipts = fc.array(
  fc.record({
    off: fc.constantFrom(0, 0, 0, 150),
    of: fc.option(fc.nat({ max: 39 }), { freq: 5 }),
    kind: fc.constantFrom('purchase', 'subscription'),
    merchant: shop,
    orderId: fc.option(fc.constantFrom('112-44871', '7781-20')),
    lag: fc.integer({ min: -10, max: 70 }).chain((far) => fc.constantFrom(0, 1, 2, far)),
    purchasedOn: day,
    currency,
    totalMinor: amount,
    tipMinor: fc.option(fc.constantFrom(100, 300), { freq: 1 }),
    cardLast4: fc.constantFrom('1111', '9999', null),
  }),
  { maxLength: 20 },
);

type BareReceipt = typeof receipts extends fc.Arbitrary<(infer One)[]> ? One : never;

function receiptOf(
  { of, off, lag, ...bare }: BareReceipt,
  at: number,
  bank: readonly MatchTransaction[],
): MatchReceipt {
  const rest = {
    ...bare,
    id: `r${at}`,
    receivedAt: null,
    chargedMinor: null,
    fromDomain: null,
    shipments: [],
  };
  const charge = of === null ? undefined : bank[of];
  if (!charge) return rest;
  return {
    ...rest,
    kind: charge.amountMinor > 0 ? 'refund' : rest.kind,
    merchant: charge.description,
    currency: charge.currency,
    totalMinor: Math.max(1, Math.abs(charge.amountMinor) - off),
    purchasedOn: dayText(daysBetween(dayText(0), charge.postedOn) - lag),
  };
}

/** The bank's amount in the receipt's currency, without its sign; null if it has none. */
function amountIn(wanted: string | null, transaction: MatchTransaction): number | null {
  if (transaction.currency === wanted) return Math.abs(transaction.amountMinor);
  return transaction.originalCurrency === wanted ? Math.abs(transaction.originalAmountMinor ?? 0) : null;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

test('an automatic match respects currency, amount and window, and uses each transaction once', () => {
  let automatic = 0;
  fc.assert(
    fc.property(transactions, receipts, (bareTransactions, bareReceipts) => {
      const bank: MatchTransaction[] = bareTransactions.map((transaction, at) => ({
        ...transaction,
        id: `t${at}`,
        authorizedOn: null,
        merchant: null,
        pending: false,
      }));
      const messages = bareReceipts.map((receipt, at) => receiptOf(receipt, at, bank));
      const byId = new Map(bank.map((transaction) => [transaction.id, transaction]));
      const { matches } = matchReceipts({ transactions: bank, receipts: messages, declined: [] });
      const taken = new Set<string>();
      for (const match of matches.filter(({ decision }) => decision === 'auto')) {
        const receipt = messages.find(({ id }) => id === match.receiptId);
        const parts = match.allocations.flatMap(({ transactionId }) => byId.get(transactionId) ?? []);
        const amounts = parts.map((part) => amountIn(receipt?.currency ?? null, part));
        automatic += 1;
        expect(amounts).not.toContain(null);
        const isAlone = matches.filter((other) =>
          other.allocations.some(({ transactionId }) => transactionId === parts[0]?.id),
        ).length;
        const sum = amounts.reduce<number>((total, each) => total + (each ?? 0), 0);
        const total = receipt?.totalMinor ?? 0;
        if (isAlone === 1) expect([total, total + (receipt?.tipMinor ?? 0)]).toContain(sum);
        for (const part of parts) {
          const days = daysBetween(receipt?.purchasedOn ?? '', part.postedOn);
          expect(days).toBeGreaterThanOrEqual(EARLIEST_DAYS);
          expect(days).toBeLessThanOrEqual(LATEST_DAYS);
          if (isAlone === 1) expect(taken.has(part.id)).toBe(false);
          taken.add(part.id);
        }
      }
    }),
    { numRuns: 3_000 },
  );
  expect(automatic).toBeGreaterThan(400);
});
