import { Fault, type FaultWords } from './fault.ts';

const RETRY_SECONDS = 30;

/** Error messages: the user already has a transfer, or the server is at its limit. */
interface Refusals {
  readonly userBusy: FaultWords;
  readonly serverBusy: FaultWords;
}

/** Limits long transfers in this process to one per user and a few in total, so that they don't slow other users. */
export class TransferSlots {
  readonly #users = new Set<string>();
  readonly #max: number;
  readonly #refusals: Refusals;

  constructor(max: number, refusals: Refusals) {
    this.#max = max;
    this.#refusals = refusals;
  }

  /** Takes the user's slot or throws with a retry time. Returns an idempotent release function. */
  take(userId: string): () => void {
    if (this.#users.has(userId)) throw busy(this.#refusals.userBusy);
    if (this.#users.size >= this.#max) throw busy(this.#refusals.serverBusy);
    this.#users.add(userId);
    let isTaken = true;
    return () => {
      if (isTaken) this.#users.delete(userId);
      isTaken = false;
    };
  }

  /**
   * Takes the user's slot for a streaming download. The slot is released when the entries end or the client
   * disconnects.
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

/** Each upload uses its own thread. */
export const uploadSlots = () =>
  new TransferSlots(4, {
    userBusy: ({ faults }) => faults.uploadRunning,
    serverBusy: ({ faults }) => faults.uploadsBusy,
  });

/** Each export reads all of a user's data. */
export const exportSlots = () =>
  new TransferSlots(8, {
    userBusy: ({ faults }) => faults.exportRunning,
    serverBusy: ({ faults }) => faults.exportsBusy,
  });

/** Each pack keeps an email, its PDF and its attachments in memory until the client has read them. */
export const packSlots = () =>
  new TransferSlots(4, {
    userBusy: ({ faults }) => faults.packRunning,
    serverBusy: ({ faults }) => faults.packsBusy,
  });

function busy(words: FaultWords): Fault {
  return new Fault('TooManyRequests', words, { retryAfterSeconds: RETRY_SECONDS });
}
