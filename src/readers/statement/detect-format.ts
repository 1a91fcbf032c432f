import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { StatementFormat } from './statement-file.ts';
import { hasMarkupTable } from './text/markup-table.ts';

/** The detected format, or why the text is not a statement. */
export type Detection =
  | { readonly format: Exclude<StatementFormat, 'unknown' | 'qfx' | 'xlsx'> }
  | { readonly format: 'unknown'; readonly reason: UserMessage };

const HEAD = 65_536;

/** Why these bytes cannot be text, or null. Checks signatures only. */
export function binaryReason(bytes: Uint8Array): UserMessage | null {
  for (const [signature, reason] of SIGNATURES) {
    if (signature.every((byte, index) => bytes[index] === byte)) return reason;
  }
  return null;
}

const IMAGE = userMessage('fileIsImage');
const SPREADSHEET = userMessage('fileIsSpreadsheet');
const SIGNATURES: readonly (readonly [readonly number[], UserMessage])[] = [
  [[0x25, 0x50, 0x44, 0x46], userMessage('fileIsPdf')],
  [[0x89, 0x50, 0x4e, 0x47], IMAGE],
  [[0xff, 0xd8, 0xff], IMAGE],
  [[0x47, 0x49, 0x46, 0x38], IMAGE],
  [[0x52, 0x49, 0x46, 0x46], IMAGE],
  [[0x49, 0x49, 0x2a, 0x00], IMAGE],
  [[0x4d, 0x4d, 0x00, 0x2a], IMAGE],
  [[0x50, 0x4b, 0x03, 0x04], userMessage('fileIsZip')],
  [[0xd0, 0xcf, 0x11, 0xe0], SPREADSHEET],
  [[0x1f, 0x8b], userMessage('fileIsGzip')],
  [[0x37, 0x7a, 0xbc, 0xaf], userMessage('fileIs7z')],
  [[0x52, 0x61, 0x72, 0x21], userMessage('fileIsRar')],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], userMessage('fileIsRtf')],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], userMessage('fileIsDatabase')],
];

/** Detects the format from the text itself, never from the file name. */
export function detectFormat(text: string): Detection {
  const head = text.slice(0, HEAD).trimStart();
  if (head === '') return unknown(userMessage('fileIsEmpty'));
  if (isBinary(head)) return unknown(userMessage('fileIsBinary'));
  if (/<(?:\w{1,20}:)?OFX[\s>]/i.test(head) || /^OFXHEADER\s*:/i.test(head)) return { format: 'ofx' };
  if (head.startsWith('<')) return detectMarkup(head);
  if (/^[{[]\s*["{[\]}]/.test(head)) return unknown(userMessage('fileIsJson'));
  if (isQif(head)) return { format: 'qif' };
  if (isMt940(head)) return { format: 'mt940' };
  return { format: 'csv' };
}

function detectMarkup(head: string): Detection {
  if (/<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(head)) return { format: 'camt' };
  if (/<(?:[\w.-]{1,40}:)?Document\b[^>]{0,400}camt\.05[234]/.test(head)) return { format: 'camt' };
  if (hasMarkupTable(head)) return { format: 'csv' };
  if (/<html\b|<!doctype html|<body\b|<table\b/i.test(head)) return unknown(userMessage('fileIsWebPage'));
  if (/<!DOCTYPE|<!ENTITY/i.test(head)) return unknown(userMessage('xmlDocumentType'));
  const root = /<(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,60})/.exec(head)?.[1] ?? '';
  if (/invoice|creditnote/i.test(root)) return unknown(userMessage('fileIsInvoice'));
  return unknown(userMessage('xmlUnknown', root));
}

function unknown(reason: UserMessage): Detection {
  return { format: 'unknown', reason };
}

function isQif(head: string): boolean {
  if (/^!\s*(?:type|account|option|clear)\b/im.test(head.slice(0, 4096))) return true;
  return /^[DT][ \d.,'/+-]{4,20}\r?$/m.test(head.slice(0, 200)) && /^\^{1,2}\s*$/m.test(head);
}

function isMt940(head: string): boolean {
  if (/^:61:\d{6}/m.test(head)) return true;
  if (!/^(?:\{.{0,200}\{4:)?:20:/m.test(head) && !/^:25P?:/m.test(head)) return false;
  return /^:(?:60[FM]|62[FM]|28C?|34F|90[CD]):/m.test(head);
}

/** True when the text contains control characters. */
function isBinary(head: string): boolean {
  let controls = 0;
  const length = Math.min(head.length, 8192);
  for (let i = 0; i < length; i += 1) {
    const code = head.charCodeAt(i);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12 && code !== 26) controls += 1;
    else if (code === 0xfffd) controls += 1;
  }
  return controls > 4 && controls > length * 0.02;
}
