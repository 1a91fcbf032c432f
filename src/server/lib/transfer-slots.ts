import { Fault, type FaultWords } from './fault.ts';

const RETRY_SECONDS = 30;

/** What is said where a user has one already, and where the server has its most. */
interface Refusals {
  readonly own: FaultWords;
  readonly all: FaultWords;
}

/** Long transfers under way in this process: one per user, and a few in all, so that nobody else waits for them. */
export class TransferSlots {
  readonly #users = new Set<string>();
  readonly #max: number;
  readonly #refusals: Refusals;

  constructor(max: number, refusals: Refusals) {
    this.#max = max;
    this.#refusals = refusals;
  }

  /** Takes the user's slot, or refuses with a time to try again. Gives what frees it; only the first call counts. */
  take(userId: string): () => void {
    if (this.#users.has(userId)) throw busy(this.#refusals.own);
    if (this.#users.size >= this.#max) throw busy(this.#refusals.all);
    this.#users.add(userId);
    let isTaken = true;
    return () => {
      if (isTaken) this.#users.delete(userId);
      isTaken = false;
    };
  }

  /**
   * Takes the user's slot for a download that goes out while it is made. Freed at the end of its entries, or when the
   * one who takes them leaves.
   */
  async send<Entry>(
    userId: string,
    start: (inSlot: (entries: AsyncIterable<Entry>) => AsyncIterable<Entry>) => Promise<Response>,
  ): Promise<Response> {
    const free = this.take(userId);
    try {
      return await start((entries) => freedAtEnd(free, entries));
    } catch (error) {
      free();
      throw error;
    }
  }

  /** Runs a transfer in the user's slot. */
  async run<T>(userId: string, transfer: () => Promise<T>): Promise<T> {
    const free = this.take(userId);
    try {
      return await transfer();
    } finally {
      free();
    }
  }
}

async function* freedAtEnd<Entry>(free: () => void, entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries;
  } finally {
    free();
  }
}

/** Each upload has a thread of its own. */
export const uploadSlots = () =>
  new TransferSlots(4, {
    own: ({ faults }) => faults.uploadRunning,
    all: ({ faults }) => faults.uploadsBusy,
  });

/** Each export reads everything a user has. */
export const exportSlots = () =>
  new TransferSlots(8, {
    own: ({ faults }) => faults.exportRunning,
    all: ({ faults }) => faults.exportsBusy,
  });

/** Each pack holds an email, its paper and its files in memory, for as long as its caller takes to read them. */
export const packSlots = () =>
  new TransferSlots(4, { own: ({ faults }) => faults.packRunning, all: ({ faults }) => faults.packsBusy });

function busy(words: FaultWords): Fault {
  return new Fault('TooManyRequests', words, { retryAfterSeconds: RETRY_SECONDS });
}
