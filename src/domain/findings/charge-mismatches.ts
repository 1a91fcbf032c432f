import { isTipped, tradesOf } from '#domain/matching/purchase-kind.ts';
import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts } from './facts.ts';
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
    const matches = facts.matchesOfReceipt.get(receipt.id) ?? [];
    const expected = receipt.chargedMinor ?? receipt.totalMinor;
    if (matches.length === 0 || !expected || receipt.currency === null) return [];
    if (receipt.kind === 'shipping' || receipt.kind === 'refund') return [];
    const transactions = matches.flatMap((join) => facts.transactionById.get(join.transactionId) ?? []);
    if (
      transactions.length < matches.length ||
      transactions.some((transaction) => transaction.currency !== receipt.currency || transaction.isPending)
    )
      return [];
    const chargedMinor = matches.reduce((sum, join) => sum + join.amountMinor, 0);
    const off = chargedMinor - expected;
    const unit = 10 ** currencyExponent(receipt.currency);
    if (off <= Math.max(expected * SHARE_MIN, unit * UNITS_MIN)) return [];
    if (isUsual(receipt.merchant, off / expected)) return [];
    return [
      {
        kind: 'amount_differs' as const,
        key: receipt.id,
        on:
          transactions
            .map((transaction) => transaction.postedOn)
            .sort()
            .at(-1) ?? receipt.purchasedOn,
        merchant: receipt.merchant ?? transactions[0]?.merchant ?? '',
        amountMinor: off,
        currency: receipt.currency,
        receiptIds: [receipt.id],
        transactionIds: transactions.map((transaction) => transaction.id),
        planId: null,
        facts: { statedMinor: expected, chargedMinor },
      },
    ];
  });
}

/** A tip where one tips, replaced goods where one shops for food. */
function isUsual(merchant: string | null, share: number): boolean {
  const trades = tradesOf(merchant);
  if (share <= TIP_MAX && isTipped(trades)) return true;
  return (trades.has('grocery') || trades.has('delivery')) && share <= GROCERY_SHARE;
}
