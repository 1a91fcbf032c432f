import { OpenTransactions } from './open-transactions.ts';
import type { Entry } from './reconcile-state.ts';

/** Up to this many entries are searched linearly. Some banks give one id to a hundred thousand transactions. */
const FEW = 32;

/** The stored transactions with one external id. */
export class EntriesWithId {
  readonly #entries: Entry[] = [];
  #byDay: OpenTransactions | null = null;
  #byAmount: Map<number, OpenTransactions> | null = null;

  /** Add all entries before the first lookup. */
  add(entry: Entry): void {
    this.#entries.push(entry);
  }

  /** The nearest open transaction with the same amount, at most `reach` days away. */
  nearestSame(incoming: Entry, reach: number): Entry | null {
    const { amountMinor } = incoming.transaction;
    if (this.#entries.length <= FEW)
      return nearestOf(this.#entries, incoming, reach, (entry) => amountOf(entry) === amountMinor);
    this.#byAmount ??= groupByAmount(this.#entries);
    return this.#byAmount.get(amountMinor)?.nearest(incoming.day, reach, () => true) ?? null;
  }

  /** The nearest open transaction that fits, at most `reach` days away. */
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
