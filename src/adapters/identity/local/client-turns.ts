/** Whose work it is. */
export interface Client {
  readonly key: string;
  /** Known from before, so that strangers cannot take its place. */
  readonly isFamiliar: boolean;
}

export interface TurnLimits {
  /** After a piece of work, an unfamiliar client's next one rests this many times as long. */
  readonly restFactor: number;
  readonly restMsMax: number;
}

/** What a client has used lately: it halves with every such stretch of time. */
const HALF_LIFE_MS = 60_000;
const FORGOTTEN_MS = 10 * HALF_LIFE_MS;
const RECORDS_MAX = 4_096;

interface Usage {
  readonly usedMs: number;
  readonly at: number;
}

/** Remembers what clients used lately, and decides whose turn comes before whose. */
export class ClientTurns {
  readonly #usage = new Map<string, Usage>();
  readonly #restingUntil = new Map<string, number>();
  readonly #limits: TurnLimits;
  readonly #now: () => number;

  constructor(limits: TurnLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Familiar clients come first, then whoever used least lately. */
  comesBefore(one: Client, other: Client): boolean {
    if (one.isFamiliar !== other.isFamiliar) return one.isFamiliar;
    return this.#usedMs(one.key) < this.#usedMs(other.key);
  }

  /** How long the client still rests; 0 or less when it does not. */
  restMs({ key }: Client): number {
    return (this.#restingUntil.get(key) ?? 0) - this.#now();
  }

  /** Notes that a client had its turn. */
  end({ key, isFamiliar }: Client, tookMs: number): void {
    const now = this.#now();
    const usedMs = this.#usedMs(key) + tookMs;
    // The last written come last.
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
