import { isTipped, tradesOf } from '#domain/matching/purchase-kind.ts';
import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts, KnownMatch, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';

/** Below both of these a difference is rounding. */
const SHARE_MIN = 0.01;
const UNITS_MIN = 0.5;
/** A guest adds so much at most; more is asked about. */
const TIP_MAX = 0.3;
/** Groceries are weighed and replaced. */
const GROCERY_SHARE = 0.15;

/**
 * Purchases whose matched transactions add up to more than the email says. Less costs the user nothing, and is usual: a
 * parcel still to come, an installment, an item that was sold out, a coupon.
 */
export function chargeMismatches(facts: IndexedFacts): Finding[] {
  return facts.receipts.flatMap((receipt) => {
    const expected = receipt.chargedMinor ?? receipt.totalMinor;
    const { currency } = receipt;
    if (!expected || currency === null || receipt.kind === 'shipping' || receipt.kind === 'refund') return [];
    const matches = facts.matchesOfReceipt.get(receipt.id) ?? [];
    const transactions = bookedTransactions(matches, currency, facts);
    const chargedMinor = matches.reduce((sum, join) => sum + join.amountMinor, 0);
    const off = chargedMinor - expected;
    const unit = 10 ** currencyExponent(currency);
    if (transactions.length === 0 || off <= Math.max(expected * SHARE_MIN, unit * UNITS_MIN)) return [];
    if (isUsual(receipt.merchant, off / expected)) return [];
    const days = transactions.map((transaction) => transaction.postedOn).sort();
    return [
      {
        kind: 'amount_differs' as const,
        key: receipt.id,
        on: days.at(-1) ?? receipt.purchasedOn,
        merchant: receipt.merchant ?? transactions[0]?.merchant ?? '',
        amountMinor: off,
        currency,
        receiptIds: [receipt.id],
        transactionIds: transactions.map((transaction) => transaction.id),
        planId: null,
        facts: { statedMinor: expected, chargedMinor },
      },
    ];
  });
}

/** The transactions of the matches, none unless all are known, settled and in the receipt's currency. */
function bookedTransactions(
  matches: readonly KnownMatch[],
  currency: string,
  { transactionById }: IndexedFacts,
): KnownTransaction[] {
  const booked = matches
    .flatMap((join) => transactionById.get(join.transactionId) ?? [])
    .filter((transaction) => transaction.currency === currency && !transaction.isPending);
  return booked.length === matches.length ? booked : [];
}

/** A tip where one tips, replaced goods where one shops for food. */
function isUsual(merchant: string | null, share: number): boolean {
  const trades = tradesOf(merchant);
  if (share <= TIP_MAX && isTipped(trades)) return true;
  return (trades.has('grocery') || trades.has('delivery')) && share <= GROCERY_SHARE;
}
