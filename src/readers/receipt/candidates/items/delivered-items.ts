import type { Line } from '../../page/page.ts';
import { isKeptItemsHeading, isMissingItemsHeading } from './item-names.ts';
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
