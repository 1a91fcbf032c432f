import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import type { DeadlineKind } from '../ledger/history.ts';
import { currencyExponent } from '../money/money.ts';
import { type PurchaseDeadline, resolvePurchaseDeadlines } from '../receipts/purchase-deadlines.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { isAllGiftCards } from './gift-card-balances.ts';

/** Days before the deadline at which it is reported. */
const AHEAD_DAYS: Readonly<Record<DeadlineKind, number>> = { return: 7, warranty: 30 };
/**
 * Minimum amount (whole units) to report a deadline from the store's rule; deadlines set by the user are always
 * reported.
 */
const UNITS_MIN: Readonly<Record<DeadlineKind, number>> = { return: 30, warranty: 100 };

/**
 * Finds orders that can be returned for only a few more days, by the user's date or by the store's rule counted from
 * delivery.
 */
export function returnWindows(facts: IndexedFacts): Finding[] {
  return findingsOf(facts, 'return');
}

/** Finds warranties that end within a month, by the user's date or by the manufacturer's or store's rule. */
export function warrantyEnds(facts: IndexedFacts): Finding[] {
  return findingsOf(facts, 'warranty');
}

function findingsOf(facts: IndexedFacts, kind: DeadlineKind): Finding[] {
  const returned = new Set(
    facts.receipts.flatMap((receipt) =>
      receipt.kind === 'refund' && receipt.orderId ? [orderKey(receipt)] : [],
    ),
  );
  return facts.receipts.flatMap((receipt) => {
    const { totalMinor, currency } = receipt;
    if (!totalMinor || currency === null || returned.has(orderKey(receipt))) return [];
    if (isAllGiftCards(receipt)) return [];
    const parcelOn = receipt.kind === 'purchase' ? parcelDay(facts, receipt) : null;
    const clock = resolvePurchaseDeadlines({
      ...receipt,
      parcelOn,
      userDeadlines: receipt.userDeadlines ?? {},
    }).find(({ clock }) => clock === kind);
    const isWorth = totalMinor >= UNITS_MIN[kind] * 10 ** currencyExponent(currency);
    if (!clock?.untilOn || (!clock.isOwn && !isWorth)) return [];
    if (clock.untilOn < facts.today || clock.untilOn > addDays(facts.today, AHEAD_DAYS[kind])) return [];
    return [findingOf(facts, receipt, clock.untilOn, clock, parcelOn)];
  });
}

function findingOf(
  facts: IndexedFacts,
  receipt: KnownReceipt,
  on: CivilDate,
  { clock, ruleDays, isOwn }: PurchaseDeadline,
  parcelOn: CivilDate | null,
): Finding {
  return {
    kind: clock === 'return' ? 'return_window' : 'warranty_ends',
    key: receipt.id,
    on,
    merchant: receipt.merchant ?? '',
    amountMinor: receipt.totalMinor,
    currency: receipt.currency,
    receiptIds: [receipt.id],
    transactionIds: (facts.matchesOfReceipt.get(receipt.id) ?? []).map((join) => join.transactionId),
    planId: null,
    facts: { days: ruleDays, isFromParcel: parcelOn === null ? 0 : 1, isOwn: isOwn ? 1 : 0 },
  };
}

/** Date of an order's newest shipping email; null if there is none. */
function parcelDay(facts: IndexedFacts, receipt: KnownReceipt): CivilDate | null {
  if (receipt.orderId === null) return null;
  return (
    facts.receipts
      .filter((other) => other.kind === 'shipping' && orderKey(other) === orderKey(receipt))
      .map((other) => other.purchasedOn)
      .sort()
      .at(-1) ?? null
  );
}

function orderKey(receipt: KnownReceipt): string {
  return `${receipt.merchantKey}|${receipt.orderId ?? ''}`;
}
