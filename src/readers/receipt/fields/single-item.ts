import type { Amount } from '../candidates/amounts/amounts.ts';
import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import { cleanName, isDetail, isName } from '../candidates/items/item-names.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { isLabelAndValue } from '../candidates/items/labeled-name.ts';
import { labeledQuantity, readQuantity } from '../candidates/items/quantity.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';

const LINES_AHEAD_MAX = 8;
/** Headings over the sums of an order. */
const HEADING = new RegExp(`^(?:${anyOf('pageHeading')})`);
const HEADING_OF_SUMS = new RegExp(`^(?:${anyOf('sumsHeading')})$`);

/**
 * The item above its count and details, with its price after a label (`Item refund: $39.99`); null if there is none.
 */
function countedAbove(lines: readonly Line[], { amount }: AmountCandidate): ItemCandidate | null {
  let quantity: number | null = null;
  for (let i = amount.line - 1; i >= Math.max(0, amount.line - LINES_AHEAD_MAX); i--) {
    const line = lines[i];
    if (!line || (line.cells.length > 1 && !isLabelAndValue(line))) return null;
    quantity ??= labeledQuantity(line);
    const name = cleanName(line.text);
    if (isLabelAndValue(line) || isDetail(line.text) || !isName(name)) continue;
    if (quantity === null && (HEADING_OF_SUMS.test(foldText(line.text)) || line.text.endsWith('.'))) continue;
    if (quantity === null || /[.!?:]$/.test(line.text) || amount.minor % quantity !== 0) return null;
    return {
      name,
      quantity,
      unitMinor: amount.minor / quantity,
      lineMinor: amount.minor,
      line: i,
      nameLine: i,
      amount,
      isSure: true,
      doubt: null,
    };
  }
  return null;
}

/**
 * Finds the only item of an order whose price appears only as a sum: a name in its own line with `Subtotal: $19.98`
 * right below it. Null when no such line precedes the other sums.
 */
export function findSingleItem(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
  targets: ReadonlySet<number>,
): ItemCandidate | null {
  const [first] = amounts.filter(({ amount, reading }) => amount.minor > 0 && reading.role !== 'previous');
  if (!first || !targets.has(first.amount.minor)) return null;
  const { role, label } = first.reading;
  const words = label
    .replace(/\([^()]{0,40}\)/g, '')
    .trim()
    .split(' ');
  if ((role !== 'subtotal' && role !== 'total') || words.length > 3) return null;
  return countedAbove(lines, first) ?? namedAbove(lines, amounts, first.amount);
}

/** The item above its count and the heading of the sums, whose price is the only subtotal (`Item refund: $22.49`). */
export function findItemAboveSums(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
  targets: ReadonlySet<number>,
): ItemCandidate | null {
  const [only, ...more] = amounts.filter(
    ({ amount, reading }) => reading.role === 'subtotal' && targets.has(amount.minor),
  );
  return only && more.length === 0 ? countedAbove(lines, only) : null;
}

/** The item in the line above a sum that is repeated further down, or next to its former price. */
function namedAbove(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
  amount: Amount,
): ItemCandidate | null {
  const { minor, line } = amount;
  const isRepeated = amounts.some((found) => found.amount.line > line && found.amount.minor === minor);
  const isSummary = hasAmount(amounts, line + 1);
  const above = lines[line - 1];
  const [named, ...others] = above?.cells.filter(({ isStruck }) => !isStruck) ?? [];
  const isReduced = above !== undefined && above.cells.length > 1;
  if (!(isReduced || (isRepeated && !isSummary)) || !named || others.length > 0) return null;
  const name = cleanName(named.text);
  if (!isName(name) || /[.!?:]$/.test(name) || HEADING.test(foldText(name))) return null;
  const count = countUnder(lines, amounts, line);
  const quantity = count !== null && minor % count === 0 ? count : null;
  return {
    name,
    quantity,
    unitMinor: minor / (quantity ?? 1),
    lineMinor: minor,
    line: line - 1,
    nameLine: line - 1,
    amount,
    isSure: true,
    doubt: null,
  };
}

/** The count in the lines below a sum, up to the next amount. */
function countUnder(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
  line: number,
): number | null {
  for (let i = line + 1; i <= line + LINES_AHEAD_MAX; i++) {
    const below = lines[i];
    if (!below || hasAmount(amounts, i)) return null;
    const count = readQuantity({ ...below, cells: [] }, below.text.replaceAll('\t', ' '));
    if (count !== null) return count;
  }
  return null;
}

function hasAmount(amounts: readonly AmountCandidate[], line: number): boolean {
  return amounts.some(({ amount }) => amount.line === line);
}
