import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { ByteSource } from './byte-source.ts';

/** A message of an mbox file, without the escaping that mbox adds. */
export type MboxPart =
  | { readonly raw: Buffer; readonly receivedAt: Date | null }
  | { readonly tooLarge: number };

const LF = 10;
const FROM = Buffer.from('From ');
const SEPARATOR_BYTES_MAX = 512;
/** Block size, regardless of the size of the file's chunks. */
const BLOCK_BYTES = 64 * 1024;
/** Bytes needed before a separator: the line ends of an empty line. */
const BEFORE_BYTES = 3;

/** True for bytes that begin like an mbox file. */
export function looksLikeMbox(start: Buffer): boolean {
  const text = start.toString('latin1').trimStart();
  return isSeparator(text.slice(0, lineEnd(text)));
}

/** A separator between messages: `From`, a sender, a date and time. A sentence that begins with "From" has no date. */
function isSeparator(line: string): boolean {
  if (!/^From \S/.test(line)) return false;
  if (/\d:\d\d/.test(line)) return true;
  const day = /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/.exec(line);
  return day !== null && /\d{4}/.test(line.slice(day.index));
}

function lineEnd(text: string): number {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
}

/**
 * The messages of an mbox file, one after another. Messages over the size limit are skipped without being kept in
 * memory. Lines escaped because they look like a separator (`>From `) are unescaped. Each byte is examined a fixed
 * number of times: the parts of the current message are collected in a list and joined once.
 */
export async function* readMbox(source: ByteSource): AsyncGenerator<MboxPart> {
  let current: Message | null = null;
  let pending: Buffer = Buffer.alloc(0);
  /** Where the next search for a separator begins. */
  let searchFrom = 0;
  for (let isEnd = false; !isEnd; ) {
    const block = await source.take(BLOCK_BYTES);
    isEnd = block.length < BLOCK_BYTES;
    pending = pending.length === 0 ? block : Buffer.concat([pending, block]);
    for (let found = findSeparator(pending, searchFrom, !current, isEnd); found; ) {
      const part: MboxPart | null = current?.end(pending.subarray(0, found.start)) ?? null;
      if (part) yield part;
      current = new Message(dateOf(found.line));
      pending = pending.subarray(found.end);
      searchFrom = 0;
      found = findSeparator(pending, 0, false, isEnd);
    }
    const done = pending.length - SEPARATOR_BYTES_MAX - BEFORE_BYTES;
    if (done <= 0) continue;
    current?.add(pending.subarray(0, done));
    pending = pending.subarray(done);
    searchFrom = BEFORE_BYTES;
  }
  const last = current?.end(pending) ?? null;
  if (last) yield last;
}

/** The current message; drops its bytes if they exceed the limit. */
class Message {
  readonly #receivedAt: Date | null;
  #pieces: Buffer[] = [];
  #bytes = 0;

  constructor(receivedAt: Date | null) {
    this.#receivedAt = receivedAt;
  }

  add(piece: Buffer): void {
    this.#bytes += piece.length;
    if (this.#bytes > MAIL_BYTES_MAX) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  end(piece: Buffer): MboxPart | null {
    this.add(piece);
    if (this.#bytes > MAIL_BYTES_MAX) return { tooLarge: this.#bytes };
    const raw = withoutMarks(Buffer.concat(this.#pieces));
    return raw.length === 0 ? null : { raw, receivedAt: this.#receivedAt };
  }
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly line: string;
}

/** The next separator line: at the start, or after an empty line. An incomplete line is not yet found. */
function findSeparator(bytes: Buffer, from: number, isFirst: boolean, isEnd: boolean): Found | null {
  for (let index = bytes.indexOf(FROM, from); index >= 0; index = bytes.indexOf(FROM, index + 1)) {
    if (!beginsMessage(bytes, index, isFirst)) continue;
    const end = bytes.indexOf(LF, index);
    const stop = end < 0 ? bytes.length : end;
    if (stop - index > SEPARATOR_BYTES_MAX) continue;
    if (end < 0 && !isEnd) return null;
    const line = bytes.subarray(index, stop).toString('latin1');
    if (isSeparator(line)) return { start: index, end: Math.min(bytes.length, stop + 1), line };
  }
  return null;
}

function beginsMessage(bytes: Buffer, index: number, isFirst: boolean): boolean {
  if (index === 0) return isFirst;
  if (bytes[index - 1] !== LF) return false;
  if (isFirst) return true;
  return bytes[index - 2] === LF || (bytes[index - 2] === 13 && bytes[index - 3] === LF);
}

/** Unescapes lines: `>From ` becomes `From `, `>>From ` becomes `>From `. */
function withoutMarks(body: Buffer): Buffer {
  if (body.indexOf('>From ') < 0) return body;
  return Buffer.from(body.toString('latin1').replace(/(^|\n)>(>*From )/g, '$1$2'), 'latin1');
}

function dateOf(line: string): Date | null {
  const text = line.replace(/^From \S+\s*/, '').trim();
  const hasZone = /[+-]\d{2}:?\d{2}|\b(?:UTC|GMT|Z)\b/.test(text);
  const at = new Date(hasZone ? text : `${text} UTC`);
  return Number.isFinite(at.getTime()) && at.getTime() > 0 ? at : null;
}
