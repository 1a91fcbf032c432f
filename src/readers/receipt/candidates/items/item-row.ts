import { anyOf } from '../../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../../page/page.ts';
import type { Amount } from '../amounts/amounts.ts';
import type { AmountCandidate, Role } from '../amounts/roles.ts';
import { isBareLabel, isCopay, isMissingItemsHeading } from './item-names.ts';
import { type AmountsByLine, type ItemLayout, type ItemName, isCounted } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { isSumLabel, nameOfPrice } from './name-of-price.ts';
import {
  countAboveName,
  countOfProductAbove,
  findQuantityAbove,
  findQuantityBelow,
  type QuantityBelow,
} from './nearby-quantity.ts';
import {
  hasHeaders,
  isPriceOfMeasure,
  isPriceOfOne,
  onlyPrices,
  pricesOf,
  readPriceColumns,
  readStack,
} from './price-columns.ts';
import { countInName, labeledQuantity, readQuantity, trailingCount } from './quantity.ts';
import {
  countAtEnd,
  countInRow,
  countInText,
  isBareSum,
  isUnitAndSum,
  shareOf,
  unitFirst,
} from './unit-and-sum.ts';

/** A fee by its words that counts as a line item. */
const GIFT_WRAP = new RegExp(anyOf('giftWrap'));
/** The count of a prescription is that of its doses (`Rx 0729114 Amoxicillin | QTY 21`). */
const PRESCRIPTION = /\brx ?#? ?\d{5}/i;
/** A larger count that does not divide the price is a measure (`250 g`). */
const MEASURE_MIN = 100;

/** Lines of a page with their amounts. */
export interface PricedPage extends ItemLayout {
  readonly lines: readonly Line[];
  readonly byLine: AmountsByLine;
}

/** A line with its prices. */
interface PricedRow {
  readonly index: number;
  readonly line: Line;
  readonly priced: readonly AmountCandidate[];
  readonly first: AmountCandidate;
  readonly last: AmountCandidate;
  /** The row has only former prices. */
  readonly isFormer: boolean;
  /** Its count with decimals in a column before the prices (`4.50`), or null. */
  readonly share: number | null;
}

/**
 * Why a row may be a line item: no objection (`plain`), the sum of one item (`sum`), an unlabeled negative amount
 * (`minus`), or a name that contains a role word (`role`).
 */
type Standing = 'plain' | 'sum' | 'minus' | 'role';

/** Reads the line item whose price is in a line; null when the line is about something else. */
export function readItemRow(
  page: PricedPage,
  index: number,
  group: readonly AmountCandidate[],
): ItemCandidate | null {
  const row = pricedRow(page, index, group);
  const standing = row && standingOf(row, page.lines[index + 1]);
  const named = standing && nameOfRow(page, row, standing);
  if (!named) return null;
  const { line, first, last } = row;
  const { quantity, below, isOfName } = countItems(page, row, named);
  const columns = readPriceColumns(row.priced);
  const stack = named.line < index ? readStack(page.lines, page.byLine, index) : null;
  const prices =
    stack ??
    (below === null || below.lineMinor === null
      ? (columns?.prices ?? pricesOf(row.priced, quantity))
      : { line: below.lineMinor, unit: below.unitMinor, quantity });
  const hasHead = hasHeaders(first.amount, last.amount);
  return {
    name: isOfName ? named.printed.trim() : nameWithoutShare(row, named),
    quantity: stack?.quantity ?? quantity ?? prices.quantity,
    unitMinor: prices.unit,
    lineMinor: last.amount.isNegative && standing !== 'minus' ? -prices.line : prices.line,
    line: index,
    nameLine: named.line,
    amount: last.amount,
    isSure: hasHead || quantity !== null || line.cells.length > 1,
    doubt: doubtOf(standing, named),
    discount: columns?.discount,
  };
}

/** The name without a count in its cell (`Exam 1.00`). */
function nameWithoutShare({ share, line, priced }: PricedRow, { name }: ItemName): string {
  const isCounted = share !== null || countAtEnd(line, priced) !== null;
  return isCounted ? name.replace(/ \d{1,3}(?:[.,]\d{1,3})?$/, '') : name;
}

function doubtOf(standing: Standing, { isDoubtful }: ItemName): ItemCandidate['doubt'] {
  if (standing === 'plain') return isDoubtful ? 'name' : null;
  return standing === 'minus' ? 'minus' : 'role';
}

/** Current prices of a row: neither former ones nor those inside a name, if there are others. */
function pricedRow(page: PricedPage, index: number, group: readonly AmountCandidate[]): PricedRow | null {
  const line = page.lines[index];
  const isOfMeasure = page.byLine.has(index + 1) && group.every(({ amount }) => isPriceOfMeasure(amount));
  const below = page.byLine.get(index + 1)?.at(-1)?.amount.minor ?? 0;
  // An article number, count, unit and price of one are the first line of the item below.
  const isOfNext = line?.cells.length === 4 && countOfProductAbove(line, below) !== null;
  if (!line || isOfMeasure || isOfNext) return null;
  const current = group.filter(({ amount, reading }) => !amount.isStruck && reading.role !== 'previous');
  const shown = current.length > 0 ? current : group.filter(({ amount }) => !amount.isStruck);
  const outside = shown.filter(({ amount }) => !isInsideName(line, amount));
  const all = outside.length > 0 ? outside : shown;
  const share = shareOf(all) ?? countInText(page.lines, index, all);
  const priced = onlyPrices(line, share === null ? unitFirst(line, all) : all.slice(1));
  const [first] = priced;
  const last = priced.at(-1);
  const isFormer = current.length === 0 && priced.some(({ reading }) => reading.isBeside || reading.isBare);
  return first && last ? { index, line, priced, first, last, isFormer, share } : null;
}

function standingOf({ line, priced, last, share }: PricedRow, below: Line | undefined): Standing | null {
  // A count and its product prove an item; a count under a header does not (`Delivery | 1.00 | 5.00`).
  if (share !== null && priced.length > 1) return 'plain';
  if (priced.every(isUnlabeledMinus)) return 'minus';
  if (last.amount.isNegative && last.reading.role === 'discount') return null;
  if (priced.every(({ reading }) => reading.role === 'previous' && reading.isBare)) return null;
  // A fee with a count (`Booking fee | 3 | 0.95 | 2.85`) is one only if the sum needs it, like a deposit on bottles.
  if (isProduct(line, priced)) return standingOfProduct(last);
  if (mayBeItem(priced) || isUnitAndSum(priced)) return 'plain';
  if (line.cells.length === 1 && priced.length === 1 && isBareSum(last.reading)) return 'sum';
  return mayBeUncertain(priced, isCounted(line), isCountedBelow(below)) ? 'role' : null;
}

function standingOfProduct({ reading: { role, isBare } }: AmountCandidate): Standing | null {
  if (role === 'tax' && isBare) return null;
  return role === 'fee' && isBare ? 'role' : 'plain';
}

function nameOfRow(page: PricedPage, row: PricedRow, standing: Standing): ItemName | null {
  const { lines } = page;
  const { index, line, first } = row;
  const named = nameOfPrice(page, index, first.amount);
  if (!named || (isSumLabel(named.name) && !isCounted(line))) return null;
  // A former price has a name next to it, or none.
  if (row.isFormer && named.line !== index) return null;
  if (standing === 'sum' && !isCountedAbove(lines, index, named.line) && !isListedSum(line, named))
    return null;
  return named;
}

/** The quantity of an item. */
interface Counted {
  readonly quantity: number | null;
  /** Quantity and prices in the lines below the row. */
  readonly below: QuantityBelow | null;
  /** The number in the name is a pack size and stays in the name. */
  readonly isOfName: boolean;
}

function countItems(page: PricedPage, row: PricedRow, named: ItemName): Counted {
  const { lines, byLine } = page;
  const { index, line, priced, last } = row;
  const minor = last.amount.minor;
  const share = row.share ?? countAtEnd(line, priced);
  if (share !== null)
    return { quantity: Number.isInteger(share) ? share : null, below: null, isOfName: false };
  const counted =
    countInRow(page, index, priced, named.raw) ??
    findQuantityAbove(lines, index, named.line) ??
    countOfProductAbove(lines[named.line - 1], minor) ??
    (page.areCountsFirst ? countAboveName(lines[named.line - 1]) : null);
  const isOne = priced.length === 1 && isPriceOfOne(last.amount);
  const below =
    counted !== null && !isOne
      ? null
      : findQuantityBelow(lines, Math.max(index, named.line), byLine, minor, isOne);
  const stated =
    counted ??
    below?.quantity ??
    countInName(named.raw) ??
    readQuantity({ ...line, cells: [] }, named.printed.replace(/(?<!\s)\s+(?:[-–—:=]\s*)?$/u, ''));
  const inPack = trailingCount(named.printed);
  const isPack = priced.length === 1 && stated !== null && minor % stated !== 0 && inPack !== null;
  const isOfPacks = counted !== null && inPack !== null && inPack !== counted;
  const isNoCount = isPack || isPrescription(named.raw, lines[index + 1]) || isMeasure(counted, minor, line);
  const quantity = isNoCount ? null : stated;
  return { quantity, below, isOfName: isPack || isOfPacks };
}

function isPrescription(raw: string, below: Line | undefined): boolean {
  return PRESCRIPTION.test(raw) || PRESCRIPTION.test(below?.text ?? '');
}

function isMeasure(count: number | null, minor: number, line: Line): boolean {
  return count !== null && count >= MEASURE_MIN && minor % count !== 0 && labeledQuantity(line) === null;
}

/** A negative amount without a discount label. */
function isUnlabeledMinus({ amount, reading }: AmountCandidate): boolean {
  return amount.isNegative && reading.role === 'discount' && reading.strength <= 1;
}

/** An amount with words on both sides, in a cell before the price, is part of the name. */
function isInsideName(line: Line, { cell, start, end }: Amount): boolean {
  const text = line.cells[cell]?.text ?? '';
  if (cell === line.cells.length - 1 || !isPriceRow(line)) return false;
  return /\p{L}{3}/u.test(text.slice(0, start)) && /^(?:\s[-–—])?\s\p{L}{3}/u.test(text.slice(end));
}

/** A row whose count times its first price equals its last price is a line item whatever its words. */
function isProduct(line: Line, group: readonly AmountCandidate[]): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last || first === last || first.amount.minor === 0) return false;
  return line.cells.some(
    ({ text }) => /^\d{1,3}$/.test(text) && Number(text) * first.amount.minor === last.amount.minor,
  );
}

function mayBeItem(group: readonly AmountCandidate[]): boolean {
  return group.every((found) => !isNoCharge(found, group.length === 1) && mayBeItemPrice(found));
}

function isNoCharge({ amount, reading: { role } }: AmountCandidate, isAlone: boolean): boolean {
  if (amount.isNegative && isAlone) return role !== 'none';
  return amount.minor === 0 && (role === 'unrelated' || role === 'due');
}

const PERCENT_BEHIND = /^\s?\(?\d{1,2} ?%/;

const ITEM_ROLES: readonly Role[] = ['none', 'unit', 'previous'];

/** True when the amount's role does not exclude a line item. */
function mayBeItemPrice({ amount, reading }: AmountCandidate): boolean {
  const { role, strength, label, isBeside } = reading;
  if (ITEM_ROLES.includes(role) || isBareLabel(label)) return true;
  // `$228.00 $136.80 40% off`: the price after its own discount.
  if (role === 'discount' && !amount.isNegative && PERCENT_BEHIND.test(amount.right)) return true;
  // The heading of a list (`Refunded items`), not the label of its first price.
  if (role === 'refund' && !isBeside && isMissingItemsHeading(label)) return true;
  if (strength <= 1 && (isBeside || amount.header !== '')) return true;
  return isBeside ? isCopay(label) : strength < 2;
}

function isCountedAbove(lines: readonly Line[], index: number, nameLine: number): boolean {
  return nameLine < index && findQuantityAbove(lines, index, nameLine) !== null;
}

/** A sum with its own count below a name with a list mark (`・「Ink」`, `合計 1 点 4,490 円`). */
function isListedSum(line: Line, { printed }: ItemName): boolean {
  return /^\s*[・•「『]/u.test(printed) && countInName(line.text) !== null;
}

function isCountedBelow(line: Line | undefined): boolean {
  return line !== undefined && line.cells.length === 1 && labeledQuantity(line) !== null;
}

/** A row whose label contains a role word among others (`Shipping tape 6-pack`), or that starts with a count. */
function mayBeUncertain(
  group: readonly AmountCandidate[],
  hasCount: boolean,
  hasCountBelow: boolean,
): boolean {
  return group.every(
    ({ amount, reading }) =>
      !amount.isNegative &&
      ((hasCount && (!reading.isBare || reading.role === 'gift' || GIFT_WRAP.test(reading.label))) ||
        (hasCountBelow && reading.role === 'fee') ||
        reading.strength <= 2 ||
        reading.role === 'none' ||
        reading.role === 'unit'),
  );
}
