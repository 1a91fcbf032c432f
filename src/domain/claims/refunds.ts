import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { foldSameLength } from '../categorization/fold-text.ts';
import { allocate, proportionOf } from '../money/money.ts';
import type { LineItem } from '../receipts/receipt.ts';

/** A refund confirmed by a merchant: positive minor units of the purchase's currency. */
export interface MerchantRefund extends RefundedAmount {
  readonly receiptId: string;
  readonly refundedOn: CivilDate;
}

/** What a merchant refunded. */
interface RefundedAmount {
  readonly totalMinor: number;
  readonly items: readonly Pick<LineItem, 'name' | 'amountMinor'>[];
}

/**
 * Allocates refunds to the lines of a purchase, by index, never more than a line's total. A refund that names items
 * reduces those; one equal to a single line reduces that line; otherwise every line gets a share. `lineTotals` are the
 * lines with their shares of tax, shipping and discount.
 */
export function allocateRefundsToLines(
  items: readonly Pick<LineItem, 'name' | 'amountMinor'>[],
  lineTotals: readonly number[],
  refunds: readonly RefundedAmount[],
): number[] {
  const refundedByLine = lineTotals.map(() => 0);
  for (const refund of refunds) {
    const room = lineTotals.map((total, index) => Math.max(0, total - (refundedByLine[index] ?? 0)));
    shareOf(refund, items, room).forEach((minor, index) => {
      refundedByLine[index] = (refundedByLine[index] ?? 0) + Math.min(minor, room[index] ?? 0);
    });
  }
  return refundedByLine;
}

function shareOf(
  refund: RefundedAmount,
  items: readonly Pick<LineItem, 'name' | 'amountMinor'>[],
  room: readonly number[],
): number[] {
  const whole = room.reduce((sum, minor) => sum + minor, 0);
  if (refund.totalMinor >= whole) return [...room];
  const named = namedLineWeights(refund, items);
  const prices = named.reduce((sum, weight) => sum + weight, 0);
  // A full refund of the prices includes tax and shipping; a partial one is shared.
  if (prices > 0 && refund.totalMinor < prices) return allocate(refund.totalMinor, named);
  if (prices > 0)
    return room.map((minor, index) => {
      const price = items[index]?.amountMinor ?? 0;
      return price > 0 ? proportionOf(minor, Math.min(named[index] ?? 0, price), price) : 0;
    });
  const alike = items.flatMap((item, index) =>
    (room[index] ?? 0) > 0 && (item.amountMinor === refund.totalMinor || room[index] === refund.totalMinor)
      ? [index]
      : [],
  );
  if (alike.length === 1) return room.map((minor, index) => (index === alike[0] ? minor : 0));
  return allocate(refund.totalMinor, room);
}

/** Days within which a transaction may be refunded. */
export const REFUND_DAYS = 180;

/** An outflow or refund: signed minor units of one currency. */
export interface MerchantTransaction {
  readonly postedOn: CivilDate;
  readonly merchantKey: string;
  readonly amountMinor: number;
}

/** An outflow to a merchant. */
export type MerchantPayment = MerchantTransaction & { readonly id: string };

/**
 * Finds outflows that were fully refunded according to the bank alone. Returns the refund by the payment's ID.
 * A refund belongs to the newest payment of the same amount to the same merchant in the preceding 180 days; each
 * payment is refunded once. `paid`: every such payment since the oldest one asked about, oldest first, because a newer
 * one takes the refund.
 */
export function matchRefundedTransactions<Back extends MerchantTransaction>(
  paid: readonly MerchantPayment[],
  back: readonly Back[],
): Map<string, Back> {
  const refunded = new Map<string, Back>();
  const newestFirst = paid.toSorted(comparePosted).reverse();
  for (const refund of back.toSorted(comparePosted)) {
    const payment = newestFirst.find(
      ({ id, merchantKey, amountMinor, postedOn }) =>
        !refunded.has(id) &&
        merchantKey !== '' &&
        merchantKey === refund.merchantKey &&
        amountMinor === -refund.amountMinor &&
        postedOn <= refund.postedOn &&
        refund.postedOn <= addDays(postedOn, REFUND_DAYS),
    );
    if (payment) refunded.set(payment.id, refund);
  }
  return refunded;
}

function comparePosted(a: MerchantTransaction, b: MerchantTransaction): number {
  return a.postedOn.localeCompare(b.postedOn);
}

/** Prices of the lines a refund names. Each line is used once. */
function namedLineWeights(
  refund: RefundedAmount,
  items: readonly Pick<LineItem, 'name' | 'amountMinor'>[],
): number[] {
  const weights = items.map(() => 0);
  for (const back of refund.items) {
    const name = nameKey(back.name);
    const index = items.findIndex((item, index) => weights[index] === 0 && nameKey(item.name) === name);
    if (index >= 0) weights[index] = Math.max(1, back.amountMinor ?? items[index]?.amountMinor ?? 1);
  }
  return weights;
}

function nameKey(name: string): string {
  return foldSameLength(name.normalize('NFC')).replace(/\s+/g, ' ').trim();
}
