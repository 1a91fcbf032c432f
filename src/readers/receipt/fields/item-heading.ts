import { isDetail, isWordy } from '../candidates/items/item-names.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import type { Line } from '../page/page.ts';

const HEADING_CHARS_MAX = 48;
const LINES_ABOVE_MAX = 80;
/** A count behind a heading: `Produce (5)`, `Pharmacy - 2 items`. */
const COUNT_BEHIND = /(?<!\s)\s*(?:[-–—:]\s*)?\(?\d{1,3}(?:\s\p{L}{3,9})?\)?\s*:?$/u;

/** Lines that belong to items, from each item's name to its price, and all lines with amounts. */
function linesOfItems(items: readonly ItemCandidate[], amountLines: readonly number[]): ReadonlySet<number> {
  const taken = new Set(amountLines);
  for (const { line, nameLine } of items)
    for (let at = Math.min(line, nameLine); at <= Math.max(line, nameLine); at++) taken.add(at);
  return taken;
}

/**
 * Returns for each item the heading of its group (`DAIRY`, `Health & Beauty`). Null for all if the items are in one
 * group: the line above them may as well be a link to a department.
 */
export function findItemHeadings(
  lines: readonly Line[],
  items: readonly ItemCandidate[],
  amountLines: readonly number[],
): readonly (string | null)[] {
  const taken = linesOfItems(items, amountLines);
  const headings = items.map(({ nameLine }) => headingAbove(lines, nameLine, taken));
  return new Set(headings).size > 1 ? headings : headings.map(() => null);
}

/**
 * The nearest short line above an item that is neither an item nor a detail of one. Null if a longer text or a table
 * row comes first.
 */
function headingAbove(lines: readonly Line[], nameLine: number, taken: ReadonlySet<number>): string | null {
  for (let at = nameLine - 1; at >= Math.max(0, nameLine - LINES_ABOVE_MAX); at--) {
    const { cells, text } = lines[at] ?? { cells: [], text: '' };
    const isSkipped = taken.has(at) || !isWordy(text) || (taken.has(at - 1) && isDetail(text));
    if (isSkipped) continue;
    if (cells.length !== 1 || text.length > HEADING_CHARS_MAX) return null;
    return text.replace(COUNT_BEHIND, '').trim() || null;
  }
  return null;
}
