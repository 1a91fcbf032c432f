import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { Amount } from '../amounts/amounts.ts';
import { roleOfLabel } from '../amounts/label-roles.ts';
import { cleanName, isDetail, isName } from './item-names.ts';
import { type AmountsByLine, findRowName, type ItemName, isCounted } from './item-row-name.ts';
import { isVariant } from './item-variant.ts';
import { nameBelow } from './names-below.ts';
import { isPriced } from './price-columns.ts';
import { openingCount } from './quantity.ts';

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
    nameInList(lines, index, byLine) ??
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

const LIST_NUMBER = /^\s*\d{1,2}(?:\)\s+|:)(?=\p{L}{2})/u;
const LINES_ABOVE_MAX = 2;

/**
 * The name above a price that opens an entry of a list: numbered, with one price (`1) Meal deposit`, `Lopez School |
 * 40.00`), or counted, when the price is alone (`2x Chicken rice`, `no cucumber`, `13.60`); null for other rows.
 */
function nameInList(lines: readonly Line[], index: number, byLine: AmountsByLine): ItemName | null {
  const isAlone = lines[index]?.cells.length === 1 && !/\p{L}{4}/u.test(lines[index]?.text ?? '');
  for (let at = index - 1; at >= index - LINES_ABOVE_MAX; at--) {
    const text = lines[at]?.text ?? '';
    if (isPriced(byLine, at)) return null;
    const isEntry = LIST_NUMBER.test(text) && isInList(lines, at);
    const name = cleanName(text.replace(LIST_NUMBER, ''));
    if ((isEntry || (isAlone && openingCount(text) !== null)) && isName(name))
      return { name, printed: text.replace(LIST_NUMBER, ''), raw: text, line: at, isDoubtful: false };
  }
  return null;
}

const ENTRY_LINES_MAX = 6;

/** True if another entry of the list is near. */
function isInList(lines: readonly Line[], at: number): boolean {
  const near = lines.slice(Math.max(0, at - ENTRY_LINES_MAX), at + ENTRY_LINES_MAX + 1);
  return near.filter(({ text }) => LIST_NUMBER.test(text)).length > 1;
}
