import { isCopay } from '../candidates/items/item-names.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { withBracketedCounts, withLeadingCounts } from './counts-in-names.ts';

const COUNT = /^\d{1,3}\s?[x×]?$/i;
const ADD_ON = new RegExp(`^(?:\\+|(?:${anyOf('addOn')})\\b)`);

/** The chosen rows with their counts and modifiers, and without the patient's share of a bill that is itemized. */
export function completeRows(
  rows: ItemCandidate[],
  lines: readonly Line[],
  paidMinor: number | null,
): ItemCandidate[] {
  return withModifiers(withBracketedCounts(withLeadingCounts(withoutCopay(rows, paidMinor), lines)), lines);
}

/** A copay that is only a part of what was paid is an item (`RX 0881422 COPAY` beside other goods). */
function withoutCopay(rows: ItemCandidate[], paidMinor: number | null): ItemCandidate[] {
  const others = rows.filter(({ name, lineMinor }) => lineMinor !== paidMinor || !isCopay(name));
  return others.length > 0 ? others : rows;
}

/**
 * Adds the prices of modifiers to their item: rows that begin with a sign (`+ Oat milk`, `└ Large`), and uncounted rows
 * below a counted one (`1 | Burger | 15.00`, `Add bacon | 2.50`), if one of these rows is named as an addition or has
 * no price.
 */
function withModifiers(items: readonly ItemCandidate[], lines: readonly Line[]): ItemCandidate[] {
  const merged: ItemCandidate[] = [];
  const table = { lines, itemLines: new Set(items.map(({ line }) => line)) };
  const hasChoices = items.some((item) => offersChoices(item, table));
  let base: ItemCandidate | null = null;
  for (const item of items) {
    if (base && (SIGN.test(item.name) || (hasChoices && isBelowCount(item, base, table)))) {
      base = withPrice(base, item.lineMinor);
      merged[merged.length - 1] = base;
      continue;
    }
    merged.push(item);
    base = item;
  }
  return merged;
}

/** `0.85kg` before a row or `1.05kg @ £0.97/kg` below it: an item by weight. */
const WEIGHED = /^\d[\d.,]* ?(?:kg|g|lbs?|oz)\b/i;
const SIGN = /^(?:\+|[└↳┗])\s?\p{L}/u;

/** True for a counted item with rows below it that are named as additions or have no price. */
function offersChoices(item: ItemCandidate, table: ItemTable): boolean {
  const block = blockBelow(item, table);
  return block.some(({ cells }) => cells.length === 1 || ADD_ON.test(foldText(cells[0]?.text ?? '')));
}

function withPrice(item: ItemCandidate, minor: number): ItemCandidate {
  const lineMinor = item.lineMinor + minor;
  const count = item.quantity ?? 1;
  return { ...item, lineMinor, unitMinor: lineMinor % count === 0 ? lineMinor / count : null };
}

/** A page with the lines of its items. */
interface ItemTable {
  readonly lines: readonly Line[];
  readonly itemLines: ReadonlySet<number>;
}

function isBelowCount(item: ItemCandidate, base: ItemCandidate, table: ItemTable): boolean {
  if (item.quantity !== null || item.nameLine !== item.line) return false;
  if ([item.line, item.line + 1].some((line) => WEIGHED.test(table.lines[line]?.text ?? ''))) return false;
  return blockBelow(base, table).includes(table.lines[item.line] ?? EMPTY);
}

const EMPTY: Line = { text: '', cells: [] };

/** The rows between a counted item and the next one, or the next price that is not an item's; empty for other items. */
function blockBelow({ line }: ItemCandidate, { lines, itemLines }: ItemTable): readonly Line[] {
  if (!isCountedRow(lines[line])) return [];
  const below = lines.slice(line + 1);
  const end = below.findIndex(
    (row, index) => isCountedRow(row) || (row.cells.length > 1 && !itemLines.has(line + 1 + index)),
  );
  return end === -1 ? [] : below.slice(0, end);
}

/** True for a row of a table that begins with a count. */
function isCountedRow(line: Line | undefined): boolean {
  const [first, second] = line?.cells ?? [];
  return first !== undefined && second !== undefined && first.column >= 0 && COUNT.test(first.text);
}
