import type { Cell, Line } from '../../page/page.ts';
import { isHeaderText } from '../amounts/column-headers.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { cleanName, isDetail, isName } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { isPriced } from './price-columns.ts';
import { readQuantity } from './quantity.ts';

/** Lines between the names of a row of cards and their prices. */
const DETAILS_MAX = 4;

/**
 * Reads the line items of cards beside each other, whose prices are in one line below a line of names; null for other
 * lines.
 */
export function readCards(
  lines: readonly Line[],
  index: number,
  byLine: AmountsByLine,
): readonly ItemCandidate[] | null {
  const line = lines[index];
  const all = byLine.get(index) ?? [];
  const priced = all.filter(({ amount }) => !amount.isStruck);
  if (!line || line.cells.length < 2) return null;
  const prices = isPricePerCell(line, priced) ? priced : pricesOfPairs(line, all);
  const nameLine = prices && namesAbove(lines, index, prices.length, byLine);
  if (!prices || nameLine === null) return null;
  return prices.map((found, cell) => itemOfCard(lines, { index, nameLine, cell }, found));
}

/**
 * The prices of cards with two cells each, of which the second is the price (`Qty 1 | $9 | Qty 2 @ $8 | $16`); null for
 * other lines.
 */
function pricesOfPairs({ cells }: Line, all: readonly AmountCandidate[]): AmountCandidate[] | null {
  if (cells.length < 4 || cells.length % 2 === 1) return null;
  const prices = cells.flatMap((_, at) =>
    at % 2 === 1 ? all.filter(({ amount }) => amount.cell === at) : [],
  );
  const isEach =
    prices.length * 2 === cells.length &&
    prices.every(({ amount }) => !amount.isNegative && amount.minor > 0);
  const isFirstOther = cells.every(
    ({ text }, at) => at % 2 === 1 || countOf(text) !== null || /\d/.test(text),
  );
  return isEach && isFirstOther ? prices : null;
}

/** True for a line with one price per cell, each alone or beside its count (`2 uds. / 9,50 EUR`). */
function isPricePerCell({ cells }: Line, priced: readonly AmountCandidate[]): boolean {
  return (
    priced.length === cells.length &&
    priced.every(({ amount, reading: { role } }, at) => {
      const isPrice = (role === 'none' || role === 'unit') && !amount.isNegative && amount.minor > 0;
      return amount.cell === at && isPrice && isAloneOrCounted(cells[at]?.text ?? '', amount.start);
    })
  );
}

function isAloneOrCounted(text: string, start: number): boolean {
  return !/\p{L}{2}/u.test(text.slice(0, start)) || countOf(text) !== null;
}

function countOf(text: string): number | null {
  return readQuantity({ cells: [], text }, text);
}

/** The nearest line above with as many names as cards; null if another amount or layout comes first. */
function namesAbove(
  lines: readonly Line[],
  index: number,
  count: number,
  byLine: AmountsByLine,
): number | null {
  for (let i = index - 1; i >= Math.max(0, index - 1 - DETAILS_MAX); i--) {
    const above = lines[i];
    if (!above || above.cells.length !== count || isPriced(byLine, i) || isHeading(above)) return null;
    if (isRowOfNames(above)) return areNamesOf(lines[i - 1], above) ? i - 1 : i;
  }
  return null;
}

function isRowOfNames({ cells }: Line): boolean {
  return cells.every(({ text }) => !isDetail(text) && isName(cleanName(text)));
}

/** True for a row of names that all stand out more than those below, which then describe them. */
function areNamesOf(line: Line | undefined, below: Line): boolean {
  if (line?.cells.length !== below.cells.length || !isRowOfNames(line)) return false;
  return below.cells.every((cell, at) => isMoreProminent(line.cells[at] ?? cell, cell));
}

/** A row of headers; `Qty: 1 | Qty: 2` are counts of cards. */
function isHeading({ text }: Line): boolean {
  return !/\d/.test(text) && isHeaderText(text);
}

interface Card {
  readonly index: number;
  readonly nameLine: number;
  readonly cell: number;
}

function itemOfCard(lines: readonly Line[], card: Card, { amount }: AmountCandidate): ItemCandidate {
  const { index, nameLine, cell } = card;
  const printed = lines[nameLine]?.cells[cell]?.text ?? '';
  const own = lines[index]?.cells.slice(0, amount.cell + 1) ?? [];
  const price = own.slice(amount.cell === cell ? -1 : -2).map(({ text }) => text);
  const between = lines.slice(nameLine + 1, index).map(({ cells }) => cells[cell]?.text ?? '');
  const quantity =
    amount.times ?? [...price, ...between].map(countOf).find((count) => count !== null) ?? null;
  const count = quantity ?? 1;
  return {
    name: cleanName(printed),
    quantity,
    unitMinor: amount.minor % count === 0 ? amount.minor / count : null,
    lineMinor: amount.minor,
    line: index,
    nameLine,
    amount,
    isSure: true,
    doubt: null,
  };
}

/** True for a text that is larger or bolder than another. */
function isMoreProminent(cell: Cell, other: Cell): boolean {
  const isBolder = cell.isBold && !other.isBold;
  return (cell.size > other.size && cell.isBold === other.isBold) || (isBolder && cell.size >= other.size);
}
