import { isCopay } from '../candidates/items/item-names.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { withLeadingCounts } from './leading-counts.ts';

const COUNT = /^\d{1,3}\s?[x×]?$/i;
const ADD_ON = new RegExp(`^(?:\\+|(?:${anyOf('addOn')})\\b)`);

/** The chosen rows with their counts and modifiers, and without the patient's share of a bill that is itemized. */
export function completeRows(rows: ItemCandidate[], lines: readonly Line[]): ItemCandidate[] {
  return withModifiers(withLeadingCounts(withoutCopay(rows), lines), lines);
}

function withoutCopay(rows: ItemCandidate[]): ItemCandidate[] {
  const others = rows.filter(({ name }) => !isCopay(name));
  return others.length > 0 ? others : rows;
}

/**
 * Adds the prices of modifiers to their item: uncounted rows below a counted one (`1 | Burger | 15.00`, `Add bacon |
 * 2.50`), in the columns beside the counts, if they are named as additions or stand among choices without a price.
 */
export function withModifiers(items: readonly ItemCandidate[], lines: readonly Line[]): ItemCandidate[] {
  const merged: ItemCandidate[] = [];
  let base: ItemCandidate | null = null;
  for (const item of items) {
    if (base && isModifier(item, base, lines)) {
      base = withPrice(base, item.lineMinor);
      merged[merged.length - 1] = base;
      continue;
    }
    merged.push(item);
    base = countColumn(lines[item.line]) === null ? null : item;
  }
  return merged;
}

function withPrice(item: ItemCandidate, minor: number): ItemCandidate {
  const lineMinor = item.lineMinor + minor;
  const count = item.quantity ?? 1;
  return { ...item, lineMinor, unitMinor: lineMinor % count === 0 ? lineMinor / count : null };
}

/** The column of a count at the start of a row; null for other rows. */
function countColumn(line: Line | undefined): number | null {
  const [first, second] = line?.cells ?? [];
  return first && second && first.column >= 0 && COUNT.test(first.text) ? first.column : null;
}

function isModifier(item: ItemCandidate, base: ItemCandidate, lines: readonly Line[]): boolean {
  const column = countColumn(lines[base.line]);
  if (column === null || item.quantity !== null || item.nameLine !== item.line) return false;
  const block = blockBelow(lines, base.line, column);
  if (!block.includes(lines[item.line] ?? EMPTY)) return false;
  return ADD_ON.test(foldText(item.name)) || block.some(({ cells }) => cells.length === 1);
}

const EMPTY: Line = { text: '', cells: [] };

/** The rows below a counted one that begin in a column beside its count. */
function blockBelow(lines: readonly Line[], index: number, column: number): readonly Line[] {
  const below = lines.slice(index + 1);
  const end = below.findIndex(({ cells }) => (cells[0]?.column ?? -1) <= column);
  return end === -1 ? below : below.slice(0, end);
}
