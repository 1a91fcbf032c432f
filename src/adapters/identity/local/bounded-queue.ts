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
  /** Of the running work, how much may belong to one client. */
  readonly runningPerClient: number;
  readonly waiting: number;
  /** Of the waiting work, how much may belong to one client. */
  readonly waitingPerClient: number;
}

/**
 * Runs at most `running` pieces of work at once and lets a bounded number wait. Clients take turns and hold only a
 * share of the places, so that one with much work does not delay another with little. Work over the limits is refused
 * with `Busy`.
 */
export function createBoundedQueue(limits: QueueLimits) {
  const waiting = new Map<string, (() => void)[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waitingCount = 0;

  const mayStart = (client: string) =>
    running < limits.running && (runningOf.get(client) ?? 0) < limits.runningPerClient;

  function begin(client: string): void {
    running += 1;
    runningOf.set(client, (runningOf.get(client) ?? 0) + 1);
  }

  function end(client: string): void {
    running -= 1;
    const left = (runningOf.get(client) ?? 1) - 1;
    if (left > 0) runningOf.set(client, left);
    else runningOf.delete(client);
    startNext();
  }

  /** Its place is taken before anything else can slip in. */
  function startNext(): void {
    for (const [client, queue] of waiting) {
      if (!mayStart(client)) continue;
      const start = queue.shift();
      // Back to the end of the line: the next turn is another client's.
      waiting.delete(client);
      if (queue.length > 0) waiting.set(client, queue);
      waitingCount -= 1;
      begin(client);
      start?.();
      return;
    }
  }

  return async function run<Value>(client: string, work: () => Promise<Value>): Promise<Value> {
    if (mayStart(client)) begin(client);
    else {
      const own = waiting.get(client) ?? [];
      if (waitingCount >= limits.waiting || own.length >= limits.waitingPerClient) throw new Busy();
      waitingCount += 1;
      waiting.set(client, own);
      await new Promise<void>((resolve) => own.push(resolve));
    }
    try {
      return await work();
    } finally {
      end(client);
    }
  };
}
