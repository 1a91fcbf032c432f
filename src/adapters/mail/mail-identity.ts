import { createHash, type Hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Header fields that are asked for where only some are fetched: what identity and a first judgement need. */
export const HEADER_FIELDS = [
  'From',
  'Sender',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'Content-Type',
  'List-Id',
  'List-Unsubscribe',
  'Precedence',
  'Auto-Submitted',
  'Feedback-ID',
  'Return-Path',
] as const;

const CR = 13;
const LF = 10;
/** A header block longer than this is cut: nothing that identifies a message stands that far down. */
const BLOCK_BYTES_MAX = 1024 * 1024;
/** Hashed at a time: a call for each line would let short lines cost seconds. */
const HASHED_BYTES = 64 * 1024;
/** Others have a turn after so many bytes: an email may have 25 MB. */
const TURN_BYTES = 16 * HASHED_BYTES;

/** The header block of a message, up to the empty line. */
export function headerBlockOf(raw: Uint8Array): Buffer {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  return bytes.subarray(0, Math.min(bodyStart(bytes), BLOCK_BYTES_MAX));
}

/** One key for a message under two ids of one mailbox: Message-ID, Date, From and Subject, whatever their folding. */
export function headerKey(block: Uint8Array): string {
  const fields = readFields(block);
  const hash = createHash('sha256');
  for (const name of ['message-id', 'date', 'from', 'subject'])
    hash.update(fields.get(name) ?? '').update('\n');
  return hash.digest('base64url');
}

/**
 * One key for a message in two mailboxes: its Message-ID (Date, From and Subject where it has none) and its body. What
 * each way adds on top (Received, Delivered-To, labels) and how lines end make no difference.
 */
export async function contentIdentity(raw: Uint8Array): Promise<string> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const start = bodyStart(bytes);
  const fields = readFields(bytes.subarray(0, Math.min(start, BLOCK_BYTES_MAX)));
  const hash = createHash('sha256');
  const messageId = fields.get('message-id');
  hash.update(messageId || ['date', 'from', 'subject'].map((name) => fields.get(name) ?? '').join('\n'));
  hash.update('\n\n');
  await hashLines(hash, bytes.subarray(start));
  return hash.digest('base64url');
}

/** Hashes text without carriage returns and without the empty lines at its end. */
async function hashLines(hash: Hash, body: Buffer): Promise<void> {
  let end = body.length;
  while (end > 0 && (body[end - 1] === LF || body[end - 1] === CR || body[end - 1] === 32)) end -= 1;
  const piece = Buffer.allocUnsafe(HASHED_BYTES);
  for (let at = 0; at < end; ) {
    if (at > 0 && at % TURN_BYTES === 0) await setImmediate();
    let size = 0;
    for (const until = Math.min(at + HASHED_BYTES, end); at < until; at += 1) {
      const byte = body[at] ?? CR;
      if (byte !== CR) piece[size++] = byte;
    }
    hash.update(piece.subarray(0, size));
  }
}

function bodyStart(bytes: Buffer): number {
  const crlf = bytes.indexOf('\r\n\r\n');
  const lf = bytes.indexOf('\n\n');
  if (crlf < 0 && lf < 0) return bytes.length;
  return crlf >= 0 && (lf < 0 || crlf < lf) ? crlf + 4 : lf + 2;
}

/** First value of each field, unfolded, with runs of white space made one. */
function readFields(block: Uint8Array): Map<string, string> {
  const fields = new Map<string, string>();
  const text = Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString('latin1');
  for (const line of text.replace(/\r?\n(?=[ \t])/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (!fields.has(name))
      fields.set(
        name,
        line
          .slice(colon + 1)
          .trim()
          .replace(/\s+/g, ' '),
      );
  }
  return fields;
}
