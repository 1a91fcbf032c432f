import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { ByteSource } from './byte-source.ts';

/** A message of an mbox file, as it was before it was put there. */
export type MboxPart =
  | { readonly raw: Buffer; readonly receivedAt: Date | null }
  | { readonly tooLarge: number };

const LF = 10;
const FROM = Buffer.from('From ');
/** What stands between two messages: `From`, a sender, a day and time. A sentence that begins so has none. */
const SEPARATOR = /^From \S.*(?:\d{1,2}:\d{2}(?::\d{2})?|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.*\d{4})/;
const SEPARATOR_BYTES_MAX = 512;

/** True for bytes that begin as an mbox file does. */
export function looksLikeMbox(start: Buffer): boolean {
  const text = start.toString('latin1').replace(/^(?:\s*\n)+/, '');
  return SEPARATOR.test(text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n')));
}

/**
 * The messages of an mbox file, one after another. A message larger than is read is passed by without being held. Lines
 * that were marked because they began like a separator (`>From `) get their beginning back.
 */
export async function* readMbox(source: ByteSource): AsyncGenerator<MboxPart> {
  let pending: Buffer = Buffer.alloc(0);
  /** Where the next look for a separator begins. */
  let seen = 0;
  let current: { receivedAt: Date | null; dropped: number } | null = null;
  for (let isEnd = false; !isEnd; ) {
    const chunk = await source.next();
    isEnd = chunk === null;
    if (chunk) pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const found = findSeparator(pending, seen, current === null, isEnd);
      if (found === 'more') break;
      if (found === null) {
        seen = pending.length;
        break;
      }
      const message = finish(current, pending.subarray(0, found.start));
      if (message) yield message;
      current = { receivedAt: dateOf(found.line), dropped: 0 };
      pending = pending.subarray(found.end);
      seen = 0;
    }
    if (current && pending.length > MAIL_BYTES_MAX + SEPARATOR_BYTES_MAX) {
      // Only what may still hold the beginning of a separator is kept of a message that is too large.
      const kept = pending.subarray(pending.length - SEPARATOR_BYTES_MAX);
      current.dropped += pending.length - kept.length;
      pending = kept;
    }
    seen = Math.max(0, pending.length - SEPARATOR_BYTES_MAX);
  }
  const last = finish(current, pending);
  if (last) yield last;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly line: string;
}

/** The next separator line: at the very start, or after an empty line. `more` when its end has not come yet. */
function findSeparator(bytes: Buffer, from: number, isFirst: boolean, isEnd: boolean): Found | 'more' | null {
  for (let at = bytes.indexOf(FROM, Math.max(0, from - 2)); at >= 0; at = bytes.indexOf(FROM, at + 1)) {
    if (!beginsMessage(bytes, at, isFirst)) continue;
    const end = bytes.indexOf(LF, at);
    if (end < 0 && !isEnd && bytes.length - at < SEPARATOR_BYTES_MAX) return 'more';
    const stop = end < 0 ? bytes.length : end;
    const line = bytes.subarray(at, Math.min(stop, at + SEPARATOR_BYTES_MAX)).toString('latin1');
    if (SEPARATOR.test(line)) return { start: at, end: Math.min(bytes.length, stop + 1), line };
  }
  return null;
}

function beginsMessage(bytes: Buffer, at: number, isFirst: boolean): boolean {
  if (at === 0) return isFirst;
  if (bytes[at - 1] !== LF) return false;
  if (isFirst) return true;
  return bytes[at - 2] === LF || (bytes[at - 2] === 13 && bytes[at - 3] === LF);
}

function finish(current: { receivedAt: Date | null; dropped: number } | null, body: Buffer): MboxPart | null {
  if (!current) return null;
  const bytes = current.dropped + body.length;
  if (bytes > MAIL_BYTES_MAX) return { tooLarge: bytes };
  const raw = withoutMarks(body);
  return raw.length === 0 ? null : { raw, receivedAt: current.receivedAt };
}

/** `>From ` at the beginning of a line becomes `From ` again, `>>From ` becomes `>From `. */
function withoutMarks(body: Buffer): Buffer {
  if (body.indexOf('>From ') < 0) return Buffer.from(body);
  return Buffer.from(body.toString('latin1').replace(/(^|\n)>(>*From )/g, '$1$2'), 'latin1');
}

function dateOf(line: string): Date | null {
  const text = line.replace(/^From \S+\s*/, '').trim();
  const hasZone = /[+-]\d{2}:?\d{2}|\b(?:UTC|GMT|Z)\b/.test(text);
  const at = new Date(hasZone ? text : `${text} UTC`);
  return Number.isFinite(at.getTime()) && at.getTime() > 0 ? at : null;
}
