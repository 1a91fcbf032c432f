import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import type { Amount } from '../amounts/amounts.ts';
import { isHeaderText } from '../amounts/column-headers.ts';
import { roleOfLabel } from '../amounts/label-roles.ts';
import type { AmountCandidate, Role } from '../amounts/roles.ts';
import type { AmountsByLine } from './item-row-name.ts';

const PER_PIECE_BEHIND = new RegExp(String.raw`^\s*(?:\/ ?)?(?:${anyOf('perPieceAfter')})`);
const PER_PIECE_BEFORE = new RegExp(`^(?:${anyOf('perPieceBefore')})$`);

/** The price of a row with columns for its discount and tax. */
interface PriceColumns {
  readonly prices: { readonly line: number; readonly unit: number; readonly quantity: number | null };
  readonly discount?: AmountCandidate;
}

/**
 * Reads a row under headers of price, discount, tax and amount (`131.88 | (84.00) | 4.55 | 52.43`), of rate, taxable
 * value and total (`1,800.00 | 3,600.00 | 3,780.00`), or of subtotal, tax and total: its price before them, if the row
 * adds up; null for other rows.
 */
export function readPriceColumns(priced: readonly AmountCandidate[]): PriceColumns | null {
  return beforeTax(priced) ?? beforeAddedTax(priced) ?? beforeDiscount(priced);
}

/**
 * The prices of a row without the amount in a tax column next to its only price, unless the price is a multiple of it,
 * without a former price, without the price of a measure after it (`$62.98 ($2.10/lb)`), and without a last column
 * that states no price (`Mail-in rebate`, `You saved`).
 */
export function onlyPrices(line: Line, found: readonly AmountCandidate[]): readonly AmountCandidate[] {
  const own = found.filter(({ amount }, at) => at === 0 || !isPriceOfMeasure(amount));
  if (own.length < found.length) return onlyPrices(line, own);
  const last = found.at(-1);
  const role = last && last.amount.header !== '' ? roleOfLabel(last.amount.header)?.role : undefined;
  const priced = found.length > 1 && (role === 'unrelated' || role === 'saved') ? found.slice(0, -1) : found;
  const [first, second, ...more] = priced;
  if (!first || !second || more.length > 0) return priced;
  if (isBesideFormer(line, first, second)) return [first];
  if (columnOf([second], 'tax') !== undefined && second.amount.minor < first.amount.minor) return [first];
  const isTax = columnOf([first], 'tax') !== undefined && second.amount.minor % first.amount.minor !== 0;
  return isTax ? [second] : priced;
}

/** A price directly before a higher one that is no multiple of it: `₹499.00 ₹3,099.00`, but no range. */
function isBesideFormer(
  { cells }: Line,
  { amount }: AmountCandidate,
  { amount: next }: AmountCandidate,
): boolean {
  if (amount.cell !== next.cell || !amount.hasMark || amount.minor === 0) return false;
  const between = cells[amount.cell]?.text.slice(amount.end, next.start) ?? '';
  return /^\s+$/.test(between) && next.minor > amount.minor && next.minor % amount.minor !== 0;
}

function beforeTax([unit, net, whole, ...more]: readonly AmountCandidate[]): PriceColumns | null {
  if (!unit || !net || !whole || more.length > 0 || unit.amount.minor === 0) return null;
  const quantity = net.amount.minor / unit.amount.minor;
  const isNet = net.amount.header !== '' && roleOfLabel(net.amount.header)?.role === 'subtotal';
  if (!isNet || !Number.isInteger(quantity) || whole.amount.minor <= net.amount.minor) return null;
  return { prices: { line: net.amount.minor, unit: unit.amount.minor, quantity } };
}

/** The net amount before its tax and their sum (`540.00 | 71.34 | 611.34`). */
function beforeAddedTax([net, tax, whole, ...more]: readonly AmountCandidate[]): PriceColumns | null {
  if (!net || !tax || !whole || more.length > 0) return null;
  const { minor } = net.amount;
  const areColumns = columnOf([net], 'subtotal') !== undefined && columnOf([tax], 'tax') !== undefined;
  if (!areColumns || minor + tax.amount.minor !== whole.amount.minor) return null;
  return { prices: { line: minor, unit: minor, quantity: null } };
}

function beforeDiscount(priced: readonly AmountCandidate[]): PriceColumns | null {
  const [price] = priced;
  const whole = priced.at(-1);
  const discount = columnOf(priced, 'discount');
  const tax = columnOf(priced, 'tax');
  if (priced.length !== 4 || !price || !whole || !discount || !tax) return null;
  const { minor } = price.amount;
  const isWhole = minor - discount.amount.minor + tax.amount.minor === whole.amount.minor;
  return isWhole && discount.amount.minor > 0
    ? { prices: { line: minor, unit: minor, quantity: null }, discount }
    : null;
}

function columnOf(priced: readonly AmountCandidate[], role: Role): AmountCandidate | undefined {
  return priced.find(({ amount }) => amount.header !== '' && roleOfLabel(amount.header)?.role === role);
}

/** The prices of an item whose columns are below each other. */
interface StackedPrices {
  readonly line: number;
  readonly unit: number;
  readonly quantity: number;
}

/**
 * Reads a row whose cells are lines below each other (`3`, `69.90`, `209.70`, or the unit price before its count): the
 * price at `index` is that of one, and the next price its product; null for other lines.
 */
export function readStack(
  lines: readonly Line[],
  byLine: AmountsByLine,
  index: number,
): StackedPrices | null {
  const unit = lonePrice(lines, byLine, index);
  if (unit === null || unit === 0) return null;
  for (const [count, sum] of [
    [index - 1, index + 1],
    [index + 1, index + 2],
  ] as const) {
    const quantity = countAlone(lines[count]);
    const line = lonePrice(lines, byLine, sum);
    if (quantity !== null && line === quantity * unit) return { line, unit, quantity };
  }
  return null;
}

/** The amount that fills its line, or null. */
function lonePrice(lines: readonly Line[], byLine: AmountsByLine, index: number): number | null {
  const [only, ...more] = byLine.get(index) ?? [];
  return only && more.length === 0 && only.amount.text === lines[index]?.text ? only.amount.minor : null;
}

function countAlone(line: Line | undefined): number | null {
  const count = /^[x×]?\s?(\d{1,3})\s?[x×]?$/.exec(line?.text ?? '')?.[1];
  return count === undefined ? null : Number(count);
}

/** Row price, unit price, and the quantity that two prices imply. */
interface Prices {
  readonly line: number;
  readonly unit: number | null;
  readonly quantity: number | null;
}

/** The price of a row and of one piece, from its only price or its first and last. */
export function pricesOf(priced: readonly AmountCandidate[], quantity: number | null): Prices {
  const [first] = priced;
  const last = priced.at(-1);
  if (!first || !last) return { line: 0, unit: null, quantity: null };
  return first === last ? priceAlone(last, quantity ?? 1) : pricesInRow(priced, first, last, quantity);
}

function priceAlone(found: AmountCandidate, count: number): Prices {
  const { minor, times } = found.amount;
  if (count > 1 && (times !== null || isPriceOfOne(found.amount)))
    return { line: minor * count, unit: minor, quantity: null };
  return { line: minor, unit: count >= 1 && minor % count === 0 ? minor / count : null, quantity: null };
}

const IMPLIED_COUNT_MAX = 999;

function pricesInRow(
  priced: readonly AmountCandidate[],
  first: AmountCandidate,
  last: AmountCandidate,
  quantity: number | null,
): Prices {
  const [whole, line] = [first.amount.minor, last.amount.minor];
  if (quantity === null) {
    const ratio = whole > 0 && line > 0 && line % whole === 0 ? line / whole : null;
    return { line, unit: whole, quantity: ratio !== null && ratio <= IMPLIED_COUNT_MAX ? ratio : null };
  }
  if (
    quantity > 1 &&
    line * quantity === whole &&
    (isPriceOfOne(last.amount) || last.amount.times === quantity)
  )
    return { line: whole, unit: line, quantity: null };
  const unit = priced.slice(0, -1).find(({ amount }) => amount.minor * quantity === line);
  return { line, unit: unit?.amount.minor ?? whole, quantity: null };
}

/** True for the first and last price of a row below the head of a table. */
export function hasHeaders(first: Amount, last: Amount): boolean {
  return first.header !== '' && isHeaderText(`${first.header}\tprice\t${last.header}`);
}

/** True for a unit price by its words. */
export function isPriceOfOne(amount: Amount): boolean {
  return PER_PIECE_BEHIND.test(amount.right) || PER_PIECE_BEFORE.test(amount.left);
}

/** True for the price of a measure (`2.00 lb @ $0.59/lb`, `11,56 € / kg`), which no number of pieces produces. */
export function isPriceOfMeasure({ right }: Amount): boolean {
  return PER_MEASURE.test(right);
}

const PER_MEASURE = /^\s?(?:(?:\/|per |je )\s?(?:\d{1,4} ?)?(?:lbs?|kg|oz|g|l|ml)|je \d{1,4} \p{L}{1,4})\b/u;

/** True for a line with a current price; former prices and savings do not count. */
export function isPriced(byLine: AmountsByLine, line: number): boolean {
  return (byLine.get(line) ?? []).some(
    ({ amount, reading }) =>
      !amount.isStruck &&
      !amount.isNegative &&
      reading.role !== 'previous' &&
      reading.role !== 'saved' &&
      !isPriceOfMeasure(amount) &&
      !(amount.minor === 0 && reading.role === 'shipping'),
  );
}
