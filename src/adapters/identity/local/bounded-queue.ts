import { type Client, ClientTurns, type TurnLimits } from './client-turns.ts';

/** Too many tasks are waiting; the caller may try again in a few seconds. */
export class Busy extends Error {
  readonly retryAfterSeconds = 5;

  constructor() {
    super('too much work is waiting');
    this.name = 'Busy';
  }
}

export interface QueueLimits extends TurnLimits {
  /** Concurrent tasks, at most one per client. */
  readonly running: number;
  /** Limit for familiar clients, and separately for all others. */
  readonly waiting: number;
  readonly waitingPerClient: number;
}

interface Waiting {
  readonly client: Client;
  readonly start: () => void;
  readonly refuse: (reason: Busy) => void;
}

/**
 * Runs a few tasks at once and lets a limited number wait. Familiar clients go first, then the client that used least
 * recently; a client that has just run must pause before its next task. So a client waits at most for the running
 * tasks, regardless of the number of requests of others. Tasks over the limits are rejected with `Busy`, those of the
 * client with the highest usage first.
 */
export function createBoundedQueue(limits: QueueLimits, now: () => number = () => performance.now()) {
  const queue = new BoundedQueue(limits, now);
  return async function run<Value>(client: Client, work: () => Promise<Value>): Promise<Value> {
    await queue.enter(client);
    const startedAt = now();
    try {
      return await work();
    } finally {
      queue.leave(client, now() - startedAt);
    }
  };
}

class BoundedQueue {
  readonly #limits: QueueLimits;
  readonly #turns: ClientTurns;
  readonly #underWay = new Set<string>();
  readonly #waiting: Waiting[] = [];
  #wake: NodeJS.Timeout | undefined;

  constructor(limits: QueueLimits, now: () => number) {
    this.#limits = limits;
    this.#turns = new ClientTurns(limits, now);
  }

  enter(client: Client): Promise<void> {
    return new Promise<void>((start, refuse) => {
      this.#makeRoom(client);
      this.#waiting.push({ client, start, refuse });
      this.#startNext();
    });
  }

  leave(client: Client, tookMs: number): void {
    this.#underWay.delete(client.key);
    this.#turns.end(client, tookMs);
    this.#startNext();
  }

  #startNext(): void {
    clearTimeout(this.#wake);
    while (this.#underWay.size < this.#limits.running) {
      const next = this.#next();
      if (!next) break;
      this.#remove(next);
      this.#underWay.add(next.client.key);
      next.start();
    }
    if (this.#underWay.size >= this.#limits.running) return;
    // A rest may end between the look above and this one, so a client without a rest is looked at again, too.
    const rests = this.#waiting
      .filter(({ client }) => !this.#underWay.has(client.key))
      .map(({ client }) => this.#turns.restMs(client));
    if (rests.length > 0)
      this.#wake = setTimeout(() => this.#startNext(), Math.max(1, Math.ceil(Math.min(...rests))));
  }

  /** The next client; undefined if none may start. */
  #next(): Waiting | undefined {
    return this.#waiting
      .filter(({ client }) => !this.#underWay.has(client.key) && this.#turns.restMs(client) <= 0)
      .reduce<Waiting | undefined>(
        (best, waiting) => (best && !this.#turns.comesBefore(waiting.client, best.client) ? best : waiting),
        undefined,
      );
  }

  /** Makes room for a client; throws if it has reached its limit, or if all waiting tasks have priority over it. */
  #makeRoom(client: Client): void {
    const ofClient = this.#waiting.filter((waiting) => waiting.client.key === client.key);
    if (ofClient.length >= this.#limits.waitingPerClient) throw new Busy();
    const alike = this.#waiting.filter((waiting) => waiting.client.isFamiliar === client.isFamiliar);
    if (alike.length < this.#limits.waiting) return;
    const last = alike.reduce((worst, waiting) =>
      this.#turns.comesBefore(worst.client, waiting.client) ? waiting : worst,
    );
    if (!this.#turns.comesBefore(client, last.client)) throw new Busy();
    this.#remove(last);
    last.refuse(new Busy());
  }

  #remove(waiting: Waiting): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
  }
}
