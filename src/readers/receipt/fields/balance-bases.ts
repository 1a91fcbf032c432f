import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import type { Base } from './balance.ts';
import type { RankingContext } from './rank-totals.ts';

const BASES_MAX = 12;

/** The sums of which a total may consist: labeled ones, parts of an order, and line items. */
export function basesOf(context: RankingContext): Base[] {
  return [
    ...labeledBases(context.amounts),
    ...sumOfTotals(context.amounts),
    ...itemBases(context),
    ...sureItemBases(context),
  ].slice(0, BASES_MAX);
}

/** Amounts labeled as subtotal or total. */
function labeledBases(amounts: readonly AmountCandidate[]): Base[] {
  return amounts.flatMap(({ amount, reading: { role, strength } }) =>
    role === 'subtotal' || (role === 'total' && strength >= 2)
      ? [{ kind: role, minor: amount.minor, line: amount.line, count: 1 }]
      : [],
  );
}

/** Totals of parts of an order (by store or shipment) that add up to the largest one. */
function sumOfTotals(amounts: readonly AmountCandidate[]): Base[] {
  const minors = amounts
    .filter(({ reading }) => reading.role === 'total' && reading.strength >= 2 && reading.strength < 4)
    .map(({ amount }) => amount.minor);
  const largest = Math.max(...minors);
  const others = minors.filter((minor) => minor !== largest);
  const isWhole = others.length >= 2 && sumOf(others) === largest;
  return isWhole ? [{ kind: 'subtotal', minor: largest, line: -1, count: others.length }] : [];
}

/** The rows of a table above the first sum, without sentences that state an amount; counts only with parts. */
function sureItemBases({ amounts, items }: RankingContext): Base[] {
  const first = firstSumLine(amounts, items[0]?.line ?? 0);
  const above = items.filter(({ line }) => line < first);
  const sure = above.filter(({ isSure }) => isSure);
  if (sure.length === 0 || sure.length === above.length) return [];
  const consistsOf = new Set(sure.map(({ amount }) => amount));
  const minor = sumOf(sure.map(({ lineMinor }) => lineMinor));
  return [{ kind: 'total', minor, line: -1, count: sure.length, consistsOf }];
}

/** Sums of the line items, with and without the counted uncertain ones. */
function itemBases({ amounts, items, uncertainItems }: RankingContext): Base[] {
  // A deducted amount is not a line item.
  const taken = new Set(
    amounts
      .filter(({ reading }) => reading.role === 'discount' || reading.role === 'saved')
      .map(({ amount }) => amount),
  );
  const counted = uncertainItems.filter(({ quantity, amount }) => quantity !== null && !taken.has(amount));
  const first = firstSumLine(amounts, items[0]?.line ?? 0);
  const above = items.filter(({ line }) => line < first);
  const lists = [items, ...(counted.length > 0 ? [[...items, ...counted]] : [])];
  if (above.length < items.length) lists.push(above);
  return lists
    .filter((list) => list.length > 0)
    .map((list) => {
      const line = list.length === 1 ? (list[0]?.line ?? -1) : -1;
      const consistsOf = new Set(list.map(({ amount }) => amount));
      return {
        kind: 'items',
        minor: sumOf(list.map((item) => item.lineMinor)),
        line,
        count: list.length,
        consistsOf,
      };
    });
}

function sumOf(minors: readonly number[]): number {
  return minors.reduce((total, minor) => total + minor, 0);
}

/** The first line with a subtotal or total below the first item. */
function firstSumLine(amounts: readonly AmountCandidate[], from: number): number {
  const sum = amounts.find(
    ({ amount, reading: { role, strength, isBare } }) =>
      amount.line > from && (strength >= 2 || isBare) && (role === 'subtotal' || role === 'total'),
  );
  return sum?.amount.line ?? Number.POSITIVE_INFINITY;
}
