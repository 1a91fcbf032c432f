import { decodeStrictUtf8, decodeText } from './charset.ts';
import { EMAIL_LIMITS } from './limits.ts';
import { decodeBase64, decodeQuotedPrintable } from './transfer-decoding.ts';

/** Headers of one part: lower-case name to its unfolded raw values in order. */
export type Headers = ReadonlyMap<string, readonly string[]>;

export interface HeaderBlock {
  readonly headers: Headers;
  /** Offset of the first byte of the body. */
  readonly bodyStart: number;
  /** True when headers or bytes beyond the limits were dropped. */
  readonly isTruncated: boolean;
}

const LF = 10;

/** Reads headers from `start` to the first empty line (or `end`), within `EMAIL_LIMITS`. */
export function readHeaderBlock(bytes: Uint8Array, start: number, end: number): HeaderBlock {
  const headers = new Map<string, string[]>();
  const uncoded: Uncoded[] = [];
  let at = start;
  let count = 0;
  let cut = false;
  let field = { from: -1, to: -1 };
  const flush = () => {
    if (field.from < 0) return;
    if (count >= EMAIL_LIMITS.headersMax) cut = true;
    else if (addField(headers, uncoded, bytes, field.from, field.to)) count += 1;
    if (field.to - field.from > EMAIL_LIMITS.headerBytesMax) cut = true;
    field = { from: -1, to: -1 };
  };
  while (at < end) {
    const newline = bytes.indexOf(LF, at);
    const lineEnd = newline < 0 || newline >= end ? end : newline;
    const isEmpty = lineEnd === at || (lineEnd === at + 1 && bytes[at] === 13);
    if (isEmpty) {
      flush();
      decodeUncoded(headers, uncoded);
      return { headers, bodyStart: Math.min(end, lineEnd + 1), isTruncated: cut };
    }
    const isFolded = bytes[at] === 32 || bytes[at] === 9;
    if (isFolded && field.from >= 0) field.to = lineEnd;
    else {
      flush();
      field = { from: at, to: lineEnd };
    }
    at = lineEnd + 1;
  }
  flush();
  decodeUncoded(headers, uncoded);
  return { headers, bodyStart: end, isTruncated: cut };
}

/** A value with bytes that are neither encoded words nor UTF-8, as some senders in East Asia write them. */
interface Uncoded {
  readonly name: string;
  readonly at: number;
  readonly raw: Uint8Array;
}

/** Decodes such values with the charset of the message. */
function decodeUncoded(headers: Map<string, string[]>, uncoded: readonly Uncoded[]): void {
  if (uncoded.length === 0) return;
  const charset = parseStructured(headerOf(headers, 'content-type')).params.get('charset') ?? 'windows-1252';
  for (const { name, at, raw } of uncoded) {
    const values = headers.get(name);
    if (values) values[at] = unfold(decodeText(raw, charset));
  }
}

function unfold(value: string): string {
  return value.replace(/\r?\n[ \t]?/g, ' ').trim();
}

function addField(
  headers: Map<string, string[]>,
  uncoded: Uncoded[],
  bytes: Uint8Array,
  from: number,
  to: number,
): boolean {
  const slice = bytes.subarray(from, Math.min(to, from + EMAIL_LIMITS.headerBytesMax));
  const colon = slice.indexOf(58);
  if (colon <= 0 || colon > 80) return false;
  const name = asciiOf(slice.subarray(0, colon)).trim().toLowerCase();
  if (!/^[!-9;-~]+$/.test(name)) return false;
  const raw = slice.subarray(colon + 1);
  const utf8 = decodeStrictUtf8(raw);
  const value = unfold(utf8 ?? decodeText(raw, 'windows-1252'));
  const values = headers.get(name);
  if (utf8 === null) uncoded.push({ name, at: values?.length ?? 0, raw });
  if (values) values.push(value);
  else headers.set(name, [value]);
  return true;
}

/** Returns the first raw value of a header, or ''. */
export function headerOf(headers: Headers, name: string): string {
  return headers.get(name)?.[0] ?? '';
}

export interface StructuredValue {
  readonly value: string;
  readonly params: ReadonlyMap<string, string>;
}

/** Parses `text/html; charset="utf-8"` into value and parameters; joins RFC 2231 continuations. */
export function parseStructured(raw: string): StructuredValue {
  const segments = splitOutsideQuotes(raw, ';');
  const params = new Map<string, string>();
  for (const segment of segments.slice(1, 40)) {
    const equals = segment.indexOf('=');
    if (equals < 0) continue;
    const key = segment.slice(0, equals).trim().toLowerCase();
    const base = key.replace(/\*\d{0,3}\*?$/, '');
    const text = unquote(segment.slice(equals + 1).trim());
    const value = key.endsWith('*') ? decodeExtended(text) : text;
    params.set(base, key === base ? value : (params.get(base) ?? '') + value);
  }
  return { value: (segments[0] ?? '').trim().toLowerCase(), params };
}

function splitOutsideQuotes(text: string, mark: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '\\' && isQuoted) i += 1;
    else if (char === '"') isQuoted = !isQuoted;
    else if (char === mark && !isQuoted) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function unquote(text: string): string {
  if (!text.startsWith('"')) return text.split(/[\s(]/, 1)[0] ?? '';
  const close = text.lastIndexOf('"');
  return text.slice(1, close > 0 ? close : undefined).replaceAll('\\"', '"');
}

function decodeExtended(text: string): string {
  const [charset = '', , rest] = text.split("'", 3);
  const body = rest ?? text;
  const bytes: number[] = [];
  for (let i = 0; i < body.length; i++) {
    const hex = body[i] === '%' ? Number.parseInt(body.slice(i + 1, i + 3), 16) : Number.NaN;
    if (Number.isNaN(hex)) bytes.push(body.charCodeAt(i) & 255);
    else {
      bytes.push(hex);
      i += 2;
    }
  }
  return decodeText(Uint8Array.from(bytes), rest === undefined ? 'utf-8' : charset);
}

const ENCODED_WORD = /=\?([^?\s]{1,60})\?([bBqQ])\?([^?]*)\?=(?:\s+(?==\?))?/g;

/** Decodes RFC 2047 encoded words. Adjacent words of one charset are joined before decoding. */
export function decodeWords(text: string): string {
  if (!text.includes('=?')) return text;
  const pending: { charset: string; bytes: number[] } = { charset: '', bytes: [] };
  let out = '';
  let last = 0;
  const flush = () => {
    if (pending.bytes.length > 0) out += decodeText(Uint8Array.from(pending.bytes), pending.charset);
    pending.bytes = [];
  };
  for (const match of text.matchAll(ENCODED_WORD)) {
    const [whole, label = '', kind = '', body = ''] = match;
    const between = text.slice(last, match.index);
    const charset = (label.split('*')[0] ?? '').toLowerCase();
    if (between !== '' || pending.charset !== charset) flush();
    out += between;
    pending.charset = charset;
    for (const byte of decodeWordBody(body, kind)) pending.bytes.push(byte);
    last = match.index + whole.length;
  }
  flush();
  return out + text.slice(last);
}

function decodeWordBody(body: string, kind: string): Uint8Array {
  const ascii = new TextEncoder().encode(kind.toLowerCase() === 'q' ? body.replaceAll('_', ' ') : body);
  return kind.toLowerCase() === 'q'
    ? decodeQuotedPrintable(ascii, ascii.length)
    : decodeBase64(ascii, ascii.length + 3);
}

function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
