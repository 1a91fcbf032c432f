import type { ItemCandidate } from '../candidates/items/items.ts';
import {
  bracketedCount,
  leadingCount,
  withoutBracketedCount,
  withoutLeadingCount,
} from '../candidates/items/quantity.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';

/** A line of a check about the table and its service (`Server: Maya`, `Table 12`, `Guests: 2`). */
const TABLE_SERVICE = new RegExp(
  String.raw`(?:^|\t)(?:${anyOf('tableService')})(?:\s?(?:no|nr|#|n[o°º])\.?)?[\s:]+\S`,
);
const CHECK_HEAD_LINES = 25;
const LINE_CHARS_MAX = 80;

/**
 * `2 Cortado`: the number is a quantity if it equals the row's count, if most names start with one, or on the check of
 * a restaurant, which prints only counts above one.
 */
export function withLeadingCounts(rows: ItemCandidate[], lines: readonly Line[]): ItemCandidate[] {
  const counted = rows.filter((row) => leadingCount(row.name) !== null).length;
  const isHabit = rows.length > 1 && (counted * 2 > rows.length || (counted > 0 && isTableCheck(lines)));
  return rows.map((row) => {
    const count = leadingCount(row.name);
    if (count === null || !(isHabit || count === row.quantity)) return row;
    if (row.quantity !== null && row.quantity !== count) return row;
    return withCount(row, count, withoutLeadingCount(row.name));
  });
}

/**
 * `Adult admission (2)`: several such numbers are quantities if no row has another count and they divide the prices;
 * otherwise they are the sizes of packs.
 */
export function withBracketedCounts(rows: ItemCandidate[]): ItemCandidate[] {
  const counted = rows.filter(({ name }) => bracketedCount(name) !== null);
  const isDivided = counted.every(({ name, lineMinor }) => lineMinor % (bracketedCount(name) ?? 1) === 0);
  if (counted.length < 2 || !isDivided || rows.some(({ quantity }) => quantity !== null)) return rows;
  return rows.map((row) => {
    const count = bracketedCount(row.name);
    return count === null ? row : withCount(row, count, withoutBracketedCount(row.name));
  });
}

function withCount(row: ItemCandidate, quantity: number, name: string): ItemCandidate {
  const isUnitOpen = row.quantity === null && row.lineMinor % quantity === 0;
  return { ...row, name, quantity, unitMinor: isUnitOpen ? row.lineMinor / quantity : row.unitMinor };
}

function isTableCheck(lines: readonly Line[]): boolean {
  return lines
    .slice(0, CHECK_HEAD_LINES)
    .some(({ text }) => TABLE_SERVICE.test(foldText(text.slice(0, LINE_CHARS_MAX))));
}
