import { type ReaderPool, ReadingRefused, type TaskOwner } from './reader-pool.ts';
import type { ShownEmail } from './reader-tasks.ts';

/** Prepares an email for display: its text alone if the HTML exceeds the limits, nothing if the text does too. */
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
