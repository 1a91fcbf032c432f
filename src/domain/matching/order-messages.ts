import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { MatchReceipt } from './match-types.ts';
import { isRefundKind } from './purchase-kind.ts';
import { isPaymentServiceDomain, isThirdPartyDomain } from './words/merchant-name.ts';
import { normalizeOrderNumber, toWords } from './words/normalize-text.ts';

/**
 * Assigns each email to an order. Returns one number per email; it is equal for all emails of one order (same order
 * number, same merchant or sender, same direction of money). An email without an order number is its own order, unless
 * it repeats another email's purchase.
 */
export function groupByOrder(receipts: readonly MatchReceipt[]): number[] {
  const headsByKey = new Map<string, number[]>();
  const orders = receipts.map((_, index) => index);
  const inTime = sortByTime(receipts);
  for (const index of inTime) {
    const receipt = receipts[index];
    const code = receipt?.orderId ? normalizeOrderNumber(receipt.orderId) : '';
    if (receipt === undefined || code.length < 3) continue;
    const key = `${code}|${isRefundKind(receipt.kind) ? 'in' : 'out'}|${receipt.currency ?? ''}`;
    const heads = headsByKey.get(key) ?? [];
    const head = heads.findLast((other) => {
      const earlier = receipts[other];
      return earlier !== undefined && isSameMerchant(earlier, receipt) && areDatesClose(earlier, receipt);
    });
    if (head !== undefined) orders[index] = head;
    else headsByKey.set(key, [...heads, index]);
  }
  groupDuplicates(receipts, orders, inTime);
  return orders;
}

/** Indexes of the receipts by time, so that grouping does not depend on the order in which emails were read. */
function sortByTime(receipts: readonly MatchReceipt[]): readonly number[] {
  const keyed = receipts.map((receipt, index) => ({
    index,
    key: `${receipt.purchasedOn ?? receipt.receivedAt ?? ''}|${receipt.receivedAt ?? ''}|${receipt.id}`,
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ index }) => index);
}

/** A shipping email, or one from a payment service, may arrive this many days after the purchase it repeats. */
const DUPLICATE_DAYS = { parcel: 14, payment: 1 } as const;
/** Emails without a common order number belong together only within this many days and with the same amount. */
export const DUPLICATE_DAYS_MAX = Math.max(DUPLICATE_DAYS.parcel, DUPLICATE_DAYS.payment);

/**
 * Adds shipping and payment-service emails that repeat a purchase without its order number to that order. A payment
 * service numbers payments, so two payments repeat two purchases.
 */
function groupDuplicates(
  receipts: readonly MatchReceipt[],
  orders: number[],
  inTime: readonly number[],
): void {
  const byAmount = indexesByAmount(receipts, inTime);
  const paidBy = new Map<number, string>();
  for (const index of inTime) {
    const receipt = receipts[index];
    if (receipt === undefined || orders[index] !== index || !mayBeDuplicate(receipt)) continue;
    const payment = receipt.orderId;
    const isOriginal = (other: number): boolean =>
      other !== index &&
      isDuplicateOf(receipt, receipts[other]) &&
      (payment === null || (paidBy.get(other) ?? payment) === payment);
    const original = byAmount.get(amountKey(receipt) ?? '')?.find(isOriginal);
    if (original === undefined || orders[original] === index) continue;
    if (payment !== null) paidBy.set(original, payment);
    moveToOrder(orders, index, orders[original] ?? original);
  }
}

/** True for an email from a shipper or payment service that has no number, or one that is not an order number. */
function mayBeDuplicate({ kind, orderId, fromDomain }: MatchReceipt): boolean {
  if (orderId !== null && !isPaymentServiceDomain(fromDomain)) return false;
  return kind === 'shipping' || isThirdPartyDomain(fromDomain);
}

function indexesByAmount(
  receipts: readonly MatchReceipt[],
  inTime: readonly number[],
): Map<string, number[]> {
  const byAmount = new Map<string, number[]>();
  for (const index of inTime) {
    const key = amountKey(receipts[index]);
    if (key === null) continue;
    const places = byAmount.get(key);
    if (places) places.push(index);
    else byAmount.set(key, [index]);
  }
  return byAmount;
}

function moveToOrder(orders: number[], from: number, to: number): void {
  for (const [index, order] of orders.entries()) if (order === from) orders[index] = to;
}

function amountKey(receipt: MatchReceipt | undefined): string | null {
  if (
    receipt === undefined ||
    receipt.totalMinor === null ||
    receipt.totalMinor === 0 ||
    isRefundKind(receipt.kind)
  )
    return null;
  return `${receipt.totalMinor}|${receipt.currency ?? ''}`;
}

function isDuplicateOf(receipt: MatchReceipt, original: MatchReceipt | undefined): boolean {
  if (original === undefined || original.kind === 'shipping' || !isSameMerchant(original, receipt))
    return false;
  if (original.merchant === null || receipt.merchant === null) return false;
  const [day, first] = [
    receipt.purchasedOn ?? receipt.receivedAt,
    original.purchasedOn ?? original.receivedAt,
  ];
  if (day === null || first === null) return false;
  const gap = daysBetween(first, day);
  if (receipt.kind === 'shipping') return gap >= 0 && gap <= DUPLICATE_DAYS.parcel;
  const isPayment = isThirdPartyDomain(receipt.fromDomain) && !isThirdPartyDomain(original.fromDomain);
  return isPayment && original.fromDomain !== null && Math.abs(gap) <= DUPLICATE_DAYS.payment;
}

/**
 * Emails of one order arrive within two months, emails of one payment within weeks. Subscriptions reuse a number
 * monthly.
 */
const ORDER_DAYS = { parcel: 60, payment: 20 } as const;

function areDatesClose(one: MatchReceipt, other: MatchReceipt): boolean {
  const [a, b] = [one.purchasedOn ?? one.receivedAt, other.purchasedOn ?? other.receivedAt];
  if (a === null || b === null) return true;
  const hasParcel = one.kind === 'shipping' || other.kind === 'shipping';
  return Math.abs(daysBetween(a, b)) <= (hasParcel ? ORDER_DAYS.parcel : ORDER_DAYS.payment);
}

function isSameMerchant(one: MatchReceipt, other: MatchReceipt): boolean {
  if (one.merchant === null || other.merchant === null) return true;
  if (one.fromDomain !== null && one.fromDomain === other.fromDomain) return true;
  const [a, b] = [toWords(one.merchant).join(''), toWords(other.merchant).join('')];
  if (a.includes(b) || b.includes(a)) return true;
  const words = new Set(toWords(one.merchant));
  return toWords(other.merchant).some((word) => word.length >= 4 && words.has(word));
}

/** Rank of an email among those of its order: the lowest takes the transaction. */
export function messageRank(receipt: MatchReceipt): number {
  if (receipt.kind === 'shipping') return 2;
  return receipt.totalMinor === null && receipt.chargedMinor === null ? 1 : 0;
}
