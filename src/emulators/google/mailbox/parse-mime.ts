/** A node of a message: a leaf with bytes or a multipart with children. */
export interface MimeNode {
  readonly headers: readonly MimeHeader[];
  readonly mimeType: string;
  readonly filename: string;
  /** Decoded bytes of a leaf; empty for a multipart. */
  readonly body: Buffer;
  readonly parts: readonly MimeNode[];
}

export interface MimeHeader {
  readonly name: string;
  readonly value: string;
}

const MAX_DEPTH = 20;

/** Parses a raw message. Malformed parts become text; never throws. */
export function parseMime(raw: Buffer, depth = 0): MimeNode {
  const { head, body } = splitHead(raw);
  const headers = readHeaders(head);
  const contentType = headerOf(headers, 'content-type') ?? 'text/plain';
  const mimeType = (contentType.split(';')[0] ?? '').trim().toLowerCase() || 'text/plain';
  const filename =
    parameterOf(headerOf(headers, 'content-disposition') ?? '', 'filename') ??
    parameterOf(contentType, 'name') ??
    '';
  const boundary = mimeType.startsWith('multipart/') ? parameterOf(contentType, 'boundary') : null;
  if (boundary && depth < MAX_DEPTH) {
    const parts = splitParts(body, boundary).map((part) => parseMime(part, depth + 1));
    return { headers, mimeType, filename, body: Buffer.alloc(0), parts };
  }
  const encoding = (headerOf(headers, 'content-transfer-encoding') ?? '7bit').trim().toLowerCase();
  return { headers, mimeType, filename, body: decodeBody(body, encoding), parts: [] };
}

export function headerOf(headers: readonly MimeHeader[], name: string): string | null {
  const wanted = name.toLowerCase();
  return headers.find((header) => header.name.toLowerCase() === wanted)?.value ?? null;
}

/** The visible text: the plain text part if present, otherwise the text of the HTML. */
export function textOf(node: MimeNode): string {
  const plain = findLeaf(node, 'text/plain')?.body.toString('utf8') ?? '';
  if (plain.trim()) return plain;
  const html = findLeaf(node, 'text/html')?.body.toString('utf8') ?? '';
  return html
    .replace(/<(style|script|title)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|&zwnj;|&#8204;|&#847;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

export function hasAttachment(node: MimeNode): boolean {
  return node.filename !== '' || node.parts.some(hasAttachment);
}

function findLeaf(node: MimeNode, mimeType: string): MimeNode | null {
  if (node.mimeType === mimeType && node.parts.length === 0) return node;
  for (const part of node.parts) {
    const found = findLeaf(part, mimeType);
    if (found) return found;
  }
  return null;
}

function splitHead(raw: Buffer): { head: string; body: Buffer } {
  const crlf = raw.indexOf('\r\n\r\n');
  const lf = raw.indexOf('\n\n');
  if (crlf >= 0 && (lf < 0 || crlf < lf)) {
    return { head: raw.toString('latin1', 0, crlf), body: raw.subarray(crlf + 4) };
  }
  if (lf >= 0) return { head: raw.toString('latin1', 0, lf), body: raw.subarray(lf + 2) };
  return { head: raw.toString('latin1'), body: Buffer.alloc(0) };
}

function readHeaders(head: string): MimeHeader[] {
  const unfolded = Buffer.from(head, 'latin1')
    .toString('utf8')
    .replace(/\r?\n[ \t]+/g, ' ');
  return unfolded.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0
      ? [{ name: line.slice(0, colon).trim(), value: decodeWords(line.slice(colon + 1).trim()) }]
      : [];
  });
}

/** Decodes RFC 2047 words, as Gmail does in `metadata` and `full`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_all, charset: string, kind: string, text: string) => {
      const bytes =
        kind.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : decodeQuotedPrintable(Buffer.from(text.replaceAll('_', ' '), 'latin1'));
      return bytes.toString(/^(iso-8859|windows)/i.test(charset) ? 'latin1' : 'utf8');
    });
}

function parameterOf(value: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(value);
  return match?.[1] ?? match?.[2] ?? null;
}

function splitParts(body: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`);
  const parts: Buffer[] = [];
  let index = body.indexOf(mark);
  while (index >= 0) {
    const start = body.indexOf('\n', index);
    const closing = body.toString('latin1', index + mark.length, index + mark.length + 2) === '--';
    if (closing || start < 0) break;
    const next = body.indexOf(mark, start);
    const end = next < 0 ? body.length : next;
    parts.push(trimLastBreak(body.subarray(start + 1, end)));
    index = next;
  }
  return parts;
}

function trimLastBreak(part: Buffer): Buffer {
  if (part.at(-1) !== 10) return part;
  return part.subarray(0, part.length - (part.at(-2) === 13 ? 2 : 1));
}

function decodeBody(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
}

function decodeQuotedPrintable(body: Buffer): Buffer {
  const text = body
    .toString('latin1')
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}
