import type { Line } from '../../page/page.ts';
import type { Amount } from '../amounts/amounts.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { isMissingItemsHeading } from './item-names.ts';
import { readItemRow } from './item-row.ts';
import type { AmountsByLine } from './item-row-name.ts';
import { findItemsWithSubtotals } from './items-with-subtotals.ts';
import { areNamesBelow } from './names-below.ts';
import { withoutLegendFlags } from './register-legend.ts';

/** A bought thing as it stands in the mail. */
export interface ItemCandidate {
  readonly name: string;
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  readonly lineMinor: number;
  /** Line of the amount. */
  readonly line: number;
  /** Line of the name. */
  readonly nameLine: number;
  readonly amount: Amount;
  /** Table head or quantity speak for an item; a bare name and amount do not. */
  readonly isSure: boolean;
  /**
   * Its words may as well be about the order (`name`: `Table lamp`) or say what the amount is (`role`: `Shipping
   * tape`): only a sum that needs it makes it a thing. With a minus (`minus`) it is one where money comes back.
   */
  readonly doubt: 'name' | 'role' | 'minus' | null;
}

const ITEMS_MAX = 400;

/** Item rows among the amounts of a page, in order. */
export function findItemCandidates(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): readonly ItemCandidate[] {
  const items = listedItems(
    lines,
    Map.groupBy(amounts, ({ amount }) => amount.line),
  );
  if (!items.some(({ doubt }) => doubt === null)) items.push(...findItemsWithSubtotals(lines, amounts));
  // Among things that cost something, one of no price and no count did not come (`Out of stock`).
  const isPaid = items.some(({ lineMinor }) => lineMinor !== 0);
  const bought = isPaid
    ? items.filter(({ lineMinor, quantity }) => lineMinor !== 0 || quantity !== null)
    : items;
  return withoutLegendFlags(lines, bought);
}

/** The rows of things, each once; what did not come is in doubt, or left out where it costs nothing. */
function listedItems(lines: readonly Line[], byLine: AmountsByLine): ItemCandidate[] {
  const page = { lines, byLine, isBelow: areNamesBelow(lines, byLine) };
  const items: ItemCandidate[] = [];
  for (const [index, group] of byLine) {
    if (items.length >= ITEMS_MAX) break;
    const item = readItemRow(page, index, group);
    if (!item || isSameThing(items.at(-1), item)) continue;
    if (!isUnderMissing(lines, item, byLine)) items.push(item);
    else if (item.lineMinor !== 0) items.push({ ...item, doubt: item.doubt ?? 'name' });
  }
  return items;
}

const HEADING_CHARS_MAX = 48;
const HEADING_LINES_MAX = 30;

/** A row under the heading of what did not come (`Refunded`, `Out of stock (2)`). */
function isUnderMissing(lines: readonly Line[], item: ItemCandidate, byLine: AmountsByLine): boolean {
  for (let i = item.nameLine - 1; i >= Math.max(0, item.nameLine - HEADING_LINES_MAX); i--) {
    const { cells, text } = lines[i] ?? { cells: [], text: '' };
    if (cells.length === 1 && text.length < HEADING_CHARS_MAX && !byLine.has(i))
      return isMissingItemsHeading(text);
  }
  return false;
}

/** The product of count and price of one, in a line of its own under the row that holds both. */
function isSameThing(above: ItemCandidate | undefined, item: ItemCandidate): boolean {
  return (
    above !== undefined &&
    above.nameLine === above.line &&
    item.nameLine > above.line &&
    item.nameLine < item.line &&
    item.quantity !== null &&
    item.quantity > 1 &&
    item.quantity === above.quantity &&
    item.lineMinor === above.lineMinor
  );
}
