import type { Line } from '../../page/page.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { readCards } from './card-grid.ts';
import { withCorrectNames } from './correct-names.ts';
import { asDelivered, statesOnlyRefund, withoutUndelivered } from './delivered-items.ts';
import { withDetail } from './details-below.ts';
import { withFares } from './fares.ts';
import { type PricedPage, readItemRow } from './item-row.ts';
import { findItemsWithSubtotals } from './items-with-subtotals.ts';
import { readItemLayout } from './names-below.ts';
import { findItemsWithRepeatedLabels, withPricesOfItems } from './repeated-labels.ts';
import { sumOf, withoutSums } from './sums-of-items.ts';

/** A possible line item of an email. */
export interface ItemCandidate {
  readonly name: string;
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  readonly lineMinor: number;
  /** Line of the amount. */
  readonly line: number;
  /** Line of the name. */
  readonly nameLine: number;
  readonly amount: AmountCandidate['amount'];
  /** A table header or quantity confirms the item; a bare name and amount do not. */
  readonly isSure: boolean;
  /**
   * Why the row is uncertain: its words may be about the order (`name`: `Table lamp`) or name an amount's role (`role`:
   * `Shipping tape`), so it counts only if the sum needs it; a negative amount (`minus`) counts only in a refund.
   */
  readonly doubt: 'name' | 'role' | 'minus' | null;
  /** The discount in the item's own row, not deducted from its price. */
  readonly discount?: AmountCandidate | undefined;
}

const ITEMS_MAX = 400;

/** Finds line item candidates among the amounts of a page, in order. Prices of items are no longer sums. */
export function findItemCandidates(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): { readonly rows: readonly ItemCandidate[]; readonly amounts: readonly AmountCandidate[] } {
  const rows = findRows(lines, amounts);
  return { rows, amounts: withPricesOfItems(amounts, rows) };
}

function findRows(lines: readonly Line[], amounts: readonly AmountCandidate[]): readonly ItemCandidate[] {
  return withCorrectNames(findItemRows(lines, amounts), lines, amountsByLine(amounts));
}

/** Finds line item candidates with the names that the rules for single rows give them. */
export function findItemRows(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): readonly ItemCandidate[] {
  const labeled = findItemsWithRepeatedLabels(lines, amounts);
  if (labeled) return labeled;
  const items = likelierItems(lines, amountsByLine(amounts), amounts);
  if (!items.some(({ doubt }) => doubt === null)) items.push(...findItemsWithSubtotals(lines, amounts));
  const bought = withoutUndelivered(items, lines, amounts);
  return withFares(withoutSums(bought, amounts), lines, amounts);
}

/** Groups amounts by their lines. */
export function amountsByLine(amounts: readonly AmountCandidate[]): PricedPage['byLine'] {
  return Map.groupBy(amounts, ({ amount }) => amount.line);
}

/** The items in the layout that the page seems to have, or in the other one if only that adds up to a subtotal. */
function likelierItems(
  lines: readonly Line[],
  byLine: PricedPage['byLine'],
  amounts: readonly AmountCandidate[],
): ItemCandidate[] {
  const layout = readItemLayout(lines, byLine);
  const items = listedItems({ lines, byLine, ...layout });
  const sums = new Set(
    amounts.filter(({ reading }) => reading.role === 'subtotal').map(({ amount }) => amount.minor),
  );
  const addsUp = (found: readonly ItemCandidate[]) => {
    const sure = found.filter(({ doubt }) => doubt === null);
    return sure.length > 1 && sums.has(sumOf(sure));
  };
  if (sums.size === 0 || addsUp(items)) return items;
  const others = listedItems({ lines, byLine, ...layout, isBelow: !layout.isBelow });
  return addsUp(others) ? others : items;
}

/** Reads each item row once. An undelivered item is uncertain, or dropped if it costs nothing. */
function listedItems(page: PricedPage): ItemCandidate[] {
  const { lines, byLine } = page;
  const isRefund = statesOnlyRefund(byLine);
  const items: ItemCandidate[] = [];
  for (const [index, group] of byLine) {
    if (items.length >= ITEMS_MAX) break;
    const cards = readCards(lines, index, byLine);
    if (cards) {
      items.push(...cards);
      continue;
    }
    const item = readItemRow(page, index, group);
    const above = items.at(-1);
    const detailed = above && item && withDetail(above, item, group);
    if (detailed) items[items.length - 1] = detailed;
    else if (item) items.push(...asDelivered(item, page, isRefund));
  }
  return items;
}
