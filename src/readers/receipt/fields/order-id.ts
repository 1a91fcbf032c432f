import { anyOf } from '../lexicon/compile/patterns.ts';
import { type Cell, isPriceRow, type Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';
import { NUMBER_LABELS, type NumberLabel } from './number-labels.ts';
import { pickNumber } from './number-value.ts';

const ORDER_NOUN = new RegExp(
  String.raw`\b(?:${anyOf('orderNoun')})\b[^#°º]{0,60}(?:#\s?([a-z]{0,3}-?\d[\d-]{4,24})|\bn[°º]\s?(\d[\d-]{2,24}))\b`,
);

/** `4718827364 numaralı siparişiniz`. */
const BEFORE_LABEL = new RegExp(
  String.raw`((?:[a-z]{1,4}-)?\d[\d-]{2,24})\s?(?:${anyOf('wordAfterOwnNumber')})\s(?!${anyOf('cardWord')})`,
);
/** `ご注文ありがとうございます（TB-2041）`. */
const BRACKETED = /注文[^()（）]{0,40}[(（]([a-z]{0,4}-?\d[\da-z-]{2,24})[)）]/;

export interface FoundText {
  readonly value: string;
  /** Line of the value; -1 for the subject. */
  readonly line: number;
}

interface LabeledLine {
  readonly text: string;
  readonly line: number;
  readonly cells: readonly Cell[];
  /** Cells of the next line. */
  readonly below: readonly Cell[];
}

/** Prefixes of the words in `NUMBER_LABELS`: a cheap check before the thorough one. */
const MAY_NAME_A_NUMBER = new RegExp(anyOf('numberLabelStart'));
const LOCATOR = /\b[A-Z]{6}(?:[A-Z]{3})?\b/;
/** `Your receipt from Linear Orbit, Inc. #2210-8827`: outranks the invoice number that the body also states. */
const RECEIPT_SUBJECT = new RegExp(
  String.raw`\b(?:${anyOf('receiptNounOfSubject')})\b[^#]{2,70}#\s?(\d[\dA-Z-]{4,24})\]?\s*$`,
  'i',
);
const RECEIPT_SUBJECT_WEIGHT = 4.4;
/** `#TD4471 is in the oven`, `You're all set! (#10448)`: a number with a # but no label. */
const HASHED_IN_SUBJECT = /(?:^|[\s(])#\s?([A-Z]{0,4}-?\d[\d-]{2,20})(?=$|[\s).,:!])/;
const HAS_LONG_NUMBER = /\d{5}/;
const LONG_NUMBER = /^\d{5,}$/;
/** `Order no 2210`, `(2210)` and similar: a cheap check for a number next to its label. */
const MAY_HAVE_NUMBER_BESIDE = new RegExp(String.raw`#|${anyOf('wordAfterOwnNumber')}|n[°º]|\(\d{6}|注文`);
const BESIDE_WEIGHT = 3.5;
/** Orders, visits, invoices and receipts may have short numbers behind a sign (`Check #83`). */
const SHORT_WEIGHT_MIN = 3;
const SUBJECT_BONUS = 0.3;
const LINES_MAX = 400;
const LINE_CHARS_MAX = 300;
/** Within this many lines from the top, a price row may contain a short number. */
const HEAD_LINES = 12;

interface Weighed {
  readonly found: FoundText | null;
  readonly weight: number;
}

/** Finds the order number of an email, otherwise its booking, invoice, receipt or transaction number. */
export function findOrderId(subject: string, lines: readonly Line[]): FoundText | null {
  const ofReceipt = RECEIPT_SUBJECT.exec(subject)?.[1];
  let best: Weighed = ofReceipt
    ? { found: { value: ofReceipt, line: -1 }, weight: RECEIPT_SUBJECT_WEIGHT }
    : { found: null, weight: 0 };
  for (const entry of [{ text: subject, line: -1, cells: [], below: [] }, ...linesWithNumbers(lines)]) {
    const folded = foldInPlace(entry.text);
    if (MAY_NAME_A_NUMBER.test(folded)) best = bestNumberIn(entry, folded, best);
  }
  return best.found ?? hashedCell(lines) ?? hashedInSubject(subject) ?? registerNumber(lines);
}

function hashedInSubject(subject: string): FoundText | null {
  const value = HASHED_IN_SUBJECT.exec(subject)?.[1];
  return value === undefined ? null : { value, line: -1 };
}

/** Lines that contain a number or precede one, except price rows. */
function linesWithNumbers(lines: readonly Line[]): LabeledLine[] {
  return lines.slice(0, LINES_MAX).flatMap((content, line) => {
    const { text, cells } = content;
    const below = lines[line + 1];
    if (isPriceRow(content) && !mayNameNumberBesidePrice(content, line)) return [];
    return /\d/.test(text) || LOCATOR.test(text) || (below && isValueBelow(text, below.text))
      ? [{ text: text.slice(0, LINE_CHARS_MAX), line, cells, below: below?.cells ?? [] }]
      : [];
  });
}

function mayNameNumberBesidePrice({ text, cells }: Line, line: number): boolean {
  // `Order ID | MX7QK2L9 | Document no. | 881209331770`: two labels with their numbers.
  if (cells.length === 4 && LONG_NUMBER.test(cells.at(-1)?.text ?? '')) return true;
  return cells.length <= 3 && (line <= HEAD_LINES || HAS_LONG_NUMBER.test(text));
}

function isValueBelow(label: string, value: string): boolean {
  return (label.length < 60 && /\d/.test(value)) || LOCATOR.test(value);
}

/** The number of an entry, if its label outweighs the best one so far. */
function bestNumberIn(entry: LabeledLine, folded: string, known: Weighed): Weighed {
  let best = known;
  const beside =
    best.weight < BESIDE_WEIGHT && MAY_HAVE_NUMBER_BESIDE.test(folded)
      ? numberNextToLabel(folded, entry.text)
      : null;
  if (beside !== null) best = { found: { value: beside, line: entry.line }, weight: BESIDE_WEIGHT };
  for (const label of NUMBER_LABELS) {
    if (label.weight <= best.weight) break;
    const found = valueAfter(entry, folded, label);
    if (found) best = { found, weight: label.weight + (entry.line < 0 ? SUBJECT_BONUS : 0) };
  }
  return best;
}

const HASHED_CODE = /^#\s?[\p{L}\d-]{3,20}(?=$| {1,3}\p{Lu}\p{Ll}+ )/u;

/** A cell that starts with a # and a code with letters (`#kXq4`), used when no label names a number. */
function hashedCell(lines: readonly Line[]): FoundText | null {
  for (const [line, { cells }] of lines.entries()) {
    for (const { text } of cells) {
      const value = HASHED_CODE.test(text) ? pickNumber(text) : null;
      if (value !== null && /\p{L}/u.test(value)) return { value, line };
    }
  }
  return null;
}

/** Store, register and transaction of a receipt, before its date and time (`0553 00062 91374 11/07/26 03:29 PM`). */
const REGISTER_NUMBER =
  /^#?\s?(\d{2,6}(?:[\s-]\d{2,8}){1,4})\s\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?$/i;
const REGISTER_DIGITS_MIN = 8;

/** The number that a register prints without a label, used when no label names a number. */
function registerNumber(lines: readonly Line[]): FoundText | null {
  for (const [line, { text }] of lines.slice(0, HEAD_LINES).entries()) {
    const value = REGISTER_NUMBER.exec(text.replaceAll('\t', ' '))?.[1];
    if (value !== undefined && value.replace(/\D/g, '').length >= REGISTER_DIGITS_MIN) return { value, line };
  }
  return null;
}

/** A number before its label (`4718827364 numaralı siparişiniz`, `order is confirmed (#3918827364)`). */
function numberNextToLabel(folded: string, text: string): string | null {
  const found =
    BEFORE_LABEL.exec(folded) ??
    /\bn[°º] ?(\d{6,20})\b/.exec(folded) ??
    /\border(?:'s| is| has)?\b[^()]{0,40}\((\d[\d-]{5,24})\)/.exec(folded) ??
    BRACKETED.exec(folded) ??
    ORDER_NOUN.exec(folded);
  const value = found?.[1] ?? found?.[2];
  if (!found || value === undefined) return null;
  const at = found.index + found[0].lastIndexOf(value);
  return text.slice(at, at + value.length);
}

/** The value below a label that fills its cell: the cell of the next line in the same position. */
function valueBelow(cells: readonly Cell[], from: number, to: number, below: readonly Cell[]): string | null {
  let start = 0;
  for (const [index, cell] of cells.entries()) {
    const end = start + cell.text.length;
    if (from >= start && to <= end + 1 && from - start < 14 && end - to < 4) {
      const aligned =
        below.length === cells.length
          ? below[index]
          : (below.find((other) => other.column === cell.column) ?? below[0]);
      const text = aligned?.text ?? '';
      // `2841 Ridgeline Ct` below `Your receipt` is a delivery address.
      return /^\d{1,6}(?: \p{L}[\p{L}.]*){2,}/u.test(text) ? null : pickNumber(text);
    }
    start = end + 1;
  }
  return null;
}

function valueAfter(entry: LabeledLine, folded: string, { pattern, weight }: NumberLabel): FoundText | null {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const end = match.index + match[0].length;
    const label = entry.text.slice(match.index, end);
    const here = valueAfterLabel(entry.text, match.index, end, weight);
    if (here && isLikely(here, label, weight)) return { value: here, line: entry.line };
    const before = valueBefore(entry, match.index, end);
    if (before) return { value: before, line: entry.line };
    const below = entry.line < 0 ? null : valueBelow(entry.cells, match.index, end, entry.below);
    if (below && isLikely(below, label, weight)) return { value: below, line: entry.line + 1 };
  }
  return null;
}

/** Returns the value after a label; a sign that ends the label (`Receipt #`) is read with it. */
function valueAfterLabel(text: string, from: number, end: number, weight: number): string | null {
  const short = weight >= SHORT_WEIGHT_MIN ? shortNumber(text.slice(from)) : null;
  return short ?? pickNumber(text.slice(text[end - 1] === '#' ? end - 1 : end));
}

/** Letters only: six form a booking code, nine an order number, unless they are a word among other capitals. */
function isLikely(value: string, label: string, weight: number): boolean {
  return /\d/.test(value) || (value.length === 9 ? weight === 6 && /\p{Ll}/u.test(label) : weight < 6);
}

/** The value in the cell before its label (`#PMT-44771 | Receipt`). */
function valueBefore({ cells }: LabeledLine, from: number, to: number): string | null {
  const [value, label, ...more] = cells;
  if (!value || !label || more.length > 0) return null;
  const isLabel = from === value.text.length + 1 && to >= from + label.text.length - 1;
  return isLabel && /^#?[\p{L}\d][\p{L}\d_/.-]*$/u.test(value.text) ? pickNumber(value.text) : null;
}

/** The daily number that registers assign to an order (`Order #84`). */
function shortNumber(text: string): string | null {
  return /^\p{L}+ ?#\s?(\d{1,3})(?=$|\s(?!(?:of|items?)\b|\d))/u.exec(text)?.[1] ?? null;
}
