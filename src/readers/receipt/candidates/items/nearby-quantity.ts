import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import type { AmountCandidate, Role } from '../amounts/roles.ts';
import { isBareLabel, isDetail, isName } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import { isVariant } from './item-variant.ts';
import { isPriceOfMeasure } from './price-columns.ts';
import {
  hasQuantityLabel,
  isCountAlone,
  labeledQuantity,
  openingCount,
  stripQuantity,
  trailingCount,
} from './quantity.ts';

const QUANTITY_BEFORE_NAME = new RegExp(
  String.raw`(?:^|[.·|]\s)\s*(?:(?:${anyOf('quantityBeforeName')})\.?\s?:?\s?)?(\d{1,3})\s?` +
    String.raw`(?:[\p{L}'.]{1,12})?\s?[x×*@à]\s`,
  'iu',
);

const LINES_BELOW_MAX = 5;
/** Maximum lines without a price or count in between. */
const DETAILS_MAX = 3;
const UNITS_MAX = 99;

/** Quantity and unit price from the lines below an item's price. */
export interface QuantityBelow {
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  /** The row's price, if the row itself shows only the unit price. */
  readonly lineMinor: number | null;
}

const NOTHING: QuantityBelow = { quantity: null, unitMinor: null, lineMinor: null };

/**
 * Reads quantity (`Qty: 2`) and unit price (`$3.62 / each`) below an item row. Both may share a line; a unit price
 * counts only if it produces the row's price. If the row shows the unit price (`isOne`), a quantity with its product
 * below gives the row's price.
 */
export function findQuantityBelow(
  lines: readonly Line[],
  index: number,
  byLine: AmountsByLine,
  lineMinor: number,
  isOne: boolean,
): QuantityBelow {
  let unit: number | null = null;
  let details = 0;
  for (const [offset, line] of lines.slice(index + 1, index + 1 + LINES_BELOW_MAX).entries()) {
    const below = lineBelow(line, lines[index + 2 + offset], byLine.get(index + 1 + offset) ?? []);
    const stated =
      quantityOnRegisterLine(below, lineMinor) ?? (isOne ? productBelow(below, lineMinor) : null);
    if (stated) return stated;
    const { prices, count } = below;
    if (isEndOfItem(below, details, unit, lineMinor)) break;
    details += Number(below.group.length === 0);
    unit = prices[0]?.amount.minor ?? unit;
    if (count !== null) return settled(count, unit, lineMinor);
  }
  return settled(null, unit, lineMinor);
}

/** True for another price than that of one piece, and after some lines without a price or count. */
function isEndOfItem(below: LineBelow, details: number, unit: number | null, lineMinor: number): boolean {
  if (below.prices.length > 0) return !isUnit(below, unit, lineMinor);
  return below.count === null && details >= DETAILS_MAX;
}

/** A line below an item row. */
interface LineBelow {
  readonly line: Line;
  readonly group: readonly AmountCandidate[];
  /** Amounts that are neither struck out, nor saved, nor an earlier price. */
  readonly prices: readonly AmountCandidate[];
  readonly count: number | null;
  /** The labeled count of the line after it. */
  readonly countBelow: number | null;
}

const NO_PRICES: ReadonlySet<Role> = new Set<Role>(['saved', 'previous']);

function lineBelow(line: Line, next: Line | undefined, group: readonly AmountCandidate[]): LineBelow {
  const countBelow = next && hasQuantityLabel(next.text) ? ownCount(next) : null;
  return {
    line,
    group,
    prices: group.filter(({ amount, reading }) => !amount.isStruck && !NO_PRICES.has(reading.role)),
    // Above a labeled count, the number of pieces is the size of a pack (`100 ea`, `Qty: 2`).
    count: countBelow !== null && isCountAlone(line.text) ? null : ownCount(line),
    countBelow,
  };
}

/** True when the only amount of a line is the unit price. */
function isUnit(
  { prices: [only, ...more], count, countBelow }: LineBelow,
  unit: number | null,
  lineMinor: number,
): boolean {
  if (unit !== null || more.length > 0 || only === undefined) return false;
  return isPriceOfOne(only, count ?? countBelow, lineMinor) || isPriceOfOne(only, count, lineMinor);
}

/** A quantity next to its product, when the row above shows the unit price. */
function productBelow(
  { prices: [only, ...more], count }: LineBelow,
  lineMinor: number,
): QuantityBelow | null {
  if (!only || more.length > 0 || count === null || only.amount.minor !== count * lineMinor) return null;
  return { quantity: count, unitMinor: lineMinor, lineMinor: only.amount.minor };
}

/** Finds the quantity between a name and the price below it. */
export function findQuantityAbove(lines: readonly Line[], index: number, nameLine: number): number | null {
  for (let i = index - 1; i > nameLine; i--) {
    const line = lines[i];
    const quantity = line ? labeledQuantity(line) : null;
    if (quantity !== null) return quantity;
  }
  return null;
}

/** A count that fills its line (`2x`). */
const COUNT_LINE = /^(\d{1,3})\s?[x×]$|^[x×]\s?(\d{1,3})$/;

/** The count that fills the line above a name, on a page where counts precede their items. */
export function countAboveName(line: Line | undefined): number | null {
  const [, behind, before] = COUNT_LINE.exec(line?.text ?? '') ?? [];
  return behind === undefined && before === undefined ? null : Number(behind ?? before);
}

/** `2 @ 1.25`, or an article number, a count, its unit and the price of one (`46521 | 2 | EA | 9.99 EA`). */
const COUNT_AND_PRICE =
  /^(?:(\d{1,3})\s?@\s?\D?|\d{4,14}\t(\d{1,3})\t[A-Z]{2}\t)(\d{1,4})[.,](\d{2})(?:\s[A-Z]{2})?$/;

/** The count in the line above a name if its price produces that of the row (`2 @ 1.25`, `Spaghetti | 2.50`). */
export function countOfProductAbove(line: Line | undefined, lineMinor: number): number | null {
  const [, before, behind, whole = '', cents = ''] = COUNT_AND_PRICE.exec(line?.text ?? '') ?? [];
  const count = before ?? behind;
  return count !== undefined && Number(count) * Number(whole + cents) === lineMinor ? Number(count) : null;
}

/** True for a page whose first count that fills a line is followed by a name and its price, not preceded by one. */
export function areCountsFirst(lines: readonly Line[], byLine: AmountsByLine): boolean {
  const at = lines.findIndex(({ text }) => COUNT_LINE.test(text));
  return at >= 0 && !byLine.has(at - 1) && !byLine.has(at + 1) && byLine.has(at + 2);
}

/** The quantity of a line, unless it belongs to the next item (`2 x Batteries`, `Batteries × 2`). */
function ownCount(line: Line): number | null {
  const count = labeledQuantity(line);
  const named =
    openingCount(line.text) ?? (trailingCount(line.text) === null ? null : stripQuantity(line.text));
  const isNext = named !== null && isName(named) && !isVariant(named) && !isDetail(named);
  return count !== null && isNext ? null : count;
}

function isPriceOfOne(
  { amount, reading }: AmountCandidate,
  count: number | null,
  lineMinor: number,
): boolean {
  const { minor, isNegative } = amount;
  if (isNegative || minor === 0 || minor > lineMinor || lineMinor % minor !== 0) return false;
  if (isPriceOfMeasure(amount)) return false;
  if (count !== null) return minor * count === lineMinor;
  return reading.role === 'unit' || isBareLabel(reading.label);
}

function settled(count: number | null, unit: number | null, lineMinor: number): QuantityBelow {
  if (unit === null) return { ...NOTHING, quantity: count };
  const implied = lineMinor / unit;
  if (count === null) return { ...NOTHING, quantity: implied <= UNITS_MAX ? implied : null, unitMinor: unit };
  return count === implied ? { ...NOTHING, quantity: count, unitMinor: unit } : NOTHING;
}

/** `2 Stk x 1,99` below a register row: the quantity, if it produces the row's price. */
function quantityOnRegisterLine(
  { line, group: [only, ...more] }: LineBelow,
  lineMinor: number,
): QuantityBelow | null {
  const quantity = Number(QUANTITY_BEFORE_NAME.exec(line.text)?.[1]);
  if (!only || more.length > 0 || !(quantity > 1)) return null;
  const { minor } = only.amount;
  const isOfRow = minor === lineMinor && line.text.includes(`@ ${quantity}/`);
  return isOfRow || minor * quantity === lineMinor ? { ...NOTHING, quantity } : null;
}
