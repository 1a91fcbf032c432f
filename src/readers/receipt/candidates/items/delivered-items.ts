import type { Line } from '../../page/page.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { isKeptItemsHeading, isMissingItemsHeading, isNotBought } from './item-names.ts';
import type { PricedPage } from './item-row.ts';
import { isVariant } from './item-variant.ts';
import type { ItemCandidate } from './items.ts';

/** The item; uncertain if it was not delivered, and none if it then costs nothing. */
export function asDelivered(
  item: ItemCandidate,
  { lines, byLine }: PricedPage,
  isRefund: boolean,
): ItemCandidate[] {
  const isOfOthers = isRefund ? isKeptItemsHeading : isMissingItemsHeading;
  const isMissing =
    isUnderHeading(lines, item, byLine, isOfOthers) || (isRefund && isKeptItemsHeading(item.name));
  if (!isNoneDelivered(lines[item.line], item) && !isMissing) return [item];
  return item.lineMinor === 0 ? [] : [{ ...item, doubt: item.doubt ?? 'name' }];
}

/** True for a page with the sum of a refund and no total: its `Refunded items` are the items of the refund. */
export function statesOnlyRefund(byLine: PricedPage['byLine']): boolean {
  const sums = [...byLine.values()].flat().filter(({ reading }) => reading.strength > 2);
  return (
    sums.some(({ reading }) => reading.role === 'refund') &&
    !sums.some(({ reading }) => reading.role === 'total')
  );
}

/** True for a row with a zero and no other count (`Yogurt | 0 | 2.40 | sold out`), or with a zero and no cost. */
function isNoneDelivered(line: Line | undefined, { quantity, lineMinor }: ItemCandidate): boolean {
  const hasNone = line?.cells.some(({ text }) => text === '0') ?? false;
  return hasNone && (quantity === null || lineMinor === 0);
}

/** `Color: Aubergine`: a detail of the item above. */
const ATTRIBUTE = /^[\p{L} ]{2,18}:\s/u;
const HEADING_CHARS_MAX = 48;
const HEADING_LINES_MAX = 30;

/** True for a row whose nearest heading is of such items (`Refunded`, `Out of stock (2)`, `You kept`). */
function isUnderHeading(
  lines: readonly Line[],
  item: ItemCandidate,
  byLine: PricedPage['byLine'],
  isSuch: (heading: string) => boolean,
): boolean {
  for (let i = item.nameLine - 1; i >= Math.max(0, item.nameLine - HEADING_LINES_MAX); i--) {
    const { cells, text } = lines[i] ?? { cells: [], text: '' };
    const isHeading = cells.length === 1 && text.length < HEADING_CHARS_MAX && !byLine.has(i);
    if (isHeading && !isVariant(text) && !ATTRIBUTE.test(text)) return isSuch(text);
  }
  return false;
}

/** The items without those that cost nothing because they were not delivered. */
export function withoutUndelivered(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): readonly ItemCandidate[] {
  const paid = items.filter(({ lineMinor, doubt }) => lineMinor !== 0 && doubt === null);
  return items.filter((item) => item.lineMinor !== 0 || wasBought(item, paid, lines, amounts));
}

/**
 * True for an item without price that has a count, or is in a row like those of paid items. Among paid items, others
 * were not delivered (`Out of stock`).
 */
function wasBought(
  { quantity, line, nameLine, amount }: ItemCandidate,
  paid: readonly ItemCandidate[],
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): boolean {
  if (quantity !== null || paid.length === 0 || isNothingPaid(amounts)) return true;
  const isSum = amounts.some((found) => found.amount === amount && found.reading.role !== 'none');
  if (isSum || isNotBought(lines[line + 1]?.text ?? '')) return false;
  const cells = (at: number) => lines[at]?.cells.length ?? 0;
  return paid.some(
    (item) =>
      item.nameLine === item.line &&
      nameLine === line &&
      item.amount.cell === amount.cell &&
      item.amount.column === amount.column &&
      cells(item.line) === cells(line),
  );
}

/** True when nothing was charged now, as at the start of a free trial (`Due today $0.00`). */
function isNothingPaid(amounts: readonly AmountCandidate[]): boolean {
  return amounts.some(
    ({ amount, reading }) => reading.role === 'total' && reading.strength >= 4 && amount.minor === 0,
  );
}
