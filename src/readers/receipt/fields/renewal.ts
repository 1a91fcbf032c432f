import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { type DateContext, type DateToken, findDates } from '../candidates/dates.ts';
import { anyOf, wholeWords } from '../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';
import type { FoundDate } from './order-date.ts';

export interface Renewal {
  readonly nextRenewal: FoundDate | null;
  readonly trialEnd: FoundDate | null;
}

const RENEWS = new RegExp(anyOf('renewsOn'));
const TRIAL = new RegExp(anyOf('trialEndsOn'));
/** Cheap check before reading dates. Patterns of scripts without blanks may end where the date starts. */
const MAY_NAME_EVENT = new RegExp(String.raw`${anyOf('renewsOn')}|${anyOf('trialEndsOn')}|[\u3040-\u9fff]`);
/** The date is in the cell before its label (`January 19 | Trial ends`). */
const VALUE_FIRST = /^\t[^\d\t]{4,40}$/;
/** One of several payments for a purchase (`Payment 2 of 4`): the next one renews nothing. */
const INSTALLMENT = new RegExp(
  String.raw`\b(?:${anyOf('installmentNoun')}) ?#?\d{1,2} ?(?!\/)(?:${anyOf('installmentOf')}) ?\d{1,2}\b` +
    String.raw`|\b(?:${anyOf('loanPrincipal')})\b`,
);
/** Between the first and the last day of a period. */
const PERIOD_JOIN = new RegExp(
  String.raw`^\s?(?:[-–—→~〜]|${wholeWords('timeRangeJoin')}|${wholeWords('untilDay')})\s?$`,
);
const DAYS_AHEAD_MAX = 1200;
const LINES_MAX = 500;
const HEADING_CHARS_MAX = 60;
const LINE_CHARS_MAX = 600;
const SENTENCE_END = /[.!?。](?<=(?:\p{L}{3,40}|\d{4}|\)).)\s+(?=\p{L})/gu;

/** A stated future date with its context. */
interface StatedDay extends FoundDate {
  /** The words that describe the event of the date. */
  readonly label: string;
  readonly sentence: string;
  /** The sentence up to the date. */
  readonly before: string;
}

/** The stated dates on which a plan renews and a trial ends. */
export function findRenewal(subject: string, lines: readonly Line[], context: DateContext): Renewal {
  let nextRenewal: FoundDate | null = null;
  let trialEnd: FoundDate | null = null;
  for (const day of statedDays(subject, lines, context)) {
    const { on, line, text } = day;
    if (TRIAL.test(day.label)) trialEnd ??= { on, line, text };
    else if (isRenewal(day, context.reference)) nextRenewal ??= { on, line, text };
    if (nextRenewal && trialEnd) break;
  }
  return { nextRenewal: nextRenewal && isPaidInParts(lines) ? null : nextRenewal, trialEnd };
}

function isPaidInParts(lines: readonly Line[]): boolean {
  return lines
    .slice(0, LINES_MAX)
    .some(({ text }) => /\d/.test(text) && INSTALLMENT.test(foldInPlace(text.slice(0, LINE_CHARS_MAX))));
}

function isRenewal({ on, label, sentence, before }: StatedDay, reference: CivilDate | null): boolean {
  const isNamed = RENEWS.test(label) || (RENEWS.test(sentence) && isLeading(before));
  return isNamed && (reference === null || on > reference);
}

/** Yields future dates in the subject and in lines other than item rows. */
function* statedDays(
  subject: string,
  lines: readonly Line[],
  context: DateContext,
): Generator<StatedDay, void, undefined> {
  let above = '';
  for (const [index, line] of [null, ...lines.slice(0, LINES_MAX)].entries()) {
    const text = line?.text ?? subject;
    for (const day of /\d/.test(text) ? daysIn(text.slice(0, LINE_CHARS_MAX), above, context) : []) {
      if (line && isItemRow(line)) break;
      yield { ...day, line: index - 1 };
    }
    above = text;
  }
}

function* daysIn(
  text: string,
  above: string,
  context: DateContext,
): Generator<Omit<StatedDay, 'line'>, void, undefined> {
  const folded = foldInPlace(text);
  const heading = headingOf(above);
  if (!MAY_NAME_EVENT.test(`${heading} ${folded}`)) return;
  for (const { from, to } of sentencesOf(folded)) {
    const sentence = folded.slice(from, to);
    const tokens = findDates(text.slice(from, to), context);
    for (const [at, token] of tokens.entries()) {
      const [previous, next] = [tokens[at - 1], tokens[at + 1]];
      if (isPeriod(previous, token, sentence) || isPeriod(token, next, sentence)) continue;
      const on = futureReading(token, context.reference);
      if (on === null) continue;
      const before = sentence.slice(0, token.start);
      const label = labelOf(before, sentence.slice(token.end), heading);
      yield { on, text: text.slice(from + token.start, from + token.end), label, sentence, before };
    }
  }
}

/** True for the first and the last day of a service period, which says nothing about the next charge. */
function isPeriod(first: DateToken | undefined, last: DateToken | undefined, sentence: string): boolean {
  return !!first && !!last && PERIOD_JOIN.test(sentence.slice(first.end, last.start));
}

/** The label of a date: before it, after it in its own cell, or in the line above. */
function labelOf(before: string, behind: string, heading: string): string {
  if (/\p{L}{4}/u.test(before)) return before;
  if (VALUE_FIRST.test(behind)) return behind;
  return heading === '' ? before : `${heading} ${before}`;
}

/** Returns a line as the heading of the next one; '' when it is none. */
function headingOf(above: string): string {
  const heading = foldInPlace(above.slice(-HEADING_CHARS_MAX - 10));
  return heading.length < HEADING_CHARS_MAX && !/\d/.test(heading) ? heading : '';
}

/** True for an item row that does not mention a renewal. */
function isItemRow(line: Line): boolean {
  return line.cells.length > 2 && isPriceRow(line) && !RENEWS.test(foldInPlace(line.text));
}

/** "On 5 May we will charge …": the date precedes the verb. */
function isLeading(left: string): boolean {
  return left.length < 70;
}

function sentencesOf(text: string): { from: number; to: number }[] {
  if (!/[.!?。]\s/.test(text)) return [{ from: 0, to: text.length }];
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    parts.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  parts.push({ from, to: text.length });
  return parts;
}

function futureReading({ readings, hasYear }: DateToken, reference: CivilDate | null): CivilDate | null {
  if (reference === null) return hasYear ? (readings[0] ?? null) : null;
  const floor = addDays(reference, -1);
  const future = readings.filter((date) => date > floor && daysBetween(reference, date) <= DAYS_AHEAD_MAX);
  if (future.length === 0) return null;
  return hasYear ? (future[0] ?? null) : ([...future].sort()[0] ?? null);
}
