import type { Entry } from './reconcile-state.ts';

/** Maximum transactions returned. More equal ones near one day are interchangeable. */
const RESULTS_MAX = 32;

/**
 * Transactions in date order that skips those already taken. A lookup costs only as much as it finds, however many were
 * taken before, so thousands of equal amounts take linear time.
 */
export class OpenTransactions {
  readonly #sorted: readonly Entry[];
  readonly #next: Int32Array;

  constructor(sorted: readonly Entry[]) {
    this.#sorted = sorted;
    this.#next = Int32Array.from({ length: sorted.length + 1 }, (_, index) => index);
  }

  /** Open transactions from `from` to `to` (days, inclusive), in date order, at most 32. */
  between(from: number, to: number): Entry[] {
    const found: Entry[] = [];
    for (
      let index = this.#open(this.#lowerBound(from));
      found.length < RESULTS_MAX;
      index = this.#open(index + 1)
    ) {
      const entry = this.#sorted[index];
      if (!entry || entry.day > to) break;
      found.push(entry);
    }
    return found;
  }

  /** The nearest open transaction within `reach` days that fits; the earlier one on a tie. */
  nearest(day: number, reach: number, fits: (entry: Entry) => boolean): Entry | null {
    let best: Entry | null = null;
    for (const entry of this.between(day - reach, day + reach)) {
      if (best && Math.abs(entry.day - day) >= Math.abs(best.day - day)) continue;
      if (fits(entry)) best = entry;
    }
    return best;
  }

  /** First open index at or after `at`. Compresses the path for later lookups. */
  #open(index: number): number {
    let place = index;
    while (place < this.#sorted.length) {
      const hop = this.#next[place] ?? place;
      if (hop !== place) place = hop;
      else if (this.#sorted[place]?.isTaken) {
        this.#next[place] = place + 1;
        place += 1;
      } else break;
    }
    for (let walk = index; walk < place; ) {
      const hop = this.#next[walk] ?? place;
      this.#next[walk] = place;
      walk = Math.max(hop, walk + 1);
    }
    return place;
  }

  #lowerBound(day: number): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.day ?? 0) < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
