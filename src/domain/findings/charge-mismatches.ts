import { isTipped, tradesOf } from '#domain/matching/purchase-kind.ts';
import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts, KnownMatch, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';

/** Smaller differences, by both share and units, are rounding. */
const SHARE_MIN = 0.01;
const UNITS_MIN = 0.5;
/** Maximum tip share; more is reported. */
const TIP_MAX = 0.3;
/** Groceries are weighed and substituted. */
const GROCERY_SHARE = 0.15;

/**
 * Finds purchases whose matched transactions add up to more than the email states. Less is common and harmless: an
 * outstanding shipment, an installment, an item sold out, a coupon.
 */
export function chargeMismatches(facts: IndexedFacts): Finding[] {
  return facts.receipts.flatMap((receipt) => {
    const expected = receipt.chargedMinor ?? receipt.totalMinor;
    const { currency } = receipt;
    if (!expected || currency === null || receipt.kind === 'shipping' || receipt.kind === 'refund') return [];
    const matches = facts.matchesOfReceipt.get(receipt.id) ?? [];
    const transactions = postedTransactions(matches, currency, facts);
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

/** The transactions of the matches; empty unless all are known, posted and in the receipt's currency. */
function postedTransactions(
  matches: readonly KnownMatch[],
  currency: string,
  { transactionById }: IndexedFacts,
): KnownTransaction[] {
  const booked = matches
    .flatMap((join) => transactionById.get(join.transactionId) ?? [])
    .filter((transaction) => transaction.currency === currency && !transaction.isPending);
  return booked.length === matches.length ? booked : [];
}

/** True for a tip at a tipped business, or for substituted groceries. */
function isUsual(merchant: string | null, share: number): boolean {
  const trades = tradesOf(merchant);
  if (share <= TIP_MAX && isTipped(trades)) return true;
  return (trades.has('grocery') || trades.has('delivery')) && share <= GROCERY_SHARE;
}
