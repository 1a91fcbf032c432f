import type { Charge } from './charge.ts';

/** Counts charges by day and by amount without iterating over them each time. */
export interface ChargeCounts {
  /** Number of charges in these days, inclusive. */
  betweenDays(firstDay: number, lastDay: number): number;
  /** Number of charges in this range of amounts, inclusive. */
  betweenAmounts(low: number, high: number): number;
}

/** Indexes charges for counting. A merchant may have 100,000 charges, and as many amounts are counted. */
export function countCharges(charges: readonly Pick<Charge, 'day' | 'amount'>[]): ChargeCounts {
  const days = Float64Array.from(charges, ({ day }) => day).sort();
  const amounts = Float64Array.from(charges, ({ amount }) => amount).sort();
  return {
    betweenDays: (firstDay, lastDay) => countWithin(days, firstDay, lastDay),
    betweenAmounts: (low, high) => countWithin(amounts, low, high),
  };
}

function countWithin(sorted: Float64Array, low: number, high: number): number {
  return Math.max(0, findIndex(sorted, (value) => value > high) - findIndex(sorted, (value) => value >= low));
}

/** The first index whose value is past a boundary. */
function findIndex(sorted: Float64Array, isPast: (value: number) => boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isPast(sorted[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}
