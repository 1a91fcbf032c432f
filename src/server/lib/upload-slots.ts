import { texts } from '../texts/en/faults.ts';
import { Fault } from './fault.ts';

const UPLOADS_MAX = 4;
const RETRY_SECONDS = 30;

/** Email uploads under way in this process: one per user, and a few in all, for each has a thread of its own. */
export class UploadSlots {
  readonly #users = new Set<string>();

  /** Runs an upload, or refuses it with a time to try again. */
  async run<T>(userId: string, upload: () => Promise<T>): Promise<T> {
    if (this.#users.has(userId)) throw busy(texts.uploadRunning);
    if (this.#users.size >= UPLOADS_MAX) throw busy(texts.uploadsBusy);
    this.#users.add(userId);
    try {
      return await upload();
    } finally {
      this.#users.delete(userId);
    }
  }
}

function busy(message: string): Fault {
  return new Fault('TooManyRequests', message, { retryAfterSeconds: RETRY_SECONDS });
}
