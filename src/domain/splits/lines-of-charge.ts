import { assertMinor } from '../money/money.ts';
import type { AllocatedItem } from '../receipts/allocate-charges.ts';
import type { LineItem, ReceiptAmounts } from '../receipts/receipt.ts';

/** A receipt that one or several charges paid. */
export interface ChargedReceipt extends ReceiptAmounts {
  readonly items: readonly LineItem[];
  /** What each of its charges paid: magnitudes in minor units of the transactions' currency. */
  readonly chargesMinor: readonly number[];
}

/** A line, or one of its equal pieces: it goes with one charge whole. */
interface Piece {
  readonly line: number;
  readonly itemMinor: number;
  /** With its parts of tax and discount, shipping left out. */
  readonly goodsMinor: number;
  readonly totalMinor: number;
}

/** What the pieces of one charge may add up to. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Which charge each piece goes with, by position. */
type Division = readonly number[];

const PIECES_MAX = 14;
const CHARGES_MAX = 6;
const STEPS_MAX = 50_000;
/** Highest sales tax that a state with its counties adds, and as much again for what a shop adds beside it. */
const TAX_MAX = 0.2;

/**
 * How much of each line one charge of an order paid, as weights. A shop charges parcel by parcel: where just one
 * division of the lines among the charges adds up, each charge carries its own lines and no others; where none does or
 * several do, every charge carries a part of every line. `parts` are the lines with their parts of tax, shipping and
 * the rest.
 */
export function linesOfCharge(
  receipt: ChargedReceipt,
  parts: readonly AllocatedItem[],
  charge: number,
): number[] {
  const whole = parts.map((part) => Math.max(0, part.totalMinor));
  const pieces = piecesOf(receipt.items, parts);
  const division = isDivisible(receipt, pieces) ? soleDivision(receipt, pieces) : null;
  if (!division) return whole;
  return whole.map((weight, line) => {
    const own = pieces.flatMap((piece, at) => (piece.line === line ? (division[at] ?? 0) : []));
    return (weight * own.filter((to) => to === charge).length) / own.length;
  });
}

/** Whether it is known which lines each charge paid: there is one charge, or one division that adds up. */
export function areChargesDivided(receipt: ChargedReceipt, parts: readonly AllocatedItem[]): boolean {
  if (receipt.chargesMinor.length === 1) return true;
  const pieces = piecesOf(receipt.items, parts);
  return isDivisible(receipt, pieces) && soleDivision(receipt, pieces) !== null;
}

function isDivisible({ items, chargesMinor, totalMinor }: ChargedReceipt, pieces: readonly Piece[]): boolean {
  const charged = chargesMinor.reduce((sum, amount) => sum + assertMinor(amount), 0);
  return (
    chargesMinor.length >= 2 &&
    chargesMinor.length <= Math.min(CHARGES_MAX, pieces.length) &&
    pieces.length <= PIECES_MAX &&
    items.every((item) => item.amountMinor !== null && item.amountMinor > 0) &&
    // Another currency, a gift card beside the card, or a charge that has not come: nothing adds up to the cent.
    Math.abs(charged - (totalMinor ?? 0)) <= chargesMinor.length
  );
}

function piecesOf(items: readonly LineItem[], parts: readonly AllocatedItem[]): Piece[] {
  return parts.flatMap((part, line) => {
    const quantity = items[line]?.quantity ?? 1;
    const count = Number.isInteger(quantity) && quantity >= 1 && quantity <= PIECES_MAX ? quantity : 1;
    const piece = {
      line,
      itemMinor: part.itemMinor / count,
      goodsMinor: (part.totalMinor - part.shippingMinor) / count,
      totalMinor: part.totalMinor / count,
    };
    return Array.from({ length: count }, () => piece);
  });
}

/**
 * The one division that adds up: first to the cent, with tax, discount and shipping spread over all lines, or with the
 * shipping on one charge; else, where nothing but tax came on top, by what each charge could hold at most, for tax may
 * fall on some lines and not on others.
 */
function soleDivision(receipt: ChargedReceipt, pieces: readonly Piece[]): Division | null {
  const { chargesMinor, shippingMinor, discountMinor, tipMinor } = receipt;
  const shipping = shippingMinor ?? 0;
  const exact = [
    divisions(
      pieces,
      (piece) => piece.totalMinor,
      chargesMinor.map((amount) => around(amount, pieces)),
    ),
    ...(shipping > 0 ? chargesMinor : []).map((_, carrier) =>
      divisions(
        pieces,
        (piece) => piece.goodsMinor,
        chargesMinor.map((amount, at) => around(at === carrier ? amount - shipping : amount, pieces)),
      ),
    ),
  ].flat();
  if (exact.length > 0) return soleOf(exact);
  if (shipping > 0 || discountMinor || tipMinor) return null;
  const taxed = chargesMinor.map((amount) => ({ min: amount / (1 + TAX_MAX), max: amount }));
  return soleOf(divisions(pieces, (piece) => piece.itemMinor, taxed));
}

/** Shops round the tax of each parcel and each piece. */
function around(amountMinor: number, pieces: readonly Piece[]): Bounds {
  const slack = 1 + pieces.length / 2;
  return { min: amountMinor - slack, max: amountMinor + slack };
}

function soleOf(found: readonly Division[]): Division | null {
  const [first, ...others] = found;
  return first && others.every((other) => other.join() === first.join()) ? first : null;
}

/** Equal pieces of one line are not told apart: they go in the order of the charges. */
function firstCharge(pieces: readonly Piece[], chosen: readonly number[], at: number): number {
  return pieces[at - 1]?.line === pieces[at]?.line ? (chosen[at - 1] ?? 0) : 0;
}

function areReached(bounds: readonly Bounds[], sums: readonly number[]): boolean {
  return bounds.every(({ min }, to) => (sums[to] ?? 0) >= min);
}

/** Divisions that stay within the bounds; two are enough to tell that it is not the only one. */
function divisions(
  pieces: readonly Piece[],
  amountOf: (piece: Piece) => number,
  bounds: readonly Bounds[],
): Division[] {
  const found: Division[] = [];
  const sums = bounds.map(() => 0);
  const chosen: number[] = [];
  let steps = 0;
  const place = (at: number): void => {
    steps += 1;
    if (found.length > 1 || steps > STEPS_MAX) return;
    const piece = pieces[at];
    if (!piece) {
      if (areReached(bounds, sums)) found.push([...chosen]);
      return;
    }
    for (let to = firstCharge(pieces, chosen, at); to < bounds.length; to += 1) {
      const sum = (sums[to] ?? 0) + amountOf(piece);
      if (sum > (bounds[to]?.max ?? 0)) continue;
      sums[to] = sum;
      chosen.push(to);
      place(at + 1);
      chosen.pop();
      sums[to] = sum - amountOf(piece);
    }
  };
  place(0);
  return steps > STEPS_MAX ? [] : found;
}
