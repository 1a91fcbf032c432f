import type { gmail_v1 } from '@googleapis/gmail';
import { unexpected } from './failure.ts';

/** The key as it appears in JSON; within a string, the second quote would be escaped. */
const KEY = /"raw"\s*:\s*"/;
const QUOTE = 0x22;
/** Only the email is longer than this. */
const REST_CHARS_MAX = 1024 * 1024;

/** A message resource and the email in it. */
export interface RawMessage {
  readonly message: gmail_v1.Schema$Message;
  readonly raw: Buffer;
}

/**
 * Extracts the email from the response to a call with `format=raw` as it arrives, because parsing 35 MB of JSON at once
 * would block the server for a quarter of a second. Throws if the response is malformed.
 */
export async function readRawMessage(answer: AsyncIterable<Uint8Array>): Promise<RawMessage> {
  const reader = new RawMessageReader();
  for await (const chunk of answer) reader.add(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  return reader.result();
}

class RawMessageReader {
  #place: 'before' | 'within' | 'after' = 'before';
  #before = '';
  #after = '';
  /** Less than one base64 group. */
  #left = '';
  readonly #pieces: Buffer[] = [];

  add(chunk: Buffer): void {
    if (this.#place === 'before') this.#findEmail(chunk);
    else if (this.#place === 'within') this.#decode(chunk);
    else this.#after += chunk.toString('latin1');
    if (this.#before.length + this.#after.length > REST_CHARS_MAX) throw unexpected();
  }

  result(): RawMessage {
    if (this.#place !== 'after') throw unexpected();
    const rest = Buffer.from(this.#before + this.#after, 'latin1').toString('utf8');
    return { message: parse(rest), raw: Buffer.concat(this.#pieces) };
  }

  #findEmail(chunk: Buffer): void {
    const text = this.#before + chunk.toString('latin1');
    const found = KEY.exec(text);
    const start = found ? found.index + found[0].length : text.length;
    this.#before = text.slice(0, start);
    if (!found) return;
    this.#place = 'within';
    this.#decode(Buffer.from(text.slice(start), 'latin1'));
  }

  #decode(chunk: Buffer): void {
    const end = chunk.indexOf(QUOTE);
    const text = this.#left + chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
    const whole = end < 0 ? text.length - (text.length % 4) : text.length;
    this.#pieces.push(Buffer.from(text.slice(0, whole), 'base64url'));
    this.#left = text.slice(whole);
    if (end < 0) return;
    this.#place = 'after';
    this.#after = chunk.toString('latin1', end);
  }
}

function parse(text: string): gmail_v1.Schema$Message {
  try {
    // The client library makes the same assumption about the shape.
    return JSON.parse(text) as gmail_v1.Schema$Message;
  } catch {
    throw unexpected();
  }
}
