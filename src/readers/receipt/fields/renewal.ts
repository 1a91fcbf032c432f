import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { type DateContext, findDates } from '../candidates/dates.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';
import type { FoundDate } from './mail-dates.ts';

export interface Renewal {
  readonly nextRenewal: FoundDate | null;
  readonly trialEnd: FoundDate | null;
}

const RENEWS = new RegExp(anyOf('renewsOn'));
const TRIAL = new RegExp(anyOf('trialEndsOn'));
/** The day stands in a cell before its label (`January 19 | Trial ends`). */
const VALUE_FIRST = /^\t[^\d\t]{4,40}$/;
const DAYS_AHEAD_MAX = 1200;
const SENTENCE_END = /[.!?。](?<=(?:\p{L}{3,40}|\d{4}|\)).)\s+(?=\p{L})/gu;

/** Dates on which a plan renews and a trial ends, as the email states them. */
export function findRenewal(subject: string, lines: readonly Line[], context: DateContext): Renewal {
  let nextRenewal: FoundDate | null = null;
  let trialEnd: FoundDate | null = null;
  const texts = [
    { text: subject, line: -1, isThing: () => false },
    ...lines.map((line, index) => ({ text: line.text, line: index, isThing: () => isThingRow(line) })),
  ];
  for (const [index, entry] of texts.entries()) {
    if (index > 500 || (nextRenewal && trialEnd)) break;
    if (!/\d/.test(entry.text)) continue;
    const text = entry.text.slice(0, 600);
    const folded = foldInPlace(text);
    for (const sentence of sentencesOf(folded)) {
      const dates = findDates(text.slice(sentence.from, sentence.to), context);
      if (dates.length === 0) continue;
      const above = foldInPlace(texts[index - 1]?.text.slice(-70) ?? '');
      const hasLabelAbove = above.length < 60 && !/\d/.test(above);
      for (const token of dates) {
        const left = folded.slice(sentence.from, sentence.from + token.start);
        const behind = folded.slice(sentence.from + token.end, sentence.to);
        const label = /\p{L}{4}/u.test(left)
          ? left
          : VALUE_FIRST.test(behind)
            ? behind
            : hasLabelAbove
              ? `${above} ${left}`
              : left;
        const on = futureReading(token.readings, token.hasYear, context.reference);
        if (on === null || entry.isThing()) continue;
        const found = {
          on,
          line: entry.line,
          text: text.slice(sentence.from + token.start, sentence.from + token.end),
        };
        const whole = folded.slice(sentence.from, sentence.to);
        if (TRIAL.test(label)) trialEnd ??= found;
        else if (RENEWS.test(label) || (RENEWS.test(whole) && isLeading(left))) {
          if (context.reference === null || on > context.reference) nextRenewal ??= found;
        }
      }
    }
  }
  return { nextRenewal, trialEnd };
}

/** The row of a bought thing that does not speak of a renewal. */
function isThingRow(line: Line): boolean {
  return line.cells.length > 2 && isPriceRow(line) && !RENEWS.test(foldInPlace(line.text));
}

/** "On 5 May we will charge …": the date stands before the verb. */
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

function futureReading(
  readings: readonly CivilDate[],
  hasYear: boolean,
  reference: CivilDate | null,
): CivilDate | null {
  if (reference === null) return hasYear ? (readings[0] ?? null) : null;
  const floor = addDays(reference, -1);
  const future = readings.filter((date) => date > floor && daysBetween(reference, date) <= DAYS_AHEAD_MAX);
  if (future.length === 0) return null;
  return hasYear ? (future[0] ?? null) : ([...future].sort()[0] ?? null);
}
