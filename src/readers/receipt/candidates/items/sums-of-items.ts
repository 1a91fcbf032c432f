import type { Amount } from '../amounts/amounts.ts';
import { type AmountCandidate, sumOfDiscounts } from '../amounts/roles.ts';
import type { ItemCandidate } from './items.ts';

/**
 * Drops the rows without a count that are sums of items above or below them, whatever their words: the sum of all
 * (`Wartość przedmiotów`) or of a group (`Labor`, `Parts`), which may have one item. Only if the rows above the largest
 * total cost more than it and all discounts, or if the page has no total and the last row is the sum of all.
 */
export function withoutSums(
  items: readonly ItemCandidate[],
  amounts: readonly AmountCandidate[],
): readonly ItemCandidate[] {
  const sure = items.filter(({ doubt }) => doubt === null);
  const total = largestTotal(amounts, new Set(sure.map(({ amount }) => amount.minor)));
  if (!total) return withoutLastSum(items, sure);
  const above = sure.filter(({ line, isSure }) => isSure && line < total.line);
  const most = total.minor + sumOfDiscounts(amounts);
  if (sumOf(above) <= most) return items;
  // A counted fee (`Shop supplies | 1 | 12.25`) is in the sum of its group.
  const counted = items.filter(
    ({ line, isSure, doubt, quantity }) =>
      isSure && line < total.line && (doubt === null || quantity !== null),
  );
  const headings = findHeadingSums(counted);
  const below = counted.filter((item) => !headings.has(item));
  const both = [findSums(below, 2), findSums(below, 1)].map((sums) => new Set([...sums, ...headings]));
  for (const sums of [
    findSums(counted, 2),
    findSums(counted, 1),
    findGroupSums(counted),
    headings,
    ...both,
  ]) {
    const left = above.filter((item) => !sums.has(item));
    if (sums.size > 0 && sumOf(left) <= most) return items.filter((item) => !sums.has(item));
  }
  return items;
}

function withoutLastSum(
  items: readonly ItemCandidate[],
  sure: readonly ItemCandidate[],
): readonly ItemCandidate[] {
  const last = sure.at(-1);
  const isSum = sure.length > 2 && last?.quantity === null && sumOf(sure) === 2 * last.lineMinor;
  return isSum ? items.filter((item) => item !== last) : items;
}

/** The largest amount charged; of several mentions the last, which is below the items. */
function largestTotal(amounts: readonly AmountCandidate[], prices: ReadonlySet<number>): Amount | null {
  const totals = amounts
    .filter(
      ({ amount, reading }) =>
        amount.minor > 0 &&
        (reading.role === 'total' ||
          reading.role === 'refund' ||
          (reading.role === 'due' && !prices.has(amount.minor))),
    )
    .map(({ amount }) => amount);
  return totals.reduce<Amount | null>((most, each) => (each.minor >= (most?.minor ?? 0) ? each : most), null);
}

/** The rows that cost as much as at least `rowsMin` consecutive rows above them. */
function findSums(rows: readonly ItemCandidate[], rowsMin: number): Set<ItemCandidate> {
  const sums = new Set<ItemCandidate>();
  const plain: ItemCandidate[] = [];
  for (const row of rows) {
    if (row.quantity === null && isSumOfSome(plain, row.lineMinor, rowsMin)) sums.add(row);
    else plain.push(row);
  }
  return sums;
}

/** The rows without a count that cost as much as the rows directly below them (`1. Brake service`). */
function findHeadingSums(rows: readonly ItemCandidate[]): Set<ItemCandidate> {
  return new Set(
    rows.filter(
      ({ quantity, lineMinor }, at) => quantity === null && isSumOfFirst(rows.slice(at + 1), lineMinor),
    ),
  );
}

/** True if the first rows, at least two, cost as much as the amount together. */
function isSumOfFirst(rows: readonly ItemCandidate[], minor: number): boolean {
  let sum = 0;
  const to = rows.findIndex(({ lineMinor }) => {
    sum += lineMinor;
    return sum >= minor;
  });
  return sum === minor && to > 0;
}

const GROUPS_MAX = 4;

/** The last rows if they cost together as much as all rows above them, in whatever order (`Labor`, `Parts`). */
function findGroupSums(rows: readonly ItemCandidate[]): Set<ItemCandidate> {
  for (let groups = 2; groups <= Math.min(GROUPS_MAX, rows.length / 2); groups++) {
    const sums = rows.slice(-groups);
    const isWhole = sumOf(sums) * 2 === sumOf(rows) && sums.every(({ quantity }) => quantity === null);
    if (isWhole) return new Set(sums);
  }
  return new Set();
}

function isSumOfSome(rows: readonly ItemCandidate[], minor: number, rowsMin: number): boolean {
  return rows.some((_, from) => {
    let sum = 0;
    const to = rows.findIndex(({ lineMinor }, at) => {
      if (at >= from) sum += lineMinor;
      return sum >= minor;
    });
    return sum === minor && to - from + 1 >= rowsMin;
  });
}

/** What the rows cost together, in minor units. */
export function sumOf(rows: readonly ItemCandidate[]): number {
  return rows.reduce((sum, { lineMinor }) => sum + lineMinor, 0);
}
