import { anyOf } from '../lexicon/compile/patterns.ts';
import { type Cell, isPriceRow, type Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';
import { NUMBER_LABELS, type NumberLabel } from './number-labels.ts';
import { pickNumber } from './number-value.ts';

const ORDER_NOUN = new RegExp(
  String.raw`\b(?:${anyOf('orderNoun')})\b[^#]{0,60}#\s?([a-z]{0,3}-?\d[\d-]{4,24})\b`,
);

/** `ご注文ありがとうございます（TB-2041）`. */
const BRACKETED = /注文[^()（）]{0,40}[(（]([a-z]{0,4}-?\d[\da-z-]{2,24})[)）]/;

export interface FoundText {
  readonly value: string;
  /** Line it stands in, -1 for the subject. */
  readonly line: number;
}

interface LabelledLine {
  readonly text: string;
  readonly line: number;
  readonly cells: readonly Cell[];
  /** Cells of the next line. */
  readonly below: readonly Cell[];
}

/** Beginnings of the words in `NUMBER_LABELS`: a quick look before the thorough one. */
const MAY_NAME_A_NUMBER = new RegExp(anyOf('numberLabelStart'));
const LOCATOR = /\b[A-Z]{6}(?:[A-Z]{3})?\b/;
/** `Your receipt from Linear Orbit, Inc. #2210-8827`: above the invoice that the body names too. */
const RECEIPT_SUBJECT = new RegExp(
  String.raw`\b(?:${anyOf('receiptNounOfSubject')})\b[^#]{2,70}#\s?(\d[\dA-Z-]{4,24})\s*$`,
  'i',
);
const RECEIPT_SUBJECT_WEIGHT = 4.4;
const HAS_LONG_NUMBER = /\d{5}/;
/** The order number, else the booking, invoice, receipt or transaction number, of an email. */
export function findOrderId(subject: string, lines: readonly Line[]): FoundText | null {
  const best: { found: FoundText | null; weight: number } = { found: null, weight: 0 };
  const texts: LabelledLine[] = [{ text: subject, line: -1, cells: [], below: [] }];
  for (const [line, content] of lines.entries()) {
    const { text, cells } = content;
    const below = lines[line + 1]?.text ?? '';
    if (isPriceRow(content) && (cells.length > 3 || (line > 12 && !HAS_LONG_NUMBER.test(text)))) continue;
    if (
      line < 400 &&
      (/\d/.test(text) || (text.length < 60 && /\d/.test(below)) || LOCATOR.test(text) || LOCATOR.test(below))
    )
      texts.push({ text: text.slice(0, 300), line, cells, below: lines[line + 1]?.cells ?? [] });
  }
  const ofReceipt = RECEIPT_SUBJECT.exec(subject)?.[1];
  if (ofReceipt) {
    best.found = { value: ofReceipt, line: -1 };
    best.weight = RECEIPT_SUBJECT_WEIGHT;
  }
  for (const entry of texts) {
    const folded = foldInPlace(entry.text);
    if (!MAY_NAME_A_NUMBER.test(folded)) continue;
    const beside =
      best.weight < 3.5 && /#|nolu|numarali|no'lu|n[°º]|\(\d{6}|注文/.test(folded)
        ? numberBesideLabel(folded, entry.text)
        : null;
    if (beside !== null) {
      best.found = { value: beside, line: entry.line };
      best.weight = 3.5;
    }
    for (const label of NUMBER_LABELS) {
      const weight = label.weight + (entry.line < 0 ? 0.3 : 0);
      if (label.weight <= best.weight) break;
      const found = valueAfter(entry, folded, label);
      if (!found || weight <= best.weight) continue;
      best.found = found;
      best.weight = weight;
    }
  }
  return best.found ?? hashedCell(lines);
}

/** A cell that holds a number with letters behind its sign and nothing else (`#kXq4`), where no label names one. */
function hashedCell(lines: readonly Line[]): FoundText | null {
  for (const [line, { cells }] of lines.entries()) {
    for (const { text } of cells) {
      const value = /^#\s?[\p{L}\d-]{3,20}$/u.test(text) ? pickNumber(text) : null;
      if (value !== null && /\p{L}/u.test(value)) return { value, line };
    }
  }
  return null;
}

/** A number that stands before its label (`4718827364 numaralı siparişiniz`, `order is confirmed (#3918827364)`). */
function numberBesideLabel(folded: string, text: string): string | null {
  const found =
    /(\d[\d-]{5,24})\s?(?:numarali|nolu|no'lu)\s/.exec(folded) ??
    /\bn[°º] ?(\d{6,20})\b/.exec(folded) ??
    /\border(?:'s| is| has)?\b[^()]{0,40}\((\d[\d-]{5,24})\)/.exec(folded) ??
    BRACKETED.exec(folded) ??
    ORDER_NOUN.exec(folded);
  const value = found?.[1];
  if (!found || value === undefined) return null;
  const at = found.index + found[0].lastIndexOf(value);
  return text.slice(at, at + value.length);
}

/** The value under a label that fills its cell: the cell of the next line in the same place. */
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
      // `2841 Ridgeline Ct` under `Your receipt` is where it is brought to.
      return /^\d{1,6}(?: \p{L}[\p{L}.]*){2,}/u.test(text) ? null : pickNumber(text);
    }
    start = end + 1;
  }
  return null;
}

function valueAfter(entry: LabelledLine, folded: string, { pattern, weight }: NumberLabel): FoundText | null {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const end = match.index + match[0].length;
    const here =
      (weight === 6 ? shortNumber(entry.text.slice(match.index)) : null) ?? pickNumber(entry.text.slice(end));
    const label = entry.text.slice(match.index, end);
    if (here && isLikely(here, label, weight)) return { value: here, line: entry.line };
    const before = valueBefore(entry, match.index, end);
    if (before) return { value: before, line: entry.line };
    const below = entry.line < 0 ? null : valueBelow(entry.cells, match.index, end, entry.below);
    if (below && isLikely(below, label, weight)) return { value: below, line: entry.line + 1 };
  }
  return null;
}

/** Letters alone: six name a booking, nine an order, unless they are a word among other capitals. */
function isLikely(value: string, label: string, weight: number): boolean {
  return /\d/.test(value) || (value.length === 9 ? weight === 6 && /\p{Ll}/u.test(label) : weight < 6);
}

/** The value in the cell before that of its label (`#PMT-44771 | Receipt`). */
function valueBefore({ cells }: LabelledLine, from: number, to: number): string | null {
  const [value, label, ...more] = cells;
  if (!value || !label || more.length > 0) return null;
  const isLabel = from === value.text.length + 1 && to >= from + label.text.length - 1;
  return isLabel && /^#?[\p{L}\d][\p{L}\d_/.-]*$/u.test(value.text) ? pickNumber(value.text) : null;
}

/** The number of the day that tills give an order (`Order #84`). */
function shortNumber(text: string): string | null {
  return /^\p{L}+ ?#\s?(\d{1,3})(?=$|\s(?!(?:of|items?)\b|\d))/u.exec(text)?.[1] ?? null;
}
