import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { MatchReceipt } from './match-types.ts';
import { isRefundKind } from './purchase-kind.ts';
import { isCarrierDomain, isPaymentDomain } from './words/merchant-name.ts';
import { toBareCode, toWords } from './words/normalize-text.ts';

/**
 * The order an email belongs to, as a number equal for all emails of one order (same order number from the same
 * merchant or sender, same direction of money). An email without an order number is an order of its own.
 */
export function groupByOrder(receipts: readonly MatchReceipt[]): number[] {
  const headsByKey = new Map<string, number[]>();
  const orders = receipts.map((_, index) => index);
  const inTime = inOrderOfTime(receipts);
  for (const index of inTime) {
    const receipt = receipts[index];
    const code = receipt?.orderId ? toBareCode(receipt.orderId) : '';
    if (receipt === undefined || code.length < 3) continue;
    const key = `${code}|${isRefundKind(receipt.kind) ? 'in' : 'out'}|${receipt.currency ?? ''}`;
    const heads = headsByKey.get(key) ?? [];
    const head = heads.findLast((other) => {
      const earlier = receipts[other];
      return earlier !== undefined && isSameMerchant(earlier, receipt) && isSameTime(earlier, receipt);
    });
    if (head !== undefined) orders[index] = head;
    else headsByKey.set(key, [...heads, index]);
  }
  joinEchoes(receipts, orders, inTime);
  return orders;
}

/** Places of the receipts from the earliest on, so that what is grouped does not hang on what was read first. */
function inOrderOfTime(receipts: readonly MatchReceipt[]): readonly number[] {
  const keyed = receipts.map((receipt, index) => ({
    index,
    key: `${receipt.purchasedOn ?? receipt.receivedAt ?? ''}|${receipt.receivedAt ?? ''}|${receipt.id}`,
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ index }) => index);
}

/** A parcel's email, or a payment service's, may come so many days after the purchase it repeats. */
const ECHO_DAYS = { parcel: 14, payment: 1 } as const;
/** Emails without a common order number belong together within these days only, and with one amount only. */
export const ECHO_DAYS_MAX = Math.max(ECHO_DAYS.parcel, ECHO_DAYS.payment);

/**
 * Joins emails that repeat another purchase without its order number: the parcel's, the payment service's. What a
 * payment service numbers is its payment; two payments repeat two purchases.
 */
function joinEchoes(receipts: readonly MatchReceipt[], orders: number[], inTime: readonly number[]): void {
  const byAmount = placesByAmount(receipts, inTime);
  const paidBy = new Map<number, string>();
  for (const index of inTime) {
    const receipt = receipts[index];
    if (receipt === undefined || orders[index] !== index || !mayRepeat(receipt)) continue;
    const payment = receipt.orderId;
    const isOriginal = (other: number): boolean =>
      other !== index &&
      isEcho(receipt, receipts[other]) &&
      (payment === null || (paidBy.get(other) ?? payment) === payment);
    const original = byAmount.get(amountKey(receipt) ?? '')?.find(isOriginal);
    if (original === undefined || orders[original] === index) continue;
    if (payment !== null) paidBy.set(original, payment);
    moveToOrder(orders, index, orders[original] ?? original);
  }
}

/** A parcel's or payment service's email whose number, if it has one, is no order's. */
function mayRepeat({ kind, orderId, fromDomain }: MatchReceipt): boolean {
  if (orderId !== null && !isPaymentDomain(fromDomain)) return false;
  return kind === 'shipping' || isCarrierDomain(fromDomain);
}

function placesByAmount(receipts: readonly MatchReceipt[], inTime: readonly number[]): Map<string, number[]> {
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

function isEcho(receipt: MatchReceipt, original: MatchReceipt | undefined): boolean {
  if (original === undefined || original.kind === 'shipping' || !isSameMerchant(original, receipt))
    return false;
  if (original.merchant === null || receipt.merchant === null) return false;
  const [day, first] = [
    receipt.purchasedOn ?? receipt.receivedAt,
    original.purchasedOn ?? original.receivedAt,
  ];
  if (day === null || first === null) return false;
  const gap = daysBetween(first, day);
  if (receipt.kind === 'shipping') return gap >= 0 && gap <= ECHO_DAYS.parcel;
  const isPayment = isCarrierDomain(receipt.fromDomain) && !isCarrierDomain(original.fromDomain);
  return isPayment && original.fromDomain !== null && Math.abs(gap) <= ECHO_DAYS.payment;
}

/** Emails of one order come within two months, of one payment within weeks: a plan's number returns every month. */
const ORDER_DAYS = { parcel: 60, payment: 20 } as const;

function isSameTime(one: MatchReceipt, other: MatchReceipt): boolean {
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

/** The email that should take the transaction when several of one order could: lower comes first. */
export function mailRank(receipt: MatchReceipt): number {
  if (receipt.kind === 'shipping') return 2;
  return receipt.totalMinor === null && receipt.chargedMinor === null ? 1 : 0;
}
