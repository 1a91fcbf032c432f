/** The client that requests the work. */
export interface Client {
  readonly key: string;
  /** Known from before, so that unknown clients can't take its place. */
  readonly isFamiliar: boolean;
}

export interface TurnLimits {
  /** After a task, an unfamiliar client pauses for this multiple of the task's duration. */
  readonly restFactor: number;
  readonly restMsMax: number;
}

/** Half-life of a client's recorded usage. */
const HALF_LIFE_MS = 60_000;
const FORGOTTEN_MS = 10 * HALF_LIFE_MS;
const RECORDS_MAX = 4_096;

interface Usage {
  readonly usedMs: number;
  readonly at: number;
}

/** Records the recent usage of clients and decides which goes first. */
export class ClientTurns {
  readonly #usage = new Map<string, Usage>();
  readonly #restingUntil = new Map<string, number>();
  readonly #limits: TurnLimits;
  readonly #now: () => number;

  constructor(limits: TurnLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Familiar clients go first, then the client that used least recently. */
  comesBefore(one: Client, other: Client): boolean {
    if (one.isFamiliar !== other.isFamiliar) return one.isFamiliar;
    return this.#usedMs(one.key) < this.#usedMs(other.key);
  }

  /** Remaining pause of the client; 0 or less if there is none. */
  restMs({ key }: Client): number {
    return (this.#restingUntil.get(key) ?? 0) - this.#now();
  }

  /** Records a completed task of a client. */
  end({ key, isFamiliar }: Client, tookMs: number): void {
    const now = this.#now();
    const usedMs = this.#usedMs(key) + tookMs;
    // Sorted by last use; the most recent is last.
    this.#usage.delete(key);
    this.#usage.set(key, { usedMs, at: now });
    this.#forget(now);
    const rest = Math.min(tookMs * this.#limits.restFactor, this.#limits.restMsMax);
    if (!isFamiliar && rest > 0) this.#restingUntil.set(key, now + rest);
  }

  #usedMs(key: string): number {
    const known = this.#usage.get(key);
    return known ? known.usedMs * 0.5 ** ((this.#now() - known.at) / HALF_LIFE_MS) : 0;
  }

  #forget(now: number): void {
    for (const [resting, until] of this.#restingUntil) if (until <= now) this.#restingUntil.delete(resting);
    for (const [oldest, { at }] of this.#usage) {
      if (this.#usage.size <= RECORDS_MAX && now - at < FORGOTTEN_MS) return;
      this.#usage.delete(oldest);
    }
  }
}
