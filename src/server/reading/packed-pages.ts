import { setImmediate } from 'node:timers/promises';

const PAGE_SIZE = 2_000;

/** Packs many values for a reader process, one page at a time so as not to block the event loop. */
export async function packPages<T>(values: readonly T[], shown: (value: T) => unknown): Promise<Buffer> {
  const pages: Buffer[] = [];
  for (let start = 0; start < values.length; start += PAGE_SIZE) {
    if (start > 0) await setImmediate();
    const page = values.slice(start, start + PAGE_SIZE).map(shown);
    pages.push(Buffer.from(`${JSON.stringify(page)}\n`));
  }
  return Buffer.concat(pages);
}

/** The values of all pages together. */
export function readPages<T>(bytes: Uint8Array): T[] {
  const pages = Buffer.from(bytes).toString('utf8').split('\n').slice(0, -1);
  // Only `packPages` writes these lines.
  return pages.flatMap((page) => JSON.parse(page) as T[]);
}
