import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { foldSameLength } from '../categorization/fold-text.ts';
import { allocate, proportionOf } from '../money/money.ts';
import type { LineItem } from '../receipts/receipt.ts';

/** A refund that a shop confirmed: positive minor units of the purchase's currency. */
export interface ShopRefund {
  readonly totalMinor: number;
  readonly items: readonly Pick<LineItem, 'name' | 'amountMinor'>[];
}

/**
 * How much of each line of a purchase its refunds gave back, by position: never more than the line came to. A refund
 * that names things lowers those; one that is as much as a single line lowers that line; else every line gives its
 * share. `lineTotals` are the lines with their parts of tax, shipping and discount.
 */
export function refundedByLine(
  items: readonly Pick<LineItem, 'name' | 'amountMinor'>[],
  lineTotals: readonly number[],
  refunds: readonly ShopRefund[],
): number[] {
  const given = lineTotals.map(() => 0);
  for (const refund of refunds) {
    const room = lineTotals.map((total, at) => Math.max(0, total - (given[at] ?? 0)));
    shareOf(refund, items, room).forEach((minor, at) => {
      given[at] = (given[at] ?? 0) + Math.min(minor, room[at] ?? 0);
    });
  }
  return given;
}

function shareOf(
  refund: ShopRefund,
  items: readonly Pick<LineItem, 'name' | 'amountMinor'>[],
  room: readonly number[],
): number[] {
  const whole = room.reduce((sum, minor) => sum + minor, 0);
  if (refund.totalMinor >= whole) return [...room];
  const named = linesNamed(refund, items);
  const prices = named.reduce((sum, weight) => sum + weight, 0);
  // Prices given back in full take along what came on top of them; else what was given back is shared.
  if (prices > 0 && refund.totalMinor < prices) return allocate(refund.totalMinor, named);
  if (prices > 0)
    return room.map((minor, at) => {
      const price = items[at]?.amountMinor ?? 0;
      return price > 0 ? proportionOf(minor, Math.min(named[at] ?? 0, price), price) : 0;
    });
  const alike = items.flatMap((item, at) =>
    (room[at] ?? 0) > 0 && (item.amountMinor === refund.totalMinor || room[at] === refund.totalMinor)
      ? [at]
      : [],
  );
  if (alike.length === 1) return room.map((minor, at) => (at === alike[0] ? minor : 0));
  return allocate(refund.totalMinor, room);
}

/** Days in which a merchant gives back what a transaction paid. */
export const REFUND_DAYS = 180;

/** A transaction of money out, or one that came back: signed minor units of one currency. */
export interface MerchantTransaction {
  readonly postedOn: CivilDate;
  readonly merchantKey: string;
  readonly amountMinor: number;
}

/**
 * Which transactions of money out came back whole, told by the bank alone: by their place, what came back. A
 * transaction that came back belongs to the newest payment of its amount to its merchant in the 180 days before; each
 * payment returns once.
 */
export function refundedTransactions(
  paid: readonly MerchantTransaction[],
  back: readonly MerchantTransaction[],
): Map<number, number> {
  const refunded = new Map<number, number>();
  const newestFirst = paid.map((_, at) => at).sort((a, b) => comparePosted(paid[b], paid[a]) || b - a);
  for (const refund of [...back].sort(comparePosted)) {
    const at = newestFirst.find((place) => {
      const transaction = paid[place];
      return (
        transaction !== undefined &&
        !refunded.has(place) &&
        transaction.merchantKey !== '' &&
        transaction.merchantKey === refund.merchantKey &&
        transaction.amountMinor === -refund.amountMinor &&
        transaction.postedOn <= refund.postedOn &&
        refund.postedOn <= addDays(transaction.postedOn, REFUND_DAYS)
      );
    });
    if (at !== undefined) refunded.set(at, refund.amountMinor);
  }
  return refunded;
}

function comparePosted(a: MerchantTransaction | undefined, b: MerchantTransaction | undefined): number {
  return (a?.postedOn ?? '').localeCompare(b?.postedOn ?? '');
}

/** Prices of the lines that a refund names; a line of the purchase is taken once. */
function linesNamed(refund: ShopRefund, items: readonly Pick<LineItem, 'name' | 'amountMinor'>[]): number[] {
  const weights = items.map(() => 0);
  for (const back of refund.items) {
    const name = nameKey(back.name);
    const at = items.findIndex((item, index) => weights[index] === 0 && nameKey(item.name) === name);
    if (at >= 0) weights[at] = Math.max(1, back.amountMinor ?? items[at]?.amountMinor ?? 1);
  }
  return weights;
}

function nameKey(name: string): string {
  return foldSameLength(name.normalize('NFC')).replace(/\s+/g, ' ').trim();
}
