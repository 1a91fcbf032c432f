import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Cell, Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { Amount } from '../amounts/amounts.ts';
import type { AmountCandidate, RoleReading } from '../amounts/roles.ts';
import { isUnderCodeHeader } from './name-column.ts';
import { isPriceOfOne } from './price-columns.ts';
import { readQuantity } from './quantity.ts';

interface PricedLines {
  readonly lines: readonly Line[];
  readonly byLine: ReadonlyMap<number, readonly AmountCandidate[]>;
}

/** A unit price behind the sum of its item (`352 yen (unit price 88 yen)`, `€14.98 (€7.49 / pc)`) moves before it. */
export function unitFirst(line: Line, priced: readonly AmountCandidate[]): readonly AmountCandidate[] {
  const [first, second, ...more] = priced;
  if (!first || !second || more.length > 0) return priced;
  const isUnit = isBareSum(first.reading) && second.reading.role === 'unit';
  const isOne = isPriceOfOne(second.amount) && isShare(second.amount, first.amount);
  return isUnit || isOne || isUnitInBrackets(line, first, second) ? [second, first] : priced;
}

/** A price in brackets that the price before it is a multiple of. */
function isUnitInBrackets(
  { cells }: Line,
  first: AmountCandidate,
  { amount, reading }: AmountCandidate,
): boolean {
  const { cell, end } = first.amount;
  if (amount.cell !== cell || !isShare(amount, first.amount)) return false;
  const between = cells[cell]?.text.slice(end, amount.start) ?? '';
  const isPrice = reading.role === 'none' || reading.role === 'unit';
  return isPrice && /^\s?[(（]\P{L}{0,3}$/u.test(between);
}

/** True for an amount that a higher one is a multiple of. */
function isShare({ minor, isNegative }: Amount, whole: Amount): boolean {
  return !isNegative && minor > 0 && minor < whole.minor && whole.minor % minor === 0;
}

/** A unit price and its sum, each with its own label (`Unit price 19.99`, `Total 39.98`; `Ár: 499 Ft/db`). */
export function isUnitAndSum([unit, sum, ...more]: readonly AmountCandidate[]): boolean {
  if (!unit || !sum || more.length > 0 || unit.amount.minor === 0) return false;
  return (
    (unit.reading.role === 'unit' || isPriceOfOne(unit.amount)) &&
    isBareSum(sum.reading) &&
    !sum.amount.isNegative &&
    sum.amount.minor % unit.amount.minor === 0
  );
}

/** The sum of one item under its name and count (`Menge: 1`, `Gesamt: 24,99`). */
export function isBareSum({ role, isBare }: RoleReading): boolean {
  return isBare === true && (role === 'total' || role === 'subtotal');
}

const QUANTITY_HEADER = new RegExp(`^(?:${anyOf('quantityLabel')})$`);
const QUANTITY_IN_HEADER = new RegExp(
  String.raw`\b(?:${anyOf('quantityLabel')})\.?\s.{0,60}\b(?:${anyOf('priceHeader')})\b`,
);
const PRICES_IN_HEADER = new RegExp(String.raw`\b(?:${anyOf('priceHeader')})\b`, 'g');
const SHARE = /^\d{1,4}[.,]\d{1,3}$/;

/**
 * The first column of a row that counts with decimals: hours, a weight or `1.00` (`4.50 | 110.00 | 495.00`), if it is
 * under a header of quantities, or if it and the unit price produce the sum of the row; null for other rows.
 */
export function shareOf([share, unit, sum, ...more]: readonly AmountCandidate[]): number | null {
  if (!share || !unit) return null;
  const { hasMark, isNegative, text, cell, header } = share.amount;
  if (hasMark || isNegative || unit.amount.minor === 0 || cell === unit.amount.cell || !SHARE.test(text))
    return null;
  const count = Number(text.replace(',', '.'));
  if (QUANTITY_HEADER.test(header)) return count;
  return sum && more.length === 0 && Math.round(count * unit.amount.minor) === sum.amount.minor
    ? count
    : null;
}

/** `1.00` or `3.0`: a whole count that is no price, because prices have two decimals or a currency. */
const WHOLE = /^\d{1,3}[.,]0{1,3}$/;
const HEADER_LINES_MAX = 60;

/**
 * The whole count before the price of a row whose columns are in one cell (`Exam 1.00 72.00`), below a line that names
 * a quantity and as many prices; null for other rows.
 */
export function countInText(
  lines: readonly Line[],
  index: number,
  [count, ...prices]: readonly AmountCandidate[],
): number | null {
  const last = prices.at(-1);
  if (!count || !last || prices.length > 2) return null;
  const isInCell = prices.every(({ amount }) => amount.cell === count.amount.cell);
  if (!isInCell || count.amount.hasMark || count.amount.isNegative || !WHOLE.test(count.amount.text))
    return null;
  const heads = lines.slice(Math.max(0, index - HEADER_LINES_MAX), index);
  const head = heads.findLast(({ text }) => !/\d/.test(text) && QUANTITY_IN_HEADER.test(foldText(text)));
  const named = foldText(head?.text ?? '').match(PRICES_IN_HEADER) ?? [];
  return named.length === prices.length ? Number.parseInt(count.amount.text, 10) : null;
}

/** The count between a name and two prices in one cell (`Rotors 2 74.25 148.50`), which turns one into the other. */
export function countAtEnd({ cells }: Line, priced: readonly AmountCandidate[]): number | null {
  const [unit, sum] = [priced[0]?.amount, priced.at(-1)?.amount];
  if (!unit || !sum || unit === sum || unit.cell !== sum.cell) return null;
  const before = cells[unit.cell]?.text.slice(0, unit.start) ?? '';
  const count = Number(COUNT_AT_END.exec(before)?.[0].replace(',', '.') ?? Number.NaN);
  return Math.round(count * unit.minor) === sum.minor ? count : null;
}

const COUNT_AT_END = /(?<=\p{L}\S{0,40}\s)\d{1,3}(?:[.,]\d{1,2})?\s$/u;

const NUMBER = /^\d{1,3}(?:[.,]0+)?$/;
/** A whole number other than one, with decimals: a price more likely than a count. */
const SEVERAL = /^(?!1[.,])\d+[.,]/;

/** A whole percentage in its own column. */
const PERCENT = /^\d{1,2} ?%?$/;

/**
 * The count in the row of an item, with its own label or the one that turns the first price into the last. A number of
 * a column of codes, or one with decimals, counts only if it does that.
 */
export function countInRow(
  { lines, byLine }: PricedLines,
  index: number,
  priced: readonly AmountCandidate[],
  raw: string,
): number | null {
  const line = lines[index];
  const [unit, ...sums] = priced.map(({ amount }) => amount);
  if (!unit || !line) return null;
  const shares = line.cells
    .filter(({ text }) => PERCENT.test(text))
    .map(({ text }) => Number.parseInt(text, 10));
  const isCount = (count: number) =>
    [0, ...shares].some((off) => {
      const minor = Math.round((count * unit.minor * (100 - off)) / 100);
      return sums.some((sum) => sum.minor === minor);
    });
  const isCode = (cell: Cell) => isUnderCodeHeader(lines, index, cell, (at) => byLine.has(at));
  const price = line.cells[priced.at(-1)?.amount.cell ?? -1];
  const isNoCount = (cell: Cell) =>
    NUMBER.test(cell.text) &&
    (cell === price || isCode(cell) || SEVERAL.test(cell.text)) &&
    !isCount(Number(cell.text.replace(',', '.')));
  const cells = line.cells.filter((cell) => !isNoCount(cell));
  return (
    unit.times ??
    countOfProduct(line, priced) ??
    countBetween(line, priced) ??
    readQuantity({ ...line, cells }, raw, isCount)
  );
}

const COUNT_OF_UNIT = /(?:^|\s)(\d{1,3})\s?\p{L}{1,4}\.?\s?[x×]\s$/u;

/** The count before a later unit price (`300 ml (1 830 Ft/l) • 3 db x 549 Ft`) that produces the sum of the row. */
function countOfProduct({ cells }: Line, priced: readonly AmountCandidate[]): number | null {
  const sum = priced.at(-1)?.amount.minor;
  for (const { amount } of priced.slice(0, -1)) {
    const before = cells[amount.cell]?.text.slice(0, amount.start) ?? '';
    const count = Number(COUNT_OF_UNIT.exec(before)?.[1] ?? Number.NaN);
    if (count * amount.minor === sum) return count;
  }
  return null;
}

/** A bare number, or a count with its unit before an equals sign. */
const COUNT_BETWEEN = /^\s*(?:[x×]\s?)?(\d{1,3})\s*(?:=\s*)?$|^[^\dx×]{0,5}[x×]\s?(\d{1,3})[^\d=]{0,5}=\s*$/;

/** A number between two prices (`754円 1 754円`, `300(円) x 2(個) = 600(円)`) that turns the first into the second. */
function countBetween({ cells }: Line, priced: readonly AmountCandidate[]): number | null {
  const [first, second] = priced.map(({ amount }) => amount);
  if (!first || !second || first.cell !== second.cell) return null;
  const between = cells[first.cell]?.text.slice(first.end, second.start) ?? '';
  const [, bare, counted] = COUNT_BETWEEN.exec(between) ?? [];
  const count = Number(bare ?? counted ?? Number.NaN);
  return count * first.minor === second.minor ? count : null;
}
