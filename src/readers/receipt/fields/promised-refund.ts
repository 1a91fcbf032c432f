import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { readAmounts, tokenizeMoney } from '../candidates/amounts/amounts.ts';
import type { CurrencyResolver } from '../candidates/currency/resolve-currency.ts';
import { type DateContext, findDates } from '../candidates/dates.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';
import { MAY_SPEAK_OF_REFUND, REFUND_WORDS, type RefundPatterns, SPAN, UNTIL } from './refund-patterns.ts';

const WEEK_START = new RegExp(`^(?:${anyOf('weekStart')})`);
const RETURN_ASKED = new RegExp(anyOf('returnAsked'));
const WORKING_DAY = new RegExp(anyOf('workingDay'));

/** A refund that an email promises. */
export interface PromisedRefund {
  /** Null when the email does not state the amount. */
  readonly totalMinor: number | null;
  readonly currency: CurrencyCode | null;
  /** Last day of the stated period; null if none is stated. */
  readonly dueOn: CivilDate | null;
  /** Line of the promise and its original text. */
  readonly line: number;
  readonly text: string;
}

/** The inputs for finding a promised refund. */
export interface PromiseSource {
  readonly subject: string;
  readonly lines: readonly Line[];
  readonly currencyResolver: CurrencyResolver;
  readonly dateContext: DateContext;
}

interface Sentence {
  readonly text: string;
  readonly folded: string;
  readonly line: number;
}

const LINES_MAX = 250;
const LINE_CHARS_MAX = 600;
const TEXT_CHARS_MAX = 200;
const DUE_DAYS_MAX = 90;
/** Minimum length of a plain-text line that was wrapped inside a sentence. */
const WRAPPED_CHARS_MIN = 50;

/**
 * Finds the refund an email promises: an unconditional sentence in an email about a return or cancellation, or a
 * sentence with its amount. General statements about refunds in terms, help or footer do not count. Null when the email
 * promises none.
 */
export function findPromisedRefund(source: PromiseSource): PromisedRefund | null {
  const sentences = sentencesOf(source.lines);
  if (!sentences.some(({ folded }) => MAY_SPEAK_OF_REFUND.test(folded))) return null;
  const subject = foldInPlace(source.subject);
  for (const words of REFUND_WORDS) {
    const isFirm = ({ folded }: Sentence) => !words.unless.test(folded);
    const isUnderWay =
      words.inProgress.test(subject) ||
      sentences.some((sentence) => words.inProgress.test(sentence.folded) && isFirm(sentence));
    for (const sentence of sentences) {
      if (!words.promise.test(sentence.folded) || !isFirm(sentence)) continue;
      const stated = amountIn(sentence.text, source);
      if (isUnderWay || stated !== null) {
        const dueOn = dueIn(sentence, source) ?? dueNear(sentences, sentence, words, source);
        return promiseOf(sentence, stated ?? labeledAmount(words, source), dueOn);
      }
    }
  }
  return null;
}

function promiseOf({ line, text }: Sentence, amount: Money | null, dueOn: CivilDate | null): PromisedRefund {
  return {
    totalMinor: amount?.minor ?? null,
    currency: amount?.currency ?? null,
    dueOn,
    line,
    text: text.slice(0, TEXT_CHARS_MAX),
  };
}

/** Splits the page into sentences and joins sentences wrapped over two plain-text lines. */
function sentencesOf(lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  let open = '';
  let openLine = 0;
  const close = () => {
    for (const text of open.split(/(?<=[.!?。])\s+(?=\p{L})/u))
      if (text.trim() !== '') sentences.push({ text, folded: foldInPlace(text), line: openLine });
    open = '';
  };
  for (const [index, line] of lines.slice(0, LINES_MAX).entries()) {
    const text = line.text.slice(0, LINE_CHARS_MAX);
    const continues = open !== '' && line.cells.length === 1 && /^[\p{Ll}\d\p{Sc}(]/u.test(text);
    if (!continues) {
      close();
      openLine = index;
    }
    open = open === '' ? text : `${open} ${text}`;
    const isWrapped = line.cells.length === 1 && text.length >= WRAPPED_CHARS_MIN && !/[.!?:]$/.test(text);
    if (!isWrapped || open.length > LINE_CHARS_MAX) close();
  }
  close();
  return sentences;
}

interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/** The first nonzero amount of a text. */
function amountIn(text: string, { currencyResolver }: PromiseSource): Money | null {
  if (!/\d/.test(text)) return null;
  const line: Line = {
    cells: [{ text, isBold: false, isStruck: false, size: 0, column: -1 }],
    text,
  };
  return moneyOf([line], currencyResolver).at(0) ?? null;
}

function moneyOf(lines: readonly Line[], currencyResolver: CurrencyResolver): Money[] {
  const page = { part: '', source: 'text' as const, lines, scripts: [], microdata: [] };
  return readAmounts(page, tokenizeMoney(page), currencyResolver)
    .filter(({ minor, isStruck }) => minor !== 0 && !isStruck)
    .map(({ minor, currency }) => ({ minor: Math.abs(minor), currency }));
}

/** The amount after or below a refund label. */
function labeledAmount(
  { label, unless }: RefundPatterns,
  { lines, currencyResolver }: PromiseSource,
): Money | null {
  for (const [index, line] of lines.slice(0, LINES_MAX).entries()) {
    const folded = foldInPlace(line.text.slice(0, LINE_CHARS_MAX));
    if (!label.test(folded) || (unless.test(folded) && !isPriceRow(line))) continue;
    const here = moneyOf([line], currencyResolver);
    const below = lines[index + 1];
    const found = here.at(-1) ?? (below ? moneyOf([below], currencyResolver).at(0) : undefined);
    if (found) return found;
  }
  return null;
}

/** The last day a sentence states for the refund: a date, or a number of days after the email. */
function dueIn({ text, folded }: Sentence, { dateContext: context }: PromiseSource): CivilDate | null {
  const { reference } = context;
  if (reference === null) return null;
  for (const { readings, start } of findDates(text, context)) {
    const on = readings.find((day) => day > reference && daysBetween(reference, day) <= DUE_DAYS_MAX);
    if (on !== undefined && UNTIL.test(folded.slice(0, start))) return on;
  }
  const span = SPAN.exec(folded);
  if (!span) return null;
  const days = lengthOf(span[3] ?? '') * Number(span[2] ?? span[1]);
  return days <= DUE_DAYS_MAX ? addDays(reference, Math.ceil(days)) : null;
}

/** Length of a unit in days; five business days are a week. */
function lengthOf(unit: string): number {
  if (WEEK_START.test(unit)) return 7;
  return WORKING_DAY.test(unit) ? 7 / 5 : 1;
}

/** Finds the period in the following sentences: `Please allow 5-10 business days.` */
function dueNear(
  sentences: readonly Sentence[],
  promise: Sentence,
  { unless }: RefundPatterns,
  source: PromiseSource,
): CivilDate | null {
  const at = sentences.indexOf(promise);
  for (const sentence of sentences.slice(at + 1, at + 4)) {
    if (unless.test(sentence.folded) || RETURN_ASKED.test(sentence.folded)) continue;
    const due = dueIn(sentence, source);
    if (due !== null) return due;
  }
  return null;
}
