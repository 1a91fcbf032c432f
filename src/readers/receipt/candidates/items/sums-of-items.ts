import type { AmountCandidate } from '../amounts/roles.ts';
import type { ItemCandidate } from './items.ts';

/**
 * Drops the rows without a count that are sums of items above them, whatever their words: the sum of all (`Wartość
 * przedmiotów`) or of a group (`Labor`, `Parts`). Only if the rows cost more than every total of the page, or if the
 * page has no total and the last row is the sum of all.
 */
export function withoutSums(
  items: readonly ItemCandidate[],
  amounts: readonly AmountCandidate[],
): readonly ItemCandidate[] {
  const sure = items.filter(({ doubt }) => doubt === null);
  const most = largestTotal(amounts, new Set(sure.map(({ amount }) => amount.minor)));
  if (most === 0) return withoutLastSum(items, sure);
  if (sumOf(sure) <= most) return items;
  const sums = findSums(sure);
  const left = sure.filter((item) => !sums.has(item));
  return sums.size > 0 && sumOf(left) <= most ? items.filter((item) => !sums.has(item)) : items;
}

function withoutLastSum(
  items: readonly ItemCandidate[],
  sure: readonly ItemCandidate[],
): readonly ItemCandidate[] {
  const last = sure.at(-1);
  const isSum = sure.length > 2 && last?.quantity === null && sumOf(sure) === 2 * last.lineMinor;
  return isSum ? items.filter((item) => item !== last) : items;
}

function largestTotal(amounts: readonly AmountCandidate[], prices: ReadonlySet<number>): number {
  const totals = amounts
    .filter(
      ({ amount, reading }) =>
        reading.role === 'total' || (reading.role === 'due' && !prices.has(amount.minor)),
    )
    .map(({ amount }) => amount.minor);
  return Math.max(0, ...totals);
}

/** The rows that cost as much as several consecutive rows above them. */
function findSums(rows: readonly ItemCandidate[]): Set<ItemCandidate> {
  const sums = new Set<ItemCandidate>();
  const plain: ItemCandidate[] = [];
  for (const row of rows) {
    if (row.quantity === null && isSumOfSome(plain, row.lineMinor)) sums.add(row);
    else plain.push(row);
  }
  return sums;
}

function isSumOfSome(rows: readonly ItemCandidate[], minor: number): boolean {
  return rows.some((_, from) => {
    let sum = 0;
    const to = rows.findIndex(({ lineMinor }, at) => {
      if (at >= from) sum += lineMinor;
      return sum >= minor;
    });
    return sum === minor && to > from;
  });
}

function sumOf(rows: readonly ItemCandidate[]): number {
  return rows.reduce((sum, { lineMinor }) => sum + lineMinor, 0);
}
