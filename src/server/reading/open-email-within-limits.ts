import { type ReaderPool, ReadingRefused, type TaskOwner } from './reader-pool.ts';
import type { ShownEmail } from './reader-tasks.ts';

/** Opens an email. Where its HTML exceeds the limits, its text alone is shown; where that does too, nothing is. */
export async function openEmail(readers: ReaderPool, raw: Uint8Array, owner: TaskOwner): Promise<ShownEmail> {
  for (const withHtml of [true, false]) {
    try {
      return await readers.run('openEmail', raw, { withHtml }, owner);
    } catch (error) {
      if (!(error instanceof ReadingRefused)) throw error;
    }
  }
  return { html: null, text: null, isTooComplex: true };
}
