import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { isName } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ReadAmount } from './items.ts';
import { labelledQuantity, openingCount } from './quantity.ts';

const QUANTITY_BEFORE_NAME = new RegExp(
  String.raw`^\s*(?:(?:${anyOf('quantityBeforeName')})\.?\s?:?\s?)?(\d{1,3})\s?(?:${anyOf('unitBeforeTimes')})?\.?\s?[x×*@à]\s`,
  'i',
);

const LINES_BELOW_MAX = 5;
/** Lines without a price or a count that may stand between. */
const DETAILS_MAX = 3;
const UNITS_MAX = 99;

/** How many of a thing, and what one costs, as the lines under its price say it. */
export interface CountBelow {
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  /** The price of the row, where the row itself only holds the price of one. */
  readonly lineMinor: number | null;
}

const NOTHING: CountBelow = { quantity: null, unitMinor: null, lineMinor: null };

/**
 * Reads the count (`Qty: 2`) and the price of one (`$3.62 / each`) under the row of a thing. Both may share a line;
 * a price of one counts only where it makes the price of the row. Where the row holds the price of one (`isOne`), a
 * count beside its product below makes the price of the row.
 */
export function countBelow(
  lines: readonly Line[],
  index: number,
  byLine: AmountsByLine,
  lineMinor: number,
  isOne: boolean,
): CountBelow {
  let unit: number | null = null;
  for (let i = index + 1; i <= Math.min(lines.length - 1, index + LINES_BELOW_MAX); i++) {
    const line = lines[i];
    const group = byLine.get(i) ?? [];
    const till = line ? timesOfTill(line, group, lineMinor) : null;
    if (till !== null) return { ...NOTHING, quantity: till };
    const [only, ...more] = group.filter(({ amount }) => !amount.isStruck);
    const count = line ? ownCount(line) : null;
    if (!line || more.length > 0) break;
    if (only === undefined) {
      if (count === null && i > index + DETAILS_MAX) break;
    } else {
      const { minor } = only.amount;
      if (isOne && count !== null && minor === count * lineMinor)
        return { quantity: count, unitMinor: lineMinor, lineMinor: minor };
      if (unit !== null || !isPriceOfOne(only, count, lineMinor)) break;
      unit = minor;
    }
    if (count !== null) return settled(count, unit, lineMinor);
  }
  return settled(null, unit, lineMinor);
}

/** The count between a name and the price below it. */
export function countAbove(lines: readonly Line[], index: number, nameLine: number): number | null {
  for (let i = index - 1; i > nameLine; i--) {
    const line = lines[i];
    const quantity = line ? labelledQuantity(line) : null;
    if (quantity !== null) return quantity;
  }
  return null;
}

/** The count of a line, unless it is the count in front of the next thing (`2 x Batteries`). */
function ownCount(line: Line): number | null {
  const count = labelledQuantity(line);
  const behind = openingCount(line.text);
  return count !== null && behind !== null && isName(behind) ? null : count;
}

function isPriceOfOne({ amount, reading }: ReadAmount, count: number | null, lineMinor: number): boolean {
  const { minor, isNegative } = amount;
  if (isNegative || minor === 0 || minor > lineMinor || lineMinor % minor !== 0) return false;
  if (count !== null) return minor * count === lineMinor;
  return reading.role === 'unit';
}

function settled(count: number | null, unit: number | null, lineMinor: number): CountBelow {
  if (unit === null) return { ...NOTHING, quantity: count };
  const implied = lineMinor / unit;
  if (count === null) return { ...NOTHING, quantity: implied <= UNITS_MAX ? implied : null, unitMinor: unit };
  return count === implied ? { ...NOTHING, quantity: count, unitMinor: unit } : NOTHING;
}

/** `2 Stk x 1,99` under the row of a till: the count, when it makes the price of the row. */
function timesOfTill(line: Line, group: readonly ReadAmount[], lineMinor: number): number | null {
  const [only] = group;
  const count = Number(QUANTITY_BEFORE_NAME.exec(line.text)?.[1]);
  if (!only || group.length > 1 || !(count > 1)) return null;
  if (only.amount.minor === lineMinor && line.text.includes(`@ ${count}/`)) return count;
  return only.amount.minor * count === lineMinor ? count : null;
}
