import { anyOf } from '../lexicon/compile/patterns.ts';
import { type Cell, isPriceRow, type Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';
import { NUMBER_LABELS, type NumberLabel } from './number-labels.ts';
import { pickNumber } from './number-value.ts';
import { findUnlabeledNumber } from './unlabeled-number.ts';

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
  /** The next lines. */
  readonly below: readonly Line[];
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
  return best.found ?? findUnlabeledNumber(subject, lines);
}

/** Lines that contain a number or precede one, except price rows. */
function linesWithNumbers(lines: readonly Line[]): LabeledLine[] {
  return lines.slice(0, LINES_MAX).flatMap((content, line) => {
    const { text, cells } = content;
    const below = lines[line + 1];
    if (isPriceRow(content) && !mayNameNumberBesidePrice(content, line)) return [];
    return /\d/.test(text) || LOCATOR.test(text) || (below && isValueBelow(text, below.text))
      ? [
          {
            text: text.slice(0, LINE_CHARS_MAX),
            line,
            cells,
            below: lines.slice(line + 1, line + 1 + BELOW_MAX),
          },
        ]
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

/** The value below a label that fills its cell: a cell in the same place. */
function valueBelow({ cells, line, below }: LabeledLine, from: number, to: number): FoundText | null {
  let start = 0;
  for (const [index, cell] of cells.entries()) {
    const end = start + cell.text.length;
    if (from >= start && to <= end + 1 && from - start < 14 && end - to < 4) {
      const [text, offset] = cellBelow(cells, index, below);
      // `2841 Ridgeline Ct` below `Your receipt` is a delivery address.
      const value = /^\d{1,6}(?: \p{L}[\p{L}.]*){2,}/u.test(text) ? null : pickNumber(text);
      return value === null ? null : { value, line: line + 1 + offset };
    }
    start = end + 1;
  }
  return null;
}

/** The next lines of a label's column, if the other columns have more lines. */
const BELOW_MAX = 3;

/** The text below a cell: in the same position or column of the next line, else in its column further below. */
function cellBelow(
  cells: readonly Cell[],
  index: number,
  below: readonly Line[],
): readonly [text: string, offset: number] {
  const column = cells[index]?.column ?? -1;
  const [next] = below;
  if (next && next.cells.length === cells.length) return [next.cells[index]?.text ?? '', 0];
  const at = below.findIndex((line) => line.cells.some((cell) => cell.column === column));
  const found = below[at]?.cells.find((cell) => cell.column === column);
  return found && (column >= 0 || at === 0) ? [found.text, at] : [next?.cells[0]?.text ?? '', 0];
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
    const below = entry.line < 0 ? null : valueBelow(entry, match.index, end);
    if (below && isLikely(below.value, label, weight)) return below;
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
