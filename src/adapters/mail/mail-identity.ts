import { createHash, type Hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Header fields to request if only some are fetched: those that identify a message and those for the first check. */
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
/** Longer header blocks are truncated; the fields that identify a message come earlier. */
const BLOCK_BYTES_MAX = 1024 * 1024;
/** Size of the pieces that are hashed, because one call per line would take seconds for short lines. */
const HASHED_BYTES = 64 * 1024;
/** Yields to other work after this many bytes, because an email may have 25 MB. */
const TURN_BYTES = 16 * HASHED_BYTES;

/** The header block of a message, up to the empty line. */
export function headerBlockOf(raw: Uint8Array): Buffer {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  return bytes.subarray(0, Math.min(bodyStart(bytes), BLOCK_BYTES_MAX));
}

/** Key of a message with two IDs in one mailbox: Message-ID, Date, From and Subject, regardless of folding. */
export function headerKey(block: Uint8Array): string {
  const fields = readFields(block);
  const hash = createHash('sha256');
  for (const name of ['message-id', 'date', 'from', 'subject'])
    hash.update(fields.get(name) ?? '').update('\n');
  return hash.digest('base64url');
}

/**
 * Key of a message in two mailboxes: its Message-ID (else Date, From and Subject) and its body. Fields added in
 * delivery (Received, Delivered-To, labels) and line endings make no difference.
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

/** Hashes text without carriage returns and trailing empty lines. */
async function hashLines(hash: Hash, body: Buffer): Promise<void> {
  let end = body.length;
  while (end > 0 && (body[end - 1] === LF || body[end - 1] === CR || body[end - 1] === 32)) end -= 1;
  const piece = Buffer.allocUnsafe(HASHED_BYTES);
  for (let index = 0; index < end; ) {
    if (index > 0 && index % TURN_BYTES === 0) await setImmediate();
    let size = 0;
    for (const until = Math.min(index + HASHED_BYTES, end); index < until; index += 1) {
      const byte = body[index] ?? CR;
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

/** First value of each field, unfolded, with white space collapsed. */
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
