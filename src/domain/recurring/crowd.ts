import type { Charge } from './charge.ts';

/** The transactions around a chain, counted by day and by amount without going through them each time. */
export interface Crowd {
  /** Transactions of these days, both included. */
  between(firstDay: number, lastDay: number): number;
  /** Transactions of these amounts, both included. */
  priced(low: number, high: number): number;
}

/** Counts among these transactions; a merchant may have a hundred thousand, and as many amounts are asked about. */
export function crowdOf(charges: readonly Pick<Charge, 'day' | 'amount'>[]): Crowd {
  const days = Float64Array.from(charges, ({ day }) => day).sort();
  const amounts = Float64Array.from(charges, ({ amount }) => amount).sort();
  return {
    between: (firstDay, lastDay) => countWithin(days, firstDay, lastDay),
    priced: (low, high) => countWithin(amounts, low, high),
  };
}

function countWithin(sorted: Float64Array, low: number, high: number): number {
  return Math.max(0, placeOf(sorted, (value) => value > high) - placeOf(sorted, (value) => value >= low));
}

/** The first place whose value is past a border. */
function placeOf(sorted: Float64Array, isPast: (value: number) => boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isPast(sorted[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}
