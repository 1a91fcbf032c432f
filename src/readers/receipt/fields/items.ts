import { anyOf } from '../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { type Amount, isHeaderText } from './amounts.ts';
import { countAbove, countBelow } from './count-beside.ts';
import { isBareLabel, isHeadOfMissing } from './item-names.ts';
import { type AmountsByLine, findRowName, isCounted } from './item-row-name.ts';
import { areNamesBelow, nameBelow } from './names-below.ts';
import { readOwnSums } from './own-sums.ts';
import { countInName, labelledQuantity, readQuantity, trailingCount } from './quantity.ts';
import { type RoleReading, roleOfLabel } from './roles.ts';
import { withoutExplainedFlags } from './till-legend.ts';

const PER_PIECE_BEHIND = new RegExp(String.raw`^\s*(?:\/ ?)?(?:${anyOf('perPieceBehind')})`);
const PER_PIECE_BEFORE = new RegExp(`^(?:${anyOf('perPieceBefore')})$`);

/** A bought thing as it stands in the mail. */
export interface ItemRow {
  readonly name: string;
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  readonly lineMinor: number;
  /** Line of the amount. */
  readonly line: number;
  /** Line of the name. */
  readonly nameLine: number;
  readonly amount: Amount;
  /** Table head or quantity speak for an item; a bare name and amount do not. */
  readonly isSure: boolean;
  /**
   * Its words may as well be about the order (`name`: `Table lamp`) or say what the amount is (`role`: `Shipping
   * tape`): only a sum that needs it makes it a thing. With a minus (`minus`) it is one where money comes back.
   */
  readonly doubt: 'name' | 'role' | 'minus' | null;
}

export interface ReadAmount {
  readonly amount: Amount;
  readonly reading: RoleReading;
}

/** What is a fee by its words and is counted among the things. */
const GIFT_WRAP = new RegExp(anyOf('giftWrap'));
const ITEMS_MAX = 400;
const SUM_LABEL_CHARS_MAX = 40;

/** Item rows among the amounts of a page, in order. */
export function readItems(lines: readonly Line[], reads: readonly ReadAmount[]): readonly ItemRow[] {
  const byLine = new Map<number, ReadAmount[]>();
  for (const read of reads) {
    const group = byLine.get(read.amount.line);
    if (group) group.push(read);
    else byLine.set(read.amount.line, [read]);
  }
  const items: ItemRow[] = [];
  const isBelow = areNamesBelow(lines, byLine);
  for (const [index, group] of byLine) {
    if (items.length >= ITEMS_MAX) break;
    const item = readRow(lines, index, group, byLine, isBelow);
    if (!item || isSameThing(items.at(-1), item)) continue;
    const isMissing = isUnderMissing(lines, item, byLine);
    if (!isMissing) items.push(item);
    else if (item.lineMinor !== 0) items.push({ ...item, doubt: item.doubt ?? 'name' });
  }
  if (!items.some(({ doubt }) => doubt === null)) items.push(...readOwnSums(lines, reads));
  // Among things that cost something, one of no price and no count did not come (`Out of stock`).
  const isPaid = items.some(({ lineMinor }) => lineMinor !== 0);
  const bought = isPaid
    ? items.filter(({ lineMinor, quantity }) => lineMinor !== 0 || quantity !== null)
    : items;
  return withoutExplainedFlags(lines, bought);
}

const HEADING_CHARS_MAX = 48;
const HEADING_LINES_MAX = 30;

/** A row under the heading of what did not come (`Refunded`, `Out of stock (2)`). */
function isUnderMissing(lines: readonly Line[], item: ItemRow, byLine: AmountsByLine): boolean {
  for (let i = item.nameLine - 1; i >= Math.max(0, item.nameLine - HEADING_LINES_MAX); i--) {
    const { cells, text } = lines[i] ?? { cells: [], text: '' };
    if (cells.length === 1 && text.length < HEADING_CHARS_MAX && !byLine.has(i)) return isHeadOfMissing(text);
  }
  return false;
}

/** The bare number between two prices of a text (`754円 1 754円`), when it makes the second of the first. */
function countBetween({ cells }: Line, priced: readonly ReadAmount[]): number | null {
  const [first, second] = priced.map(({ amount }) => amount);
  if (!first || !second || first.cell !== second.cell) return null;
  const between = cells[first.cell]?.text.slice(first.end, second.start) ?? '';
  const count = Number(/^\s*(?:[x×]\s?)?(\d{1,3})\s*(?:=\s*)?$/.exec(between)?.[1] ?? Number.NaN);
  return count * first.minor === second.minor ? count : null;
}

/** The product of count and price of one, in a line of its own under the row that holds both. */
function isSameThing(above: ItemRow | undefined, item: ItemRow): boolean {
  return (
    above !== undefined &&
    above.nameLine === above.line &&
    item.nameLine > above.line &&
    item.nameLine < item.line &&
    item.quantity !== null &&
    item.quantity > 1 &&
    item.quantity === above.quantity &&
    item.lineMinor === above.lineMinor
  );
}

function readRow(
  lines: readonly Line[],
  index: number,
  group: readonly ReadAmount[],
  byLine: AmountsByLine,
  isBelow: boolean,
): ItemRow | null {
  const line = lines[index];
  const current = group.filter(({ amount, reading }) => !amount.isStruck && reading.role !== 'previous');
  const shown = current.length > 0 ? current : group.filter(({ amount }) => !amount.isStruck);
  const outside = line ? shown.filter(({ amount }) => !isInsideName(line, amount)) : shown;
  const priced = outside.length > 0 ? outside : shown;
  const last = priced.at(-1);
  const first = priced[0];
  if (!line || !last || !first) return null;
  const isPlain = mayBeItem(priced) || isProduct(line, priced);
  const isSumOfThing = line.cells.length === 1 && priced.length === 1 && isBareSum(last.reading);
  const isReturned = priced.every(isUnlabelledMinus);
  if (
    !isPlain &&
    !isSumOfThing &&
    !isReturned &&
    !mayBeDoubtful(priced, isCounted(line), isCountedBelow(lines[index + 1]))
  )
    return null;
  const named =
    (isBelow ? nameBelow(lines, index, byLine) : null) ?? findRowName(lines, index, first.amount, byLine);
  if (named && isSumLabel(named.name) && !isCounted(line)) return null;
  // A former price has its name beside it, or none of its own.
  if (current.length === 0 && named?.line !== index) return null;
  if (!named || (isSumOfThing && !isPlain && !isCountedAbove(lines, index, named.line))) return null;
  const isOne = priced.length === 1 && isPriceOfOne(last);
  const ownCount =
    first.amount.times ??
    countBetween(line, priced) ??
    readQuantity(line, named.raw, (count) => Math.round(count * first.amount.minor) === last.amount.minor) ??
    countAbove(lines, index, named.line);
  const below =
    ownCount !== null && !isOne
      ? null
      : countBelow(lines, Math.max(index, named.line), byLine, last.amount.minor, isOne);
  const counted =
    ownCount ??
    below?.quantity ??
    countInName(named.raw) ??
    readQuantity({ ...line, cells: [] }, named.own.replace(/(?<!\s)\s+(?:[-–—:]\s*)?$/u, ''));
  const inPack = trailingCount(named.own);
  const isPack =
    priced.length === 1 && counted !== null && last.amount.minor % counted !== 0 && inPack !== null;
  const isOfPacks = ownCount !== null && inPack !== null && inPack !== ownCount;
  const isMeasure =
    ownCount !== null &&
    ownCount >= 100 &&
    last.amount.minor % ownCount !== 0 &&
    labelledQuantity(line) === null;
  const quantity = isPack || isMeasure ? null : counted;
  const prices =
    below === null || below.lineMinor === null
      ? pricesOf(priced, quantity)
      : { line: below.lineMinor, unit: below.unitMinor, quantity };
  const hasHead = first.amount.header !== '' && isHeaderText(headText(first.amount, last.amount));
  return {
    name: isPack || isOfPacks ? named.own.trim() : named.name,
    quantity: quantity ?? prices.quantity,
    unitMinor: prices.unit,
    lineMinor: last.amount.isNegative && !isReturned ? -prices.line : prices.line,
    line: index,
    nameLine: named.line,
    amount: last.amount,
    isSure: hasHead || quantity !== null || line.cells.length > 1,
    doubt: isReturned ? 'minus' : isPlain ? (named.isDoubtful ? 'name' : null) : 'role',
  };
}

/** A minus with no word for what was taken off. */
function isUnlabelledMinus({ amount, reading }: ReadAmount): boolean {
  return amount.isNegative && reading.role === 'discount' && reading.strength <= 1;
}

/** An amount with words on both sides of it in a cell before that of the price is a part of the name. */
function isInsideName(line: Line, { cell, start, end }: Amount): boolean {
  const text = line.cells[cell]?.text ?? '';
  if (cell === line.cells.length - 1 || !isPriceRow(line)) return false;
  return /\p{L}{3}/u.test(text.slice(0, start)) && /^(?:\s[-–—])?\s\p{L}{3}/u.test(text.slice(end));
}

/** True for a name that is the label of a sum and nothing else (`Next charge`). */
function isSumLabel(name: string): boolean {
  if (name.length > SUM_LABEL_CHARS_MAX) return false;
  const found = roleOfLabel(foldText(name));
  return (
    found?.isBare === true &&
    ['total', 'subtotal', 'due', 'refund', 'decoy', 'saved'].includes(found.role) &&
    found.strength >= 2
  );
}

/** True for the price of one, as the words beside it say. */
function isPriceOfOne({ amount }: ReadAmount): boolean {
  return PER_PIECE_BEHIND.test(amount.right) || PER_PIECE_BEFORE.test(amount.left);
}

function headText(a: Amount, b: Amount): string {
  return `${a.header}\tprice\t${b.header}`;
}

/** A row whose count times its first price is its last one: a thing, whatever its words. */
function isProduct(line: Line, group: readonly ReadAmount[]): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last || first === last || first.amount.minor === 0) return false;
  return line.cells.some(
    ({ text }) => /^\d{1,3}$/.test(text) && Number(text) * first.amount.minor === last.amount.minor,
  );
}

function mayBeItem(group: readonly ReadAmount[]): boolean {
  return group.every(({ amount, reading }) => {
    if (amount.isNegative && group.length === 1 && reading.role !== 'none') return false;
    if (amount.minor === 0 && (reading.role === 'decoy' || reading.role === 'due')) return false;
    if (reading.role === 'none' || reading.role === 'unit' || reading.role === 'previous') return true;
    if (isBareLabel(reading.label)) return true;
    const isOwnLabel = reading.isBeside && (reading.strength <= 1 || /copay|co-pay/.test(reading.label));
    const isHeadLabel = amount.header !== '' && reading.strength <= 1;
    return isOwnLabel || isHeadLabel || (!reading.isBeside && reading.strength < 2);
  });
}

/** The sum of one thing under its name and its count (`Menge: 1`, `Gesamt: 24,99`). */
function isBareSum({ role, isBare }: RoleReading): boolean {
  return isBare === true && (role === 'total' || role === 'subtotal');
}

function isCountedAbove(lines: readonly Line[], index: number, nameLine: number): boolean {
  return nameLine < index && countAbove(lines, index, nameLine) !== null;
}

function isCountedBelow(line: Line | undefined): boolean {
  return line !== undefined && line.cells.length === 1 && labelledQuantity(line) !== null;
}

/**
 * A row whose label only holds the word of a role among others (`Shipping tape 6-pack`), or that opens with a count.
 */
function mayBeDoubtful(group: readonly ReadAmount[], hasCount: boolean, hasCountBelow: boolean): boolean {
  return group.every(
    ({ amount, reading }) =>
      !amount.isNegative &&
      ((hasCount && (!reading.isBare || GIFT_WRAP.test(reading.label))) ||
        (hasCountBelow && reading.role === 'fee') ||
        reading.strength <= 2 ||
        reading.role === 'none' ||
        reading.role === 'unit'),
  );
}

function pricesOf(
  group: readonly ReadAmount[],
  quantity: number | null,
): { line: number; unit: number | null; quantity: number | null } {
  const values = group.map(({ amount }) => amount.minor);
  const last = values.at(-1) ?? 0;
  const lastRead = group.at(-1);
  if (values.length === 1) {
    const count = quantity ?? 1;
    const isUnit = lastRead !== undefined && (lastRead.amount.times !== null || isPriceOfOne(lastRead));
    if (count > 1 && isUnit) return { line: last * count, unit: last, quantity: null };
    return {
      line: last,
      unit: count > 1 && last % count === 0 ? last / count : count === 1 ? last : null,
      quantity: null,
    };
  }
  const [whole = 0] = values;
  if (quantity !== null && quantity > 1 && last * quantity === whole && lastRead && isPriceOfOne(lastRead))
    return { line: whole, unit: last, quantity: null };
  for (const unit of values.slice(0, -1)) {
    if (quantity !== null && unit * quantity === last) return { line: last, unit, quantity: null };
  }
  const unit = values[0] ?? last;
  const ratio = unit > 0 && last % unit === 0 ? last / unit : null;
  if (quantity === null && ratio !== null && ratio <= 999) return { line: last, unit, quantity: ratio };
  return { line: last, unit, quantity: null };
}
