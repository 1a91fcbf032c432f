import { assertMinor } from '../money/money.ts';
import type { LineAllocation } from '../receipts/allocate-charges.ts';
import type { LineItem, ReceiptAmounts } from '../receipts/receipt.ts';

/** A receipt paid by one or more charges. */
export interface ChargedReceipt extends ReceiptAmounts {
  readonly items: readonly LineItem[];
  /** Amount of each charge: magnitudes in minor units of the transactions' currency. */
  readonly chargesMinor: readonly number[];
}

/** A line, or one of its equal pieces. A piece belongs to exactly one charge. */
interface Piece {
  readonly line: number;
  readonly itemMinor: number;
  /** Including its shares of tax and discount, excluding shipping. */
  readonly goodsMinor: number;
  readonly totalMinor: number;
}

/** Allowed range of the sum of one charge's pieces. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Index of the charge for each piece. */
type Division = readonly number[];

const PIECES_MAX = 14;
const CHARGES_MAX = 6;
const STEPS_MAX = 50_000;
/** Maximum combined sales tax of a state and its counties, doubled for other surcharges. */
const TAX_MAX = 0.2;

/**
 * Returns, as weights per line, how much of each line one charge of an order paid. Merchants charge per shipment: if
 * exactly one division of the lines among the charges adds up, each charge gets its own lines; otherwise every charge
 * gets a share of every line. `parts` are the lines with their shares of tax, shipping and so on.
 */
export function allocateLinesToCharge(
  receipt: ChargedReceipt,
  parts: readonly LineAllocation[],
  charge: number,
): number[] {
  const whole = parts.map((part) => Math.max(0, part.totalMinor));
  const pieces = piecesOf(receipt.items, parts);
  const division = isDivisible(receipt, pieces) ? findOnlyDivision(receipt, pieces) : null;
  if (!division) return whole;
  return whole.map((weight, line) => {
    const charges = pieces.flatMap((piece, index) => (piece.line === line ? (division[index] ?? 0) : []));
    return (weight * charges.filter((to) => to === charge).length) / charges.length;
  });
}

/** True if it is known which lines each charge paid: there is one charge, or exactly one division adds up. */
export function areChargeLinesKnown(receipt: ChargedReceipt, parts: readonly LineAllocation[]): boolean {
  if (receipt.chargesMinor.length === 1) return true;
  const pieces = piecesOf(receipt.items, parts);
  return isDivisible(receipt, pieces) && findOnlyDivision(receipt, pieces) !== null;
}

function isDivisible({ items, chargesMinor, totalMinor }: ChargedReceipt, pieces: readonly Piece[]): boolean {
  const charged = chargesMinor.reduce((sum, amount) => sum + assertMinor(amount), 0);
  return (
    chargesMinor.length >= 2 &&
    chargesMinor.length <= Math.min(CHARGES_MAX, pieces.length) &&
    pieces.length <= PIECES_MAX &&
    items.every((item) => item.amountMinor !== null && item.amountMinor > 0) &&
    // In another currency, with a partial gift card, or with an outstanding charge, nothing adds up exactly.
    Math.abs(charged - (totalMinor ?? 0)) <= chargesMinor.length
  );
}

function piecesOf(items: readonly LineItem[], parts: readonly LineAllocation[]): Piece[] {
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
 * Finds the only division that adds up, or null. First exactly, with tax, discount and shipping spread over all lines
 * or shipping on one charge; else, if only tax was added, by the maximum of each charge, because tax may apply to some
 * lines only.
 */
function findOnlyDivision(receipt: ChargedReceipt, pieces: readonly Piece[]): Division | null {
  const { chargesMinor, shippingMinor, discountMinor, tipMinor } = receipt;
  const shipping = shippingMinor ?? 0;
  const exact = [
    findDivisions(
      pieces,
      (piece) => piece.totalMinor,
      chargesMinor.map((amount) => around(amount, pieces)),
    ),
    ...(shipping > 0 ? chargesMinor : []).map((_, carrier) =>
      findDivisions(
        pieces,
        (piece) => piece.goodsMinor,
        chargesMinor.map((amount, index) => around(index === carrier ? amount - shipping : amount, pieces)),
      ),
    ),
  ].flat();
  if (exact.length > 0) return onlyOne(exact);
  if (shipping > 0 || discountMinor || tipMinor) return null;
  const taxed = chargesMinor.map((amount) => ({ min: amount / (1 + TAX_MAX), max: amount }));
  return onlyOne(findDivisions(pieces, (piece) => piece.itemMinor, taxed));
}

/** Stores round tax per shipment and per piece. */
function around(amountMinor: number, pieces: readonly Piece[]): Bounds {
  const slack = 1 + pieces.length / 2;
  return { min: amountMinor - slack, max: amountMinor + slack };
}

function onlyOne(found: readonly Division[]): Division | null {
  const [first, ...others] = found;
  return first && others.every((other) => other.join() === first.join()) ? first : null;
}

/** Equal pieces of one line are interchangeable: they are assigned in the order of the charges. */
function firstCharge(pieces: readonly Piece[], chosen: readonly number[], index: number): number {
  return pieces[index - 1]?.line === pieces[index]?.line ? (chosen[index - 1] ?? 0) : 0;
}

function areReached(bounds: readonly Bounds[], sums: readonly number[]): boolean {
  return bounds.every(({ min }, to) => (sums[to] ?? 0) >= min);
}

/** Finds divisions within the bounds. Stops at two, which shows that there is more than one. */
function findDivisions(
  pieces: readonly Piece[],
  amountOf: (piece: Piece) => number,
  bounds: readonly Bounds[],
): Division[] {
  const found: Division[] = [];
  const sums = bounds.map(() => 0);
  const chosen: number[] = [];
  let steps = 0;
  const place = (index: number): void => {
    steps += 1;
    if (found.length > 1 || steps > STEPS_MAX) return;
    const piece = pieces[index];
    if (!piece) {
      if (areReached(bounds, sums)) found.push([...chosen]);
      return;
    }
    for (let to = firstCharge(pieces, chosen, index); to < bounds.length; to += 1) {
      const sum = (sums[to] ?? 0) + amountOf(piece);
      if (sum > (bounds[to]?.max ?? 0)) continue;
      sums[to] = sum;
      chosen.push(to);
      place(index + 1);
      chosen.pop();
      sums[to] = sum - amountOf(piece);
    }
  };
  place(0);
  return steps > STEPS_MAX ? [] : found;
}
