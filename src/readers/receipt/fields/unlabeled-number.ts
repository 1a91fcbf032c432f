import type { Line } from '../page/page.ts';
import { pickNumber } from './number-value.ts';
import type { FoundText } from './order-id.ts';

/** The number of an email in which no label names one: with a sign, as a code in the subject, alone, of a register. */
export function findUnlabeledNumber(subject: string, lines: readonly Line[]): FoundText | null {
  const inSubject = IN_SUBJECT.map((pattern) => pattern.exec(subject)?.[1]).find(isOfDocument);
  return (
    hashedCell(lines) ??
    (inSubject === undefined ? null : { value: inSubject, line: -1 }) ??
    codeAlone(lines) ??
    registerNumber(lines)
  );
}

/** Letters and digits, digits with dashes, or a number and its year. A flight (`IB3106`) is none. */
const CODE = String.raw`(?:${[
  String.raw`(?![A-Z]{2}\d{3,4}\b)(?=(?:[A-Z/-]{0,8}\d){3})[A-Z]{1,5}-?\d[A-Z\d]*(?:[-/][A-Z\d]+){0,3}`,
  String.raw`\d{3,}(?:-\d{2,}){1,3}`,
  String.raw`\d{1,6}/20\d\d`,
].join('|')})`;
const LOCATOR = String.raw`(?=[A-Z]*\d)[A-Z\d]{6}`;
const END = String.raw`(?![\p{L}\d/-]|[.,:]\d)`;

/** Where subjects state a number without a label, the likeliest place first. */
const IN_SUBJECT: readonly RegExp[] = [
  // `#TD4471 is in the oven`, `You're all set! (#10448)`
  /(?:^|[\s(])#\s?([A-Z]{0,4}-?\d[\d-]{2,20})(?=$|[\s).,:!])/,
  // `LL-7120: thanks`, `CT-4410 received`, `249-4471882-0713004の返金`
  new RegExp(String.raw`^\s*(${CODE}|\d{8,20})(?![A-Za-z\d/-]|[.,:]\d)`, 'u'),
  // `Invoice for a logo (T882736451)`
  new RegExp(String.raw`[(（【]\s?(${CODE}|\d{5,20}|${LOCATOR})\s?[)）】]\s*$`, 'u'),
  // `Order delivered: BBO-88273645`, `Reserva confirmada! QX7PKT`
  new RegExp(String.raw`[:!–—]\s(${CODE}|\d{5,20}|${LOCATOR})${END}`, 'u'),
  // `Order confirmation for 144882736`, `Dispatch note CV-88217`
  new RegExp(String.raw`\s(${CODE}|\d{8,20})\s*$`, 'u'),
  // `Rental 8827364: booked`
  new RegExp(String.raw`\s(\d{7,20}|[A-Z]{1,4}-\d{4,12})${END}`, 'u'),
];
const DIGITS_MIN = 3;
const CHARS_MIN = 5;
/** A day, a year or a phone number. */
const OTHER =
  /^(?:(?:19|20)\d{2}(?:[-/]?\d{2}){0,2}|20\d{2}-\d{2}|(?:1-)?8\d\d-\d{3}-\d{4}|\d{3}-\d{3}-\d{4})$/;

function isOfDocument(value: string | undefined): value is string {
  if (value === undefined || value.length < CHARS_MIN || OTHER.test(value)) return false;
  return value.replace(/\D/g, '').length >= DIGITS_MIN || /^[A-Z\d]{6}$/.test(value);
}

const HASHED_CODE = /^#\s?[\p{L}\d-]{3,20}(?=$| {1,3}\p{Lu}\p{Ll}+ )/u;

/** A cell that starts with a # and a code with letters (`#kXq4`). */
function hashedCell(lines: readonly Line[]): FoundText | null {
  for (const [line, { cells }] of lines.entries()) {
    for (const { text } of cells) {
      const value = HASHED_CODE.test(text) ? pickNumber(text) : null;
      if (value !== null && /\p{L}/u.test(value)) return { value, line };
    }
  }
  return null;
}

const CODE_ALONE = /^[A-Z]{2,4}-?\d{5,12}$/;
const ALONE_LINES = 25;

/** A line near the top with only a code of letters and digits. */
function codeAlone(lines: readonly Line[]): FoundText | null {
  const line = lines.slice(0, ALONE_LINES).findIndex(({ text }) => CODE_ALONE.test(text));
  return line < 0 ? null : { value: lines[line]?.text ?? '', line };
}

/** Store, register and transaction of a receipt, before its date and time (`0553 00062 91374 11/07/26 03:29 PM`). */
const REGISTER_NUMBER =
  /^#?\s?(\d{2,6}(?:[\s-]\d{2,8}){1,4})\s\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?$/i;
const REGISTER_DIGITS_MIN = 8;
const REGISTER_LINES = 12;

/** The number that a register prints without a label. */
function registerNumber(lines: readonly Line[]): FoundText | null {
  for (const [line, { text }] of lines.slice(0, REGISTER_LINES).entries()) {
    const value = REGISTER_NUMBER.exec(text.replaceAll('\t', ' '))?.[1];
    if (value !== undefined && value.replace(/\D/g, '').length >= REGISTER_DIGITS_MIN) return { value, line };
  }
  return null;
}
