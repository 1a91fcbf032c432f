import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { lettersIn } from '../items/item-names.ts';
import { cellsUnderItemHeader } from '../items/name-column.ts';
import { roleOfLabel } from './label-roles.ts';
import type { AmountCandidate } from './roles.ts';

/**
 * Finds rows of a tax table and assigns roles to their amounts: net, tax and gross (two amounts give the third, tax at
 * most 30% of net), or a rate and two amounts, one the tax on the other. The gross amount of a row of totals stays one.
 * Other amounts are returned unchanged.
 */
export function readVatRows(amounts: readonly AmountCandidate[], lines: readonly Line[]): AmountCandidate[] {
  const byLine = Map.groupBy(amounts, ({ amount }) => amount.line);
  return amounts.map((found) => {
    const { line, minor } = found.amount;
    const group = byLine.get(line) ?? [];
    const tax = taxOfRow(group, lines[line]?.text ?? '', lines[line - 1]?.text ?? '', amounts);
    if (tax === null || isItemRow(lines, line, (at) => byLine.has(at))) return found;
    if (group.length > 2 && isBesideOtherSums(line, lines, byLine)) return found;
    const label = group[0]?.reading;
    const isGross = group.every(({ amount }) => amount.minor <= minor);
    if (isGross && label?.role === 'total' && !isSubtotal(minor, amounts))
      return { amount: found.amount, reading: label };
    const role = minor === tax ? ('tax' as const) : ('unrelated' as const);
    return { amount: found.amount, reading: { role, strength: 3, label: `vat row ${line}`, isBeside: true } };
  });
}

/** True for the sum of the items, to which a tip or a delivery was added. */
function isSubtotal(minor: number, amounts: readonly AmountCandidate[]): boolean {
  return amounts.some(({ amount, reading }) => amount.minor === minor && reading.role === 'subtotal');
}

/** True for an item with its price before and with tax: a name under a header of items, not a tax or a sum. */
function isItemRow(lines: readonly Line[], line: number, isPriced: (at: number) => boolean): boolean {
  const [name = ''] = cellsUnderItemHeader(lines, line, isPriced);
  return lettersIn(name) >= NAME_LETTERS_MIN && !name.includes('%') && roleOfLabel(foldText(name)) === null;
}

/**
 * True when a row without a rate is in a table whose other rows are no net, tax and gross: a fee, the insurer's part
 * and the patient's part are that only by chance.
 */
function isBesideOtherSums(
  line: number,
  lines: readonly Line[],
  byLine: ReadonlyMap<number, readonly AmountCandidate[]>,
): boolean {
  if (lines[line]?.text.includes('%')) return false;
  return NEAR_ROWS.some((offset) => {
    const at = line + offset;
    const group = byLine.get(at) ?? [];
    const hasRate = lines[at]?.text.includes('%') ?? false;
    const isRow = group.length > 2 && new Set(group.map(({ amount }) => amount.cell)).size === group.length;
    return isRow && !hasRate && taxOf(group.map(({ amount }) => amount.minor)) === null;
  });
}

/** Rows with lines of details between them are still neighbors. */
const NEAR_ROWS = [-3, -2, -1, 1, 2, 3];
const NAME_LETTERS_MIN = 5;
const ROW_AMOUNTS_MAX = 5;

/** The tax of a tax table row, whose amounts have one sign; null for other rows. */
function taxOfRow(
  group: readonly AmountCandidate[],
  text: string,
  above: string,
  amounts: readonly AmountCandidate[],
): number | null {
  const values = group.map(({ amount }) => amount.minor);
  const isMixed = new Set(group.map(({ amount }) => amount.isNegative)).size > 1;
  if (isMixed) return null;
  if (group.length === 2)
    return group[0]?.reading.role === 'total' ? null : (taxAtRate(values, text) ?? taxOfSum(group, amounts));
  if (group.length === 3 && /%/.test(above)) return taxAtRateInFirst(values);
  return group.length > 2 && group.length <= ROW_AMOUNTS_MAX && isTableRow(group) ? taxOf(values) : null;
}

/** True when each amount has its own cell with hardly any words before it. */
function isTableRow(group: readonly AmountCandidate[]): boolean {
  const cells = new Set(group.map(({ amount }) => amount.cell));
  return cells.size === group.length && group.every(({ amount }) => amount.left.length <= 24);
}

/** The tax of a row below a header of columns (`% | Total | MWST`: `2.60 | 22.85 | 0.58`). */
function taxAtRateInFirst([percent = 0, ...sums]: readonly number[]): number | null {
  return taxOf([percent, ...sums]) ?? taxAtRate(sums, `${percent / 100} %`);
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/;

/** The second of two amounts if it is the tax on or in the first at the stated rate. */
function taxAtRate([first = 0, second = 0]: readonly number[], text: string): number | null {
  const rate = Number(RATE.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN) / 100;
  if (!(rate > 0 && rate <= 0.3) || second <= 0) return null;
  const isTax = [first * rate, (first * rate) / (1 + rate)].some((tax) => Math.abs(tax - second) <= 1);
  return isTax ? second : null;
}

/** The second of two amounts in a tax row (`VAT | 33.33 | 4.97`) if they add up to a stated total. */
function taxOfSum(
  [net, tax]: readonly AmountCandidate[],
  amounts: readonly AmountCandidate[],
): number | null {
  if (!net || !tax || net.reading.role !== 'tax' || tax.amount.minor > net.amount.minor * 0.3) return null;
  const gross = net.amount.minor + tax.amount.minor;
  const isStated = amounts.some(({ amount, reading }) => reading.role === 'total' && amount.minor === gross);
  return isStated && net.amount.cell !== tax.amount.cell ? tax.amount.minor : null;
}

function taxOf(values: readonly number[]): number | null {
  const gross = Math.max(...values);
  const rest = values.filter((value) => value !== gross);
  for (const net of rest) {
    for (const tax of rest) {
      if (net > tax && tax > 0 && net + tax === gross && tax <= net * 0.3) return tax;
    }
  }
  return null;
}
