import { Fault } from './fault.ts';

/** The place after a row, as the client hands it back: a day or instant, and the row's id. */
export interface PageCursor {
  readonly at: string;
  readonly id: string;
}

/** Opaque text for a place in a list. */
export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify([cursor.at, cursor.id])).toString('base64url');
}

/** The place of a cursor; a text that is none of ours is the caller's mistake. */
export function decodeCursor(text: string | undefined): PageCursor | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (
      Array.isArray(value) &&
      typeof value[0] === 'string' &&
      typeof value[1] === 'string' &&
      /^[0-9a-f-]{36}$/.test(value[1]) &&
      !Number.isNaN(Date.parse(value[0]))
    ) {
      return { at: value[0], id: value[1] };
    }
  } catch {
    // Said below.
  }
  throw new Fault('ValidationFailed', 'query: cursor: not a place in this list');
}
