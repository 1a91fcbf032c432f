import { anyOf } from '../lexicon/compile/patterns.ts';
import { type CurrencyMark, markAfter, markBefore } from './currency/currency-marks.ts';
import { type ParsedNumber, parseNumber } from './parse-number.ts';

/** An amount found in a line, before its currency is resolved. */
export interface MoneyToken extends ParsedNumber {
  readonly mark: CurrencyMark | null;
  readonly isNegative: boolean;
  /** Range in the line, including currency mark and sign. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const NUMBER = /\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,'’]\d+)*|(?<=^|\s)\.\d{2}(?=\s*[A-Z]?$)/g;
const SPACED = /^\d{1,3}(?: \d{3})+/;
const NUMBER_CHARS_MAX = 24;
const TOKENS_PER_LINE_MAX = 40;
const SPACE_GROUPED = new Set([
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'EUR',
  'RUB',
  'UAH',
  'KRONA',
  'ZAR',
  'BGN',
  'CHF',
  'ISK',
  'RON',
  'XOF',
  'XAF',
  'CAD',
]);
/** Tax class letter that registers print after an amount. */
const TAX_FLAG = /^ ?[A-Z]{1,2}\*?$/;
/** The same, directly after the amount at the end of its line; not a unit. */
const FLAG_AT_END = /^(?!KG|LB|OZ|ML|CL|GB|MB|CT|PK|FT|IN|CM|MM|EA|PC|L\b|G\b)[A-Z]{1,2}\*?\s*$/;
/** Scripts that put no blank before a number (`共计553.50元`, `授業料24,200円`). */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const NOT_MONEY_AFTER = new RegExp(String.raw`^\s?(?:%|°|(?:${anyOf('unitAfterNumber')})(?![a-z]))`, 'i');

/** Finds the amounts of a line, left to right. A number without a currency counts only with two decimals. */
export function findMoney(line: string): readonly MoneyToken[] {
  if (!/\d/.test(line)) return [];
  const known = cached.get(line);
  if (known) return known;
  const tokens = readMoney(line);
  if (line.length > CACHED_CHARS_MAX) return tokens;
  if (cached.size >= CACHE_MAX) cached.clear();
  cached.set(line, tokens);
  return tokens;
}

/** Cache: several stages read the same cell. */
const cached = new Map<string, readonly MoneyToken[]>();
const CACHE_MAX = 4_000;
const CACHED_CHARS_MAX = 200;
/** Shorter numbers may be amounts after the code of their currency (`RM -120`). */
const CODE_DIGITS_MIN = 5;

function readMoney(line: string): MoneyToken[] {
  const tokens: MoneyToken[] = [];
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(line); match; match = NUMBER.exec(line)) {
    if (tokens.length >= TOKENS_PER_LINE_MAX) break;
    const token = tokenAt(line, match.index, match[0]);
    // The mark of the previous amount is not that of the next number (`6,54 € 1`); a dash may belong to both.
    const taken = (tokens.at(-1)?.end ?? 0) - (token?.start ?? 0);
    if (token && (taken <= 0 || (taken === 1 && /[-−–]/.test(line[token.start] ?? '')))) tokens.push(token);
  }
  return tokens;
}

function tokenAt(line: string, at: number, number: string): MoneyToken | null {
  if (number.length > NUMBER_CHARS_MAX) return null;
  let start = at;
  let digits = number;
  const before = line[at - 1] ?? '';
  if (/[\d#/@_=]/.test(before) || (/[.,:]/.test(before) && /\d/.test(line[at - 2] ?? ''))) return null;
  if (SPACED.test(digits) && !isSpaceGrouped(line, at, digits)) {
    const skip = digits.lastIndexOf(' ') + 1;
    start += skip;
    digits = digits.slice(skip);
  }
  return build(line, start, digits);
}

function isSpaceGrouped(line: string, at: number, digits: string): boolean {
  if (/,\d{1,2}$/.test(digits) || dashTail(line, at + digits.length) > 0) return true;
  // Alone in its cell, `1 798.00` is no count before a price.
  if (/\.\d{2}$/.test(digits) && line.trim() === digits) return true;
  const mark = markAfter(line, at + digits.length)?.mark ?? markBefore(line, at)?.mark;
  return mark !== undefined && mark !== null && SPACE_GROUPED.has(mark);
}

/** Currency marks around a number and the extent of the amount including them. */
interface Surroundings {
  readonly front: Mark | null;
  readonly back: Mark | null;
  readonly mark: CurrencyMark | null;
  /** Start of the number when a minus separates it from its mark. */
  readonly inner: number;
  readonly start: number;
  readonly end: number;
  /** Length of a dash that stands for zero cents. */
  readonly tail: number;
  /** Cents after the currency mark. */
  readonly cents: string | null;
}

interface Mark {
  readonly mark: CurrencyMark;
  /** Start of a mark before the number, or end of one after it. */
  readonly at: number;
}

function build(line: string, start: number, digits: string): MoneyToken | null {
  const around = surroundingsOf(line, start, digits);
  // Registers omit the leading zero: `TAX .29`.
  const whole = digits.startsWith('.') ? `0${digits}` : digits;
  const parsed = parseNumber(around.cents === null ? whole : `${digits}.${around.cents}`, around.mark);
  if (parsed === null || isPartOfCode(line, around, digits) || isWord(line, around)) return null;
  const end = endOf(around);
  const isMoney =
    around.mark === null
      ? isUnmarkedMoney(line, around, end, whole)
      : !/^\s?%/.test(line.slice(end, end + 14));
  if (!isMoney) return null;
  const sign = readSign(line, around.front?.at ?? start, end, around.front !== null && around.inner < start);
  return { ...parsed, mark: around.mark, ...sign, text: line.slice(sign.start, sign.end) };
}

function surroundingsOf(line: string, start: number, digits: string): Surroundings {
  const end = start + digits.length;
  const lead = /[-−–]\s?$/.exec(line.slice(Math.max(0, start - 2), start));
  const inner = lead ? start - lead[0].length : start;
  const before = markBefore(line, inner);
  const front = before && { mark: before.mark, at: before.start };
  const tail = dashTail(line, end);
  const behind = markAfter(line, end + tail);
  // In `Qty 2 $103.98` the currency sign belongs to the next number.
  const isOfNext = /^ [$£₹¥￥₩]\d/.test(line.slice(end, end + 3));
  const back = behind && !isOfNext ? { mark: behind.mark, at: behind.end } : null;
  const mark = pick(front?.mark ?? null, back?.mark ?? null);
  return { front, back, mark, inner, start, end, tail, cents: centsAfterMark(line, end, digits) };
}

/** Computes the end of the amount: after its mark, dash or cents. */
function endOf({ front, back, end, tail, cents }: Surroundings): number {
  const isMarkedBehind = back !== null && (front === null || back.mark !== 'DOLLAR');
  return (isMarkedBehind ? back.at : end + tail) + (cents?.length ?? 0);
}

/** A number attached to letters is a code: before it, after it, or as one letter and a dash (`R-7719023`). */
function isPartOfCode(line: string, around: Surroundings, digits: string): boolean {
  const { front, back, inner, start, end } = around;
  if (front === null) return isGluedInFront(line, around) || (back !== null && isCode(line, start));
  if (inner < start && isCodeHead(line, front.at, inner, digits)) return true;
  return back === null && isLetter(line[front.at]) && isLetter(line[end]);
}

/** Marks that are also words before a number: a room (`RM 414`), an origin (`Parmigiano DOP 24 mesi`). */
const WORD_AND_NUMBER = /^(?:RM|DOP) \d{1,3}$/;

/** An Irish postal code is no amount in rand (`R93 X265`). */
const EIRCODE = /^R\d{2} [A-Z][A-Z\d]{3}\b/;
const EIRCODE_CHARS = 9;

function isWord(line: string, { front, end }: Surroundings): boolean {
  if (front === null) return false;
  return (
    WORD_AND_NUMBER.test(line.slice(front.at, end)) ||
    EIRCODE.test(line.slice(front.at, front.at + EIRCODE_CHARS))
  );
}

function isGluedInFront(line: string, { start, back }: Surroundings): boolean {
  const isCount = /\d ?[x×]$/.test(line.slice(Math.max(0, start - 3), start));
  const isUnspaced = back !== null && UNSPACED.test(line[start - 1] ?? '');
  return isLetter(line[start - 1]) && !isCount && !isUnspaced;
}

function isUnmarkedMoney(line: string, { start, tail }: Surroundings, end: number, whole: string): boolean {
  if (tail === 0 && !isBareMoney(line, start, end, whole)) return false;
  const after = line.slice(end, end + 14);
  return !NOT_MONEY_AFTER.test(after) || TAX_FLAG.test(after);
}

/** The two digits of `22€90`, the French price format; null for any other format. */
function centsAfterMark(line: string, end: number, digits: string): string | null {
  if (!/^\d{1,3}(?:[ .]?\d{3})*$/.test(digits)) return null;
  return /^ ?[€£](\d{2})(?!\d|[.,]\d)/.exec(line.slice(end, end + 6))?.[1] ?? null;
}

/** `USD` wins over `$`; otherwise the mark before the number wins. */
function pick(front: CurrencyMark | null, back: CurrencyMark | null): CurrencyMark | null {
  if (front === null || back === null) return front ?? back;
  return front === 'DOLLAR' || front === 'YEN' || front === 'KRONA' || front === 'RUPEE' ? back : front;
}

/** Length of a Scandinavian or Swiss `,-` / `.–` after whole amounts. */
function dashTail(line: string, end: number): number {
  return /^[.,:][-–—]{1,2}/.exec(line.slice(end, end + 3))?.[0].length ?? 0;
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /\p{L}/u.test(char);
}

/** Letters, a dash and a long number form a document number (`R-7719023`, `RM-558120`), not an amount in rand. */
function isCodeHead(line: string, start: number, end: number, digits: string): boolean {
  const head = line.slice(start, end);
  if (!/^[A-Z]{1,3}$/.test(head) || !/^\d+$/.test(digits)) return false;
  return head.length === 1 || digits.length >= CODE_DIGITS_MIN;
}

/** Digits attached to preceding letters (`A12 €`) are a code, not money. */
function isCode(line: string, start: number): boolean {
  return /[\p{L}\d][-–]$/u.test(line.slice(Math.max(0, start - 2), start));
}

function isBareMoney(line: string, start: number, end: number, digits: string): boolean {
  if (!/^\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}$/.test(digits) || /^0\d/.test(digits)) return false;
  const after = line.slice(end, end + 3);
  if (FLAG_AT_END.test(line.slice(end, end + 6))) return true;
  if (/^(?:[.:/-]\d|-?\p{L}|%|\.\s?\d|\.$)/u.test(after)) return false;
  return (
    !/[\p{L}\d/:#-]$/u.test(line.slice(Math.max(0, start - 1), start)) ||
    /(?:^|\s)-$|\d ?[x×]$/.test(line.slice(Math.max(0, start - 3), start))
  );
}

function readSign(
  line: string,
  from: number,
  end: number,
  hasInnerMinus: boolean,
): { isNegative: boolean; start: number; end: number } {
  const before = line.slice(Math.max(0, from - 3), from);
  const minus = /(^|[\s(:\t])[-−–]\s?$/.exec(before);
  const isDash = minus !== null && /[\p{L})\]]\s[-−–]\s$/u.test(line.slice(Math.max(0, from - 4), from));
  const isGlued = /\s[-−–]$/.test(before);
  const isRange = isDash || (!isGlued && /[\d€$£]\s?[-−–]\s?$/.test(line.slice(Math.max(0, from - 4), from)));
  if (line[from - 1] === '(' && line[end] === ')') {
    const isBare =
      /(?:^|\t)\s{0,3}$/.test(line.slice(Math.max(0, from - 4), from - 1)) || line[from - 2] === undefined;
    return { isNegative: isBare || isAfterTab(line.slice(0, from - 1)), start: from - 1, end: end + 1 };
  }
  if (hasInnerMinus) return { isNegative: !isRange, start: from, end };
  if (minus && !isRange) return { isNegative: true, start: from - minus[0].trimStart().length, end };
  if (/^-(?:\s|$)/.test(line.slice(end, end + 2))) return { isNegative: true, start: from, end: end + 1 };
  return { isNegative: false, start: from, end };
}

/** True when the trailing blanks of a text contain a tab, so a new cell starts after it. */
function isAfterTab(before: string): boolean {
  return before.slice(before.trimEnd().length).includes('\t');
}
