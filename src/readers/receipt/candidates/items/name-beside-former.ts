import type { Line } from '../../page/page.ts';
import type { Amount } from '../amounts/amounts.ts';
import { cleanName, isDetail, isName, isVariant } from './item-names.ts';
import { type AmountsByLine, type ItemName, isCounted } from './item-row-name.ts';

/**
 * The name beside the former price in the line above, when the current price is beside a detail (`Jasmine Pearls × 2 |
 * 36.00` struck out, `50 g pouch | 32.00`); null for other rows.
 */
export function nameBesideFormer(
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
    ? { name, own: named.text, raw: named.text, line: index - 1, isDoubtful: false }
    : null;
}
