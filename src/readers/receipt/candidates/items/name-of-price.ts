import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { Amount } from '../amounts/amounts.ts';
import { roleOfLabel } from '../amounts/label-roles.ts';
import { cleanName, isDetail, isName } from './item-names.ts';
import { type AmountsByLine, findRowName, type ItemName, isCounted } from './item-row-name.ts';
import { isVariant } from './item-variant.ts';
import { nameBelow } from './names-below.ts';

const SUM_LABEL_CHARS_MAX = 40;

interface PricedLines {
  readonly lines: readonly Line[];
  readonly byLine: AmountsByLine;
  /** Item names are below their prices. */
  readonly isBelow: boolean;
}

/** Finds the item name for a price: below it, beside its former price, next to it or above it; null for none. */
export function nameOfPrice(
  { lines, byLine, isBelow }: PricedLines,
  index: number,
  amount: Amount,
): ItemName | null {
  return (
    (isBelow ? nameBelow(lines, index, byLine) : null) ??
    nameBesideFormer(lines, index, amount, byLine) ??
    findRowName(lines, index, amount, byLine)
  );
}

/** True for a name that is only the label of a sum (`Next charge`). */
export function isSumLabel(name: string): boolean {
  if (name.length > SUM_LABEL_CHARS_MAX) return false;
  const found = roleOfLabel(foldText(name));
  return (
    found?.isBare === true &&
    ['total', 'subtotal', 'due', 'refund', 'unrelated', 'saved'].includes(found.role) &&
    found.strength >= 2
  );
}

/**
 * The name beside the former price in the line above, when the current price is beside a detail (`Jasmine Pearls × 2 |
 * 36.00` struck out, `50 g pouch | 32.00`); null for other rows.
 */
function nameBesideFormer(
  lines: readonly Line[],
  index: number,
  { cell, column }: Amount,
  byLine: AmountsByLine,
): ItemName | null {
  const former = byLine.get(index - 1);
  const [line, above] = [lines[index], lines[index - 1]];
  if (!former || !line || !above || above.cells.length !== line.cells.length) return null;
  if (column < 0 || !former.every(({ amount }) => amount.isStruck && amount.column === column)) return null;
  const [named, detail] = [above.cells[cell - 1], line.cells[cell - 1]];
  if (!named || !detail || named.isStruck) return null;
  const name = cleanName(named.text);
  const isBelow = isDetail(detail.text) || isVariant(detail.text) || (isCounted(above) && !isCounted(line));
  return isBelow && isName(name)
    ? { name, printed: named.text, raw: named.text, line: index - 1, isDoubtful: false }
    : null;
}
