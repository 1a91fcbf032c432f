import type { StatementFormat } from './statement-file.ts';
import { hasMarkupTable } from './text/markup-table.ts';

/** The detected format, or why the text is not a statement. */
export type Detection =
  | { readonly format: Exclude<StatementFormat, 'unknown' | 'qfx'> }
  | { readonly format: 'unknown'; readonly reason: string };

const HEAD = 65_536;

/** Why these bytes cannot be text, or null. Checks signatures only. */
export function binaryReason(bytes: Uint8Array): string | null {
  for (const [signature, reason] of SIGNATURES) {
    if (signature.every((byte, index) => bytes[index] === byte)) return reason;
  }
  return null;
}

const IMAGE = 'this is an image, not a statement file';
const SPREADSHEET = 'this is a spreadsheet: save it as CSV and import that';
const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'this is a PDF: ask the bank for OFX, QFX, CSV, CAMT or MT940'],
  [[0x89, 0x50, 0x4e, 0x47], IMAGE],
  [[0xff, 0xd8, 0xff], IMAGE],
  [[0x47, 0x49, 0x46, 0x38], IMAGE],
  [[0x52, 0x49, 0x46, 0x46], IMAGE],
  [[0x49, 0x49, 0x2a, 0x00], IMAGE],
  [[0x4d, 0x4d, 0x00, 0x2a], IMAGE],
  [[0x50, 0x4b, 0x03, 0x04], 'this is a zip archive or a spreadsheet, not a statement file'],
  [[0xd0, 0xcf, 0x11, 0xe0], SPREADSHEET],
  [[0x1f, 0x8b], 'this is a gzip archive: unpack it first'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'this is a 7z archive: unpack it first'],
  [[0x52, 0x61, 0x72, 0x21], 'this is a RAR archive: unpack it first'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'this is an RTF document, not a statement file'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'this is a database, not a statement file'],
];

/** Detects the format from the text itself, never from the file name. */
export function detectFormat(text: string): Detection {
  const head = text.slice(0, HEAD).trimStart();
  if (head === '') return { format: 'unknown', reason: 'the file is empty' };
  if (isBinary(head)) return { format: 'unknown', reason: 'this is binary data, not text' };
  if (/<(?:\w{1,20}:)?OFX[\s>]/i.test(head) || /^OFXHEADER\s*:/i.test(head)) return { format: 'ofx' };
  if (head.startsWith('<')) return detectMarkup(head);
  if (/^[{[]\s*["{[\]}]/.test(head))
    return { format: 'unknown', reason: 'this is JSON, not a statement file' };
  if (isQif(head)) return { format: 'qif' };
  if (isMt940(head)) return { format: 'mt940' };
  return { format: 'csv' };
}

function detectMarkup(head: string): Detection {
  if (/<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(head)) return { format: 'camt' };
  if (/<(?:[\w.-]{1,40}:)?Document\b[^>]{0,400}camt\.05[234]/.test(head)) return { format: 'camt' };
  if (hasMarkupTable(head)) return { format: 'csv' };
  if (/<html\b|<!doctype html|<body\b|<table\b/i.test(head))
    return {
      format: 'unknown',
      reason: 'this is a web page, not a statement file (the download may have failed)',
    };
  if (/<!DOCTYPE|<!ENTITY/i.test(head))
    return { format: 'unknown', reason: 'XML with a document type declaration is refused' };
  const root = /<(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,60})/.exec(head)?.[1] ?? '';
  if (/invoice|creditnote/i.test(root))
    return { format: 'unknown', reason: 'this is an invoice, not a bank statement' };
  return {
    format: 'unknown',
    reason: `XML of an unknown kind (<${root}>): not a bank statement that can be read`,
  };
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
