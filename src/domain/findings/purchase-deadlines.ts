import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import type { DeadlineKind } from '../ledger/history.ts';
import { currencyExponent } from '../money/money.ts';
import { type PurchaseDeadline, resolvePurchaseDeadlines } from '../receipts/purchase-deadlines.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { isAllGiftCards } from './gift-card-balances.ts';
import { orderKey } from './order-facts.ts';

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
  const parcels = newestParcels(facts.receipts);
  const refunds = Map.groupBy(
    facts.receipts.filter((receipt) => receipt.kind === 'refund'),
    orderKey,
  );
  return facts.receipts.flatMap((receipt) => {
    const totalMinor = keptMinor(receipt, refunds);
    if (totalMinor <= 0 || isAllGiftCards(receipt)) return [];
    const parcelOn = receipt.kind === 'purchase' ? (parcels.get(orderKey(receipt)) ?? null) : null;
    const clock = resolvePurchaseDeadlines({
      ...receipt,
      parcelOn,
      userDeadlines: receipt.userDeadlines ?? {},
    }).find(({ clock }) => clock === kind);
    const isWorth = totalMinor >= UNITS_MIN[kind] * 10 ** currencyExponent(receipt.currency ?? '');
    if (!clock?.untilOn || (!clock.isOwn && !isWorth)) return [];
    if (clock.untilOn < facts.today || clock.untilOn > addDays(facts.today, AHEAD_DAYS[kind])) return [];
    return [findingOf(facts, { ...receipt, totalMinor }, clock.untilOn, clock, parcelOn)];
  });
}

/** The part of a receipt's total that its order's refunds left; 0 if that is unknown. */
function keptMinor(
  receipt: KnownReceipt,
  refunds: ReadonlyMap<string | null, readonly KnownReceipt[]>,
): number {
  const { totalMinor, currency } = receipt;
  if (totalMinor === null || currency === null) return 0;
  const key = orderKey(receipt);
  const ofOrder = key === null ? [] : (refunds.get(key) ?? []);
  // A refund without an amount or in another currency may be that of the complete order.
  if (ofOrder.some((refund) => refund.totalMinor === null || refund.currency !== currency)) return 0;
  return ofOrder.reduce((rest, refund) => rest - (refund.totalMinor ?? 0), totalMinor);
}

/** Date of each order's newest shipping email. */
function newestParcels(receipts: readonly KnownReceipt[]): ReadonlyMap<string | null, CivilDate> {
  const newest = new Map<string, CivilDate>();
  for (const receipt of receipts) {
    const key = receipt.kind === 'shipping' ? orderKey(receipt) : null;
    if (key !== null && receipt.purchasedOn > (newest.get(key) ?? '')) newest.set(key, receipt.purchasedOn);
  }
  return newest;
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
