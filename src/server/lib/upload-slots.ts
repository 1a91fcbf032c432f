import { Fault } from './fault.ts';

const UPLOADS_MAX = 4;
const RETRY_SECONDS = 30;

/** Email uploads under way in this process: one per user, and a few in all, for each has a thread of its own. */
export class UploadSlots {
  readonly #users = new Set<string>();

  /** Runs an upload, or refuses it with a time to try again. */
  async run<T>(userId: string, upload: () => Promise<T>): Promise<T> {
    if (this.#users.has(userId)) throw busy('Another upload of yours is still running.');
    if (this.#users.size >= UPLOADS_MAX) throw busy('The server is busy with other uploads.');
    this.#users.add(userId);
    try {
      return await upload();
    } finally {
      this.#users.delete(userId);
    }
  }
}

function busy(reason: string): Fault {
  return new Fault('TooManyRequests', `${reason} Nothing was changed. Try again in a moment.`, {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
