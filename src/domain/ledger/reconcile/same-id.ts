import type { Entry } from './board.ts';
import { OpenTransactions } from './open-transactions.ts';

/** Up to so many are simply looked through; banks that give one id to all have a hundred thousand. */
const FEW = 32;

/** Stored transactions under one external id. */
export class SameId {
  readonly #entries: Entry[] = [];
  #byDay: OpenTransactions | null = null;
  #byAmount: Map<number, OpenTransactions> | null = null;

  /** All are added before the first look. */
  add(entry: Entry): void {
    this.#entries.push(entry);
  }

  /** The open one of the same amount that is nearest in time, at most `reach` days away. */
  nearestSame(incoming: Entry, reach: number): Entry | null {
    const { amountMinor } = incoming.transaction;
    if (this.#entries.length <= FEW)
      return nearestOf(this.#entries, incoming, reach, (entry) => amountOf(entry) === amountMinor);
    this.#byAmount ??= groupByAmount(this.#entries);
    return this.#byAmount.get(amountMinor)?.nearest(incoming.day, reach, () => true) ?? null;
  }

  /** The open one that fits and is nearest in time, at most `reach` days away. */
  nearest(incoming: Entry, reach: number, fits: (existing: Entry) => boolean): Entry | null {
    if (this.#entries.length <= FEW) return nearestOf(this.#entries, incoming, reach, fits);
    this.#byDay ??= sorted(this.#entries);
    return this.#byDay.nearest(incoming.day, reach, fits);
  }
}

function nearestOf(
  held: readonly Entry[],
  incoming: Entry,
  reach: number,
  fits: (existing: Entry) => boolean,
): Entry | null {
  let best: Entry | null = null;
  for (const existing of held) {
    if (existing.isTaken || Math.abs(existing.day - incoming.day) > reach || !fits(existing)) continue;
    if (!best || Math.abs(existing.day - incoming.day) < Math.abs(best.day - incoming.day)) best = existing;
  }
  return best;
}

function groupByAmount(entries: readonly Entry[]): Map<number, OpenTransactions> {
  return new Map([...Map.groupBy(entries, amountOf)].map(([amount, equal]) => [amount, sorted(equal)]));
}

function sorted(entries: readonly Entry[]): OpenTransactions {
  return new OpenTransactions([...entries].sort((a, b) => a.day - b.day));
}

function amountOf({ transaction }: Entry): number {
  return transaction.amountMinor;
}
