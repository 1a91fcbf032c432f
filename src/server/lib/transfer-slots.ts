import { texts } from '../texts/en/faults.ts';
import { Fault } from './fault.ts';

const RETRY_SECONDS = 30;

/** What is said where a user has one already, and where the server has its most. */
interface Refusals {
  readonly own: string;
  readonly all: string;
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

/** Each upload has a thread of its own. */
export const uploadSlots = () => new TransferSlots(4, { own: texts.uploadRunning, all: texts.uploadsBusy });

/** Each export reads everything a user has. */
export const exportSlots = () => new TransferSlots(8, { own: texts.exportRunning, all: texts.exportsBusy });

function busy(message: string): Fault {
  return new Fault('TooManyRequests', message, { retryAfterSeconds: RETRY_SECONDS });
}
