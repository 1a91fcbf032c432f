import { type EmailAddress, parseAddress } from './address.ts';
import { isForgedSender } from './authentication.ts';
import { decodeText } from './charset.ts';
import { type EmailDate, parseEmailDate } from './email-date.ts';
import { decodeWords, type Headers, headerOf } from './headers.ts';
import { EMAIL_LIMITS } from './limits.ts';
import { type MimePart, parseMimeTree } from './mime-tree.ts';
import { decodeTransfer } from './transfer-decoding.ts';

/** A decoded text body. */
export interface EmailBody {
  readonly part: string;
  readonly kind: 'html' | 'text';
  readonly text: string;
}

export interface EmailPdf {
  readonly part: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** A parsed message: sender, date, subject and bodies. */
export interface ParsedEmail {
  /** False when the bytes have none of the headers that every email has. */
  readonly isEmail: boolean;
  readonly from: EmailAddress;
  readonly replyTo: EmailAddress;
  readonly subject: string;
  readonly date: EmailDate | null;
  readonly messageId: string | null;
  readonly isBulk: boolean;
  readonly hasListUnsubscribe: boolean;
  /** A delivery report. Its attached message is evidence of a failed delivery, not a message to the user. */
  readonly isDeliveryReport: boolean;
  /** The receiving server reports a forged sender. */
  readonly isForged: boolean;
  readonly bodies: readonly EmailBody[];
  readonly pdfs: readonly EmailPdf[];
  /** The message has image attachments, which may be the receipt and which this reader does not read. */
  readonly hasPictures: boolean;
  /** The attached message (a forward), or null. */
  readonly inner: ParsedEmail | null;
  /** True when a size or count limit truncated the message. */
  readonly isTruncated: boolean;
}

const EMAIL_HEADERS = [
  'from',
  'subject',
  'date',
  'received',
  'message-id',
  'mime-version',
  'to',
  'content-type',
];

/** Parses the bytes of one message. Never throws; `isEmail` is false when the bytes are not an email. */
export function parseEmail(bytes: Uint8Array): ParsedEmail {
  const tree = parseMimeTree(asEightBit(bytes));
  return buildEmail(tree.root, tree.isTruncated);
}

/** Converts a file that an editor saved as UTF-16 back to one byte per character. */
function asEightBit(bytes: Uint8Array): Uint8Array {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isWide ? new TextEncoder().encode(decodeText(bytes, 'utf-16')) : bytes;
}

function buildEmail(root: MimePart, cut: boolean): ParsedEmail {
  const { headers } = root;
  const found: Found = { bodies: [], pdfs: [], pictures: 0, inner: null };
  collect(root, found);
  const messageId = headerOf(headers, 'message-id');
  return {
    isEmail: EMAIL_HEADERS.some((name) => headers.has(name)),
    from: parseAddress(headerOf(headers, 'from') || headerOf(headers, 'sender')),
    replyTo: parseAddress(headerOf(headers, 'reply-to')),
    subject: decodeWords(headerOf(headers, 'subject').slice(0, 4000))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 500),
    date: parseEmailDate(headerOf(headers, 'date')) ?? receivedDate(headers),
    messageId: messageId === '' ? null : messageId.slice(0, 500),
    isBulk: /bulk|list/i.test(headerOf(headers, 'precedence')) || headers.has('list-id'),
    hasListUnsubscribe: headers.has('list-unsubscribe'),
    isDeliveryReport: root.type === 'multipart/report',
    isForged: isForgedSender(headers),
    bodies: found.bodies,
    pdfs: found.pdfs,
    hasPictures: found.pictures > 0,
    inner: found.inner && root.type !== 'multipart/report' ? buildEmail(found.inner, false) : null,
    isTruncated: cut,
  };
}

function receivedDate(headers: Headers): EmailDate | null {
  const received = headerOf(headers, 'received');
  return parseEmailDate(received.slice(received.lastIndexOf(';') + 1));
}

interface Found {
  readonly bodies: EmailBody[];
  readonly pdfs: EmailPdf[];
  pictures: number;
  inner: MimePart | null;
}

function collect(part: MimePart, found: Found): void {
  const [first] = part.children;
  if (part.type === 'message/rfc822') found.inner ??= first ?? null;
  else if (first) for (const child of part.children) collect(child, found);
  else if (part.type === 'application/pdf' || /\.pdf$/i.test(part.filename)) found.pdfs.push(pdfOf(part));
  else if (part.isAttachment) found.pictures += part.type.startsWith('image/') ? 1 : 0;
  else if (part.type.startsWith('text/') && part.type !== 'text/calendar') {
    const body = bodyOf(part);
    if (body.text.trim() !== '') found.bodies.push(body);
  }
}

function pdfOf({ id, filename, body, encoding }: MimePart): EmailPdf {
  return {
    part: id,
    filename: decodeWords(filename),
    bytes: decodeTransfer(body, encoding, EMAIL_LIMITS.pdfBytesMax),
  };
}

/** Decodes a text part. Plain text that is an HTML document is read as HTML. */
function bodyOf({ id, type, body, encoding, charset }: MimePart): EmailBody {
  const isHtml = type === 'text/html';
  const text = decodeText(decodeTransfer(body, encoding, EMAIL_LIMITS.textBytesMax), charset, isHtml);
  const isMarkup = isHtml || /^\s*<(?:!doctype html|html)[\s>]/i.test(text.slice(0, 200));
  return { part: id, kind: isMarkup ? 'html' : 'text', text };
}
