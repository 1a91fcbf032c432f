import type { Line } from '../page/page.ts';
import type { TotalCandidate } from './decode.ts';
import type { ItemRow, ReadAmount } from './items.ts';
import { findLoneItem } from './lone-item.ts';
import { leadingCount, withoutLeadingCount } from './quantity.ts';

/**
 * The rows that are the bought things: those that sum up to the subtotal or the total where a group does,
 * else the rows above the summary that look like items.
 */
export function selectItems(
  lines: readonly Line[],
  items: readonly ItemRow[],
  reads: readonly ReadAmount[],
  total: TotalCandidate | null,
): ItemRow[] {
  const rows = withLeadingCounts(chooseRows(items, reads, total));
  if (rows.length > 0) return rows;
  const lone = findLoneItem(lines, reads, targetsOf(reads, total));
  return lone ? [lone] : [];
}

/** `2 Cortado`: the number is a count when it is the row's count, or when most names open with one. */
function withLeadingCounts(rows: ItemRow[]): ItemRow[] {
  const counted = rows.filter((row) => leadingCount(row.name) !== null).length;
  const isHabit = rows.length > 1 && counted * 2 > rows.length;
  return rows.map((row) => {
    const count = leadingCount(row.name);
    if (count === null || !(isHabit || count === row.quantity)) return row;
    if (row.quantity !== null && row.quantity !== count) return row;
    const unitMinor =
      row.quantity === null && row.lineMinor % count === 0 ? row.lineMinor / count : row.unitMinor;
    return { ...row, name: withoutLeadingCount(row.name), quantity: count, unitMinor };
  });
}

function chooseRows(
  items: readonly ItemRow[],
  reads: readonly ReadAmount[],
  total: TotalCandidate | null,
): ItemRow[] {
  const groups = itemGroups(items, reads, total);
  for (const targets of [baseOf(total), targetsOf(reads, total)]) {
    for (const group of groups) {
      const sum = group.reduce((value, item) => value + item.lineMinor, 0);
      if (group.length > 0 && targets.has(sum)) return [...group];
    }
    for (const group of groups) {
      const fixed = asUnitPrices(group, targets);
      if (fixed) return fixed;
    }
  }
  const [above = []] = groups;
  return above.filter((item) => item.isSure);
}

/** Ways to cut the rows, the most telling first: above the summary, above the total, all. */
export function itemGroups(
  items: readonly ItemRow[],
  reads: readonly ReadAmount[],
  total: TotalCandidate | null,
): ItemRow[][] {
  const first = items[0]?.line ?? 0;
  const summary = reads.find(
    ({ amount, reading }) => amount.line > first && reading.strength >= 2 && isSummary(reading.role),
  );
  const summaryLine = summary?.amount.line ?? Number.POSITIVE_INFINITY;
  const totalLine = total?.read.amount.line ?? Number.POSITIVE_INFINITY;
  const notTotal = items.filter((item) => item.amount !== total?.read.amount);
  return [
    notTotal.filter((item) => item.line < summaryLine),
    notTotal.filter((item) => item.line < totalLine),
    notTotal.filter((item) => item.line > totalLine),
    notTotal,
    items.filter((item) => item.isSure),
  ];
}

function isSummary(role: string): boolean {
  return role === 'subtotal' || role === 'total' || role === 'tax' || role === 'shipping';
}

/** What the things of an order sum up to: its subtotals, its total, and the total without what came on top. */
function targetsOf(reads: readonly ReadAmount[], total: TotalCandidate | null): Set<number> {
  const targets = baseOf(total);
  for (const { amount, reading } of reads) if (reading.role === 'subtotal') targets.add(amount.minor);
  if (total) targets.add(total.read.amount.minor);
  return targets;
}

/** The total less the parts of its sum. */
function baseOf(total: TotalCandidate | null): Set<number> {
  if (!total) return new Set();
  let base = total.read.amount.minor;
  for (const { amount, reading } of total.balance?.parts ?? []) {
    const isTaken = reading.role === 'discount' || reading.role === 'gift' || reading.role === 'saved';
    base += isTaken ? amount.minor : amount.isNegative ? amount.minor : -amount.minor;
  }
  return new Set([base]);
}

/** Reads the amounts of counted rows as unit prices when that makes the sum right. */
function asUnitPrices(group: readonly ItemRow[], targets: ReadonlySet<number>): ItemRow[] | null {
  if (!group.some((item) => (item.quantity ?? 1) > 1)) return null;
  const fixed = group.map((item) => {
    const count = item.quantity ?? 1;
    const isBare = item.unitMinor === null || item.unitMinor * count === item.lineMinor;
    return count > 1 && isBare
      ? { ...item, unitMinor: item.lineMinor, lineMinor: item.lineMinor * count }
      : item;
  });
  return targets.has(fixed.reduce((value, item) => value + item.lineMinor, 0)) ? fixed : null;
}
