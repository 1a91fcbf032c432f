import { Fault } from './fault.ts';

/** A pagination position: a date or instant, and the transaction's ID. */
export interface PageCursor {
  readonly at: string;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

/** Encodes a list position as an opaque cursor. */
export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify([cursor.at, cursor.id])).toString('base64url');
}

/** Decodes a cursor; an invalid one is a client error. */
export function decodeCursor(text: string | undefined): PageCursor | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (
      Array.isArray(value) &&
      typeof value[0] === 'string' &&
      typeof value[1] === 'string' &&
      UUID.test(value[1]) &&
      isDayOrInstant(value[0])
    ) {
      return { at: value[0], id: value[1] };
    }
  } catch {
    // Rejected below.
  }
  throw new Fault('ValidationFailed', ({ faults }) => faults.cursor);
}

/** A date or instant in our format, within the database's year range. */
function isDayOrInstant(text: string): boolean {
  if (!DAY_OR_INSTANT.test(text) || text.startsWith('0000')) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
