import { anyOf } from '../lexicon/compile/patterns.ts';
import { type CurrencyMark, markAfter, markBefore } from './currency-marks.ts';

/** An amount as it stands in a line, its currency not yet settled. */
export interface MoneyToken {
  /** Plain decimal text without sign (`1234.50`). */
  readonly decimal: string;
  /** Whole and fraction could be read the other way round (`1.234`: one or a thousand). */
  readonly isAmbiguous: boolean;
  readonly mark: CurrencyMark | null;
  readonly isNegative: boolean;
  /** Range in the line, marks and sign included. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Digits behind the decimal mark. */
  readonly decimals: number;
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
/** The letter of a tax class that tills print behind an amount. */
const TAX_FLAG = /^ ?[A-Z]{1,2}\*?$/;
/** The same glued to the amount, at the end of its line; no unit. */
const FLAG_AT_END = /^(?!KG|LB|OZ|ML|CL|GB|MB|CT|PK|FT|IN|CM|MM|EA|PC|L\b|G\b)[A-Z]{1,2}\*?\s*$/;
/** No blank parts these from the number behind them (`共计553.50元`, `授業料24,200円`). */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const NOT_MONEY_AFTER = new RegExp(String.raw`^\s?(?:%|°|(?:${anyOf('unitBehindNumber')})(?![a-z]))`, 'i');

/** Amounts of a line, left to right. A number without a currency counts only when it has two decimals. */
export function findMoney(line: string): readonly MoneyToken[] {
  if (!/\d/.test(line)) return [];
  const known = remembered.get(line);
  if (known) return known;
  const tokens = readMoney(line);
  if (line.length > REMEMBERED_CHARS_MAX) return tokens;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(line, tokens);
  return tokens;
}

/** One email asks for the same cell several times. */
const remembered = new Map<string, readonly MoneyToken[]>();
const REMEMBERED_MAX = 4_000;
const REMEMBERED_CHARS_MAX = 200;

function readMoney(line: string): MoneyToken[] {
  const tokens: MoneyToken[] = [];
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(line); match; match = NUMBER.exec(line)) {
    if (tokens.length >= TOKENS_PER_LINE_MAX) break;
    const token = tokenAt(line, match.index, match[0]);
    if (token && (tokens.at(-1)?.end ?? 0) <= token.start + 1) tokens.push(token);
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
  const mark = markAfter(line, at + digits.length)?.mark ?? markBefore(line, at)?.mark;
  return mark !== undefined && mark !== null && SPACE_GROUPED.has(mark);
}

function build(line: string, start: number, digits: string): MoneyToken | null {
  let end = start + digits.length;
  let from = start;
  const lead = /[-−–]\s?$/.exec(line.slice(Math.max(0, from - 2), from));
  const inner = lead ? from - lead[0].length : from;
  const front = markBefore(line, inner);
  if (front && lead && isCodeHead(line, front.start, inner, digits)) return null;
  const tail = dashTail(line, end);
  const behind = markAfter(line, end + tail);
  // In `Qty 2 $103.98` the sign belongs to what follows it.
  const back = behind && /^ [$£₹]\d/.test(line.slice(end, end + 3)) ? null : behind;
  const mark = pick(front?.mark ?? null, back?.mark ?? null);
  const cents = centsBehindMark(line, end, digits);
  // Tills leave the zero out: `TAX   .29`.
  const whole = digits.startsWith('.') ? `0${digits}` : digits;
  const parsed = parseNumber(cents === null ? whole : `${digits}.${cents}`, mark);
  if (parsed === null) return null;
  if (front && isLetterOrDash(line[front.start]) && !back && isLetterOrDash(line[end])) return null;
  if (front) from = front.start;
  else if (
    isLetterOrDash(line[start - 1]) &&
    !/\d ?[x×]$/.test(line.slice(Math.max(0, start - 3), start)) &&
    !(back && UNSPACED.test(line[start - 1] ?? ''))
  )
    return null;
  if (back && (!front || back.mark !== 'DOLLAR')) end = back.end;
  else end += tail;
  if (cents !== null) end += cents.length;
  if (mark === null && tail === 0 && !isBareMoney(line, start, end, whole)) return null;
  const after = line.slice(end, end + 14);
  if (mark !== null ? /^\s?%/.test(after) : NOT_MONEY_AFTER.test(after) && !TAX_FLAG.test(after)) return null;
  if (mark !== null && back && !front && isCode(line, start)) return null;
  const sign = readSign(line, from, end, front !== null && inner < start);
  return {
    ...parsed,
    mark,
    isNegative: sign.isNegative,
    start: sign.start,
    end: sign.end,
    text: line.slice(sign.start, sign.end),
  };
}

/** The two digits of `22€90`, as French shops print prices; null for any other form. */
function centsBehindMark(line: string, end: number, digits: string): string | null {
  if (!/^\d{1,3}(?:[ .]?\d{3})*$/.test(digits)) return null;
  return /^ ?[€£](\d{2})(?!\d|[.,]\d)/.exec(line.slice(end, end + 6))?.[1] ?? null;
}

/** `USD` beats `$`; otherwise the mark in front wins. */
function pick(front: CurrencyMark | null, back: CurrencyMark | null): CurrencyMark | null {
  if (front === null || back === null) return front ?? back;
  return front === 'DOLLAR' || front === 'YEN' || front === 'KRONA' || front === 'RUPEE' ? back : front;
}

/** Length of a Scandinavian or Swiss `,-` / `.–` behind whole amounts. */
function dashTail(line: string, end: number): number {
  return /^[.,:][-–—]{1,2}/.exec(line.slice(end, end + 3))?.[0].length ?? 0;
}

function isLetterOrDash(char: string | undefined): boolean {
  return char !== undefined && /\p{L}/u.test(char);
}

/** One letter, a dash and a run of digits are a number of a paper (`R-7719023`), no rands. */
function isCodeHead(line: string, start: number, end: number, digits: string): boolean {
  return end - start === 1 && /[A-Z]/.test(line[start] ?? '') && /^\d+$/.test(digits);
}

/** A digit run glued to letters in front (`A12 €` is a code, not money). */
function isCode(line: string, start: number): boolean {
  return /[\p{L}\d][-–]$/u.test(line.slice(Math.max(0, start - 2), start));
}

function isBareMoney(line: string, start: number, end: number, digits: string): boolean {
  if (!/^\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}$/.test(digits) || /^0\d/.test(digits)) return false;
  const after = line.slice(end, end + 3);
  if (FLAG_AT_END.test(line.slice(end, end + 6))) return true;
  if (/^(?:[.:/-]\d|\p{L}|%|\.\s?\d|\.$)/u.test(after)) return false;
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
    return { isNegative: isBare || isBehindTab(line.slice(0, from - 1)), start: from - 1, end: end + 1 };
  }
  if (hasInnerMinus) return { isNegative: !isRange, start: from, end };
  if (minus && !isRange) return { isNegative: true, start: from - minus[0].trimStart().length, end };
  if (/^-(?:\s|$)/.test(line.slice(end, end + 2))) return { isNegative: true, start: from, end: end + 1 };
  return { isNegative: false, start: from, end };
}

/** True when the blanks at the end of a text hold a tab: a new cell begins behind it. */
function isBehindTab(before: string): boolean {
  return before.slice(before.trimEnd().length).includes('\t');
}

/** `1.234,50`, `1,234.50`, `1'234.50`, `1 234,5` to a plain decimal; null when it is no amount. */
export function parseNumber(
  digits: string,
  mark: CurrencyMark | null,
): Pick<MoneyToken, 'decimal' | 'isAmbiguous' | 'decimals'> | null {
  const text = digits.replace(/['’ ]/g, '');
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (text.replace(/\D/g, '').length > 13) return null;
  if (dots === 0 && commas === 0) return { decimal: text, isAmbiguous: false, decimals: 0 };
  if (dots > 0 && commas > 0) {
    const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    if (text.split(last).length > 2) return null;
    return split(text, text.lastIndexOf(last));
  }
  const separator = dots > 0 ? '.' : ',';
  const groups = text.split(separator);
  const tail = groups.at(-1) ?? '';
  if (groups.length > 2) {
    const isGrouped = groups.slice(1).every((group) => group.length === 3);
    const isIndian =
      separator === ',' && tail.length === 3 && groups.slice(1, -1).every((g) => g.length === 2);
    return isGrouped || isIndian ? { decimal: groups.join(''), isAmbiguous: false, decimals: 0 } : null;
  }
  if (tail.length === 3) {
    const hasThree = mark === 'KWD' || mark === 'BHD' || mark === 'OMR' || mark === 'TND' || mark === 'JOD';
    if (hasThree || groups[0] === '0') return split(text, text.lastIndexOf(separator));
    return { decimal: groups.join(''), isAmbiguous: mark !== 'JPY', decimals: 0 };
  }
  return tail.length <= 2 ? split(text, text.lastIndexOf(separator)) : null;
}

function split(text: string, at: number): Pick<MoneyToken, 'decimal' | 'isAmbiguous' | 'decimals'> {
  const whole = text.slice(0, at).replace(/[.,]/g, '');
  const fraction = text.slice(at + 1);
  return {
    decimal: `${whole === '' ? '0' : whole}.${fraction}`,
    isAmbiguous: false,
    decimals: fraction.length,
  };
}
