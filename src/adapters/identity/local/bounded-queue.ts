/** Too much work of one kind is waiting; the caller may try again in a few seconds. */
export class Busy extends Error {
  readonly retryAfterSeconds = 5;

  constructor() {
    super('too much work is waiting');
    this.name = 'Busy';
  }
}

export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  /** Of the waiting work, how much may belong to one client. */
  readonly waitingPerClient: number;
}

/**
 * Runs at most `running` pieces of work at once and lets a bounded number wait. Clients take turns, so that one with
 * much work does not delay another with little. Work over the limits is refused with `Busy`.
 */
export function createBoundedQueue(limits: QueueLimits) {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let waitingCount = 0;

  function startNext(): void {
    const [client, queue] = waiting.entries().next().value ?? [];
    if (client === undefined || queue === undefined) return;
    const start = queue.shift();
    // Back to the end of the line: the next turn is another client's.
    waiting.delete(client);
    if (queue.length > 0) waiting.set(client, queue);
    waitingCount -= 1;
    start?.();
  }

  return async function run<Value>(client: string, work: () => Promise<Value>): Promise<Value> {
    if (running >= limits.running) {
      const own = waiting.get(client) ?? [];
      if (waitingCount >= limits.waiting || own.length >= limits.waitingPerClient) throw new Busy();
      waitingCount += 1;
      waiting.set(client, own);
      await new Promise<void>((resolve) => own.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // A waiting piece takes over this place, so that nobody can slip in between.
      if (waitingCount > 0) startNext();
      else running -= 1;
    }
  };
}
