import { type Headers, headerOf, parseStructured, readHeaderBlock } from './headers.ts';
import { EMAIL_LIMITS } from './limits.ts';

/** One node of the MIME tree. Bodies are views of the message bytes, still transfer-encoded. */
export interface MimePart {
  /** Position in the tree: `1`, `1.2`, … */
  readonly id: string;
  readonly headers: Headers;
  /** Lower-case media type, `text/plain` when the header is missing. */
  readonly type: string;
  readonly charset: string | null;
  readonly encoding: string;
  readonly isAttachment: boolean;
  readonly filename: string;
  readonly body: Uint8Array;
  readonly children: readonly MimePart[];
}

export interface MimeTree {
  readonly root: MimePart;
  /** True when a limit of `EMAIL_LIMITS` truncated the message. */
  readonly isTruncated: boolean;
}

interface Budget {
  partsLeft: number;
  isTruncated: boolean;
}

/** Parses a message into parts within the limits. Never throws. */
export function parseMimeTree(message: Uint8Array): MimeTree {
  const bytes = message.subarray(0, EMAIL_LIMITS.messageBytesMax);
  const budget: Budget = { partsLeft: EMAIL_LIMITS.partsMax, isTruncated: bytes.length < message.length };
  const root = parsePart(bytes, skipMboxLine(bytes), bytes.length, '1', 0, 'text/plain', budget);
  return { root, isTruncated: budget.isTruncated };
}

/** Parses one part and its children at the given depth. */
function parsePart(
  bytes: Uint8Array,
  start: number,
  end: number,
  id: string,
  depth: number,
  defaultType: string,
  budget: Budget,
): MimePart {
  budget.partsLeft -= 1;
  const block = readHeaderBlock(bytes, start, end);
  if (block.isTruncated) budget.isTruncated = true;
  const contentType = parseStructured(headerOf(block.headers, 'content-type'));
  const disposition = parseStructured(headerOf(block.headers, 'content-disposition'));
  const type = contentType.value.includes('/') ? contentType.value : defaultType;
  const base = {
    id,
    headers: block.headers,
    type,
    charset: contentType.params.get('charset') ?? null,
    encoding: headerOf(block.headers, 'content-transfer-encoding'),
    isAttachment: disposition.value === 'attachment',
    filename: disposition.params.get('filename') ?? contentType.params.get('name') ?? '',
    body: bytes.subarray(block.bodyStart, end),
  };
  return {
    ...base,
    children: childrenOf(bytes, block.bodyStart, end, base, contentType.params, depth, budget),
  };
}

function childrenOf(
  bytes: Uint8Array,
  start: number,
  end: number,
  part: { id: string; type: string; encoding: string },
  params: ReadonlyMap<string, string>,
  depth: number,
  budget: Budget,
): MimePart[] {
  const isMultipart = part.type.startsWith('multipart/');
  const isMessage = part.type === 'message/rfc822' && !/base64|quoted/i.test(part.encoding);
  if (!isMultipart && !isMessage) return [];
  if (depth >= EMAIL_LIMITS.depthMax) {
    budget.isTruncated = true;
    return [];
  }
  if (isMessage) {
    if (budget.partsLeft <= 0) return [];
    return [parsePart(bytes, start, end, `${part.id}.1`, depth + 1, 'text/plain', budget)];
  }
  const boundary = params.get('boundary') ?? '';
  if (boundary === '') return [];
  const defaultType = part.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  const children: MimePart[] = [];
  for (const [from, to] of splitAtBoundary(bytes, start, end, boundary)) {
    if (budget.partsLeft <= 0) {
      budget.isTruncated = true;
      break;
    }
    const id = `${part.id}.${children.length + 1}`;
    children.push(parsePart(bytes, from, to, id, depth + 1, defaultType, budget));
  }
  return children;
}

/**
 * Yields the ranges between boundary lines. A missing closing boundary is tolerated. Lazy, so that limits can stop it.
 */
function* splitAtBoundary(
  bytes: Uint8Array,
  start: number,
  end: number,
  boundary: string,
): Generator<readonly [number, number]> {
  let open = -1;
  for (const { at, next, isClose } of boundaryLines(bytes, start, end, boundary)) {
    if (open >= 0) yield [open, Math.max(open, trimBreak(bytes, at))];
    if (isClose) return;
    open = next;
  }
  if (open >= 0 && open < end) yield [open, end];
}

/** Yields boundary lines, including the closing one; `next` is the offset of the following line. */
function* boundaryLines(
  bytes: Uint8Array,
  start: number,
  end: number,
  boundary: string,
): Generator<{ readonly at: number; readonly next: number; readonly isClose: boolean }> {
  const mark = new TextEncoder().encode(`--${boundary}`);
  for (let at = start, next = start; at < end; at = next) {
    const newline = bytes.indexOf(10, at);
    const lineEnd = newline < 0 || newline >= end ? end : newline;
    next = lineEnd + 1;
    if (!startsWith(bytes, at, lineEnd, mark)) continue;
    const after = at + mark.length;
    const isClose = bytes[after] === DASH && bytes[after + 1] === DASH;
    if (isClose || isBlank(bytes, after, lineEnd)) yield { at, next: Math.min(end, next), isClose };
  }
}

const DASH = 45;

function startsWith(bytes: Uint8Array, at: number, end: number, mark: Uint8Array): boolean {
  if (end - at < mark.length) return false;
  for (let i = 0; i < mark.length; i++) if (bytes[at + i] !== mark[i]) return false;
  return true;
}

function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const byte = bytes[i];
    if (byte !== 32 && byte !== 9 && byte !== 13) return false;
  }
  return true;
}

function trimBreak(bytes: Uint8Array, at: number): number {
  let end = at;
  if (bytes[end - 1] === 10) end -= 1;
  if (bytes[end - 1] === 13) end -= 1;
  return end;
}

/** Returns the offset after an mbox `From ` line and leading blank lines. */
function skipMboxLine(bytes: Uint8Array): number {
  let at = 0;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) at = 3;
  while (at < 1000 && (bytes[at] === 13 || bytes[at] === 10)) at += 1;
  const isMbox = String.fromCharCode(...bytes.subarray(at, at + 5)) === 'From ';
  if (!isMbox) return at;
  const newline = bytes.indexOf(10, at);
  return newline < 0 ? at : newline + 1;
}
