import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { type DateContext, type DateToken, findDates } from '../candidates/dates.ts';
import { anyOf, wholeWords } from '../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';

export interface FoundDate {
  readonly on: CivilDate;
  readonly line: number;
  readonly text: string;
}

const ORDERED = new RegExp(wholeWords('orderDateLabel'));
/** The date of an invoice counts if none of an order or payment is stated. */
const INVOICED = new RegExp(wholeWords('invoiceDateLabel'));
const PLAIN = new RegExp(String.raw`(?:^|\t|[.\s])(?:${anyOf('plainDateLabel')})\s?[:\t.]?\s*$`);
/** `was topped up with £20.00 on`, `your gift of $75 to … on`. */
const DONE_ON = new RegExp(String.raw`\b(?:${anyOf('doneOnDay')})\b(?:[^.;]|\.\d){0,60}\bon $`);
const OTHER = new RegExp(wholeWords('otherDateLabel'));
/** The order of a refund or exchange (`Original order date`). */
const EARLIER = new RegExp(wholeWords('earlierOrderDate'));
/** A time range after a date, which marks a pickup or delivery. */
const HOUR = String.raw` ?(?:las |le )?\d{1,2}(?::\d{2}|h\d{0,2}| ?[ap]m| uhr)`;
const APPOINTED = new RegExp(
  String.raw`^,?\s?(?:${anyOf('timeRangeStart')})?${HOUR}? ?(?:${anyOf('timeRangeJoin')})${HOUR}`,
);
const ABOVE_CHARS_MAX = 80;
const DAYS_BACK_MAX = 120;
const DAYS_AHEAD_MAX = 2;
/** An earlier date in the email about a refund is that of the order. */
const REFUND_DAYS_BACK_MAX = 7;
/** Points of a date with the label of an order date. */
const ORDERED_BEFORE = 4;
const ORDERED_ABOVE = 3;
const INVOICED_BEFORE = 3;
const SENTENCE = 3.5;
const ALONE = 1.2;
const STAMPED = 1.1;

/** Determines whether numeric dates in one email are day first or month first. */
export function buildDateContext(
  lines: readonly Line[],
  reference: CivilDate | null,
  isMonthFirstCountry: boolean,
): DateContext {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const line of lines.slice(0, 800)) {
    if (!/\d[/-]\d/.test(line.text)) continue;
    for (const match of line.text.matchAll(/(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?!\d)/g)) {
      if (Number(match[1]) > 12) dayFirst += 1;
      else if (Number(match[2]) > 12) monthFirst += 1;
    }
  }
  const isDayFirst = dayFirst === monthFirst ? !isMonthFirstCountry : dayFirst > monthFirst;
  return { isDayFirst, reference };
}

/** The stated order date, or null. Only dates shortly before the email count; that of a refunded order does not. */
export function findOrderDate(
  lines: readonly Line[],
  context: DateContext,
  isRefund = false,
): FoundDate | null {
  let best: ScoredDate | null = null;
  for (const [index, line] of lines.slice(0, LINES_MAX).entries()) {
    if (!/\d/.test(line.text) || (isPriceRow(line) && !endsInNumber(line))) continue;
    for (const date of datesOfLine(lines, index, context, isRefund))
      if (date.score > (best?.score ?? 0)) best = date;
  }
  return best;
}

const LINES_MAX = 501;
const LINE_CHARS_MAX = 300;

interface ScoredDate extends FoundDate {
  readonly score: number;
}

/** The plausible dates of a line that may be the order's. */
function datesOfLine(
  lines: readonly Line[],
  index: number,
  context: DateContext,
  isRefund: boolean,
): ScoredDate[] {
  const text = (lines[index]?.text ?? '').slice(0, LINE_CHARS_MAX);
  const folded = foldInPlace(text);
  return findDates(text, context).flatMap((token) => {
    const labeled = labelScore(folded, token, labelAbove(lines, index, token.start), isRefund);
    const score = labeled ?? (isStamp(folded, token, context.reference) ? STAMPED : 0);
    const on = score > 0 ? pickReading(token, context.reference, isRefund) : null;
    return on === null ? [] : [{ on, line: index, text: text.slice(token.start, token.end), score }];
  });
}

/** True for a row whose last cell is a long number of a document instead of a price. */
function endsInNumber({ cells }: Line): boolean {
  return /^\d{7,}$/.test(cells.at(-1)?.text ?? '');
}

/** The folded end of the line above, or its cell in the same place if both lines have as many cells. */
function labelAbove(lines: readonly Line[], index: number, start: number): string {
  const above = lines[index - 1];
  const cells = lines[index]?.cells ?? [];
  if (!above || cells.length < 2 || above.cells.length !== cells.length)
    return foldInPlace(above?.text.slice(-ABOVE_CHARS_MAX) ?? '');
  let end = -1;
  const at = cells.findIndex(({ text }) => {
    end += text.length + 1;
    return start < end;
  });
  return foldInPlace(above.cells[at]?.text.slice(-ABOVE_CHARS_MAX) ?? '');
}

/** Points of a date by its label, 0 for other dates; null for a date without label. */
function labelScore(folded: string, token: DateToken, above: string, isRefund: boolean): number | null {
  const left = folded.slice(Math.max(0, token.start - 60), token.start);
  const near = left.slice(Math.max(left.lastIndexOf('. '), left.lastIndexOf('; ')) + 1);
  if (APPOINTED.test(folded.slice(token.end, token.end + 40))) return 0;
  const year = token.hasYear ? 0.5 : 0;
  const points =
    near.trim() === '' ? pointsOfAbove(above) : pointsOfLabel(near) || pointsOfSentence(above, near);
  if (points !== null) return points === 0 || (isRefund && points >= ORDERED_ABOVE) ? 0 : points + year;
  const isAlone = folded.length - (token.end - token.start) < 16;
  return isAlone && token.hasYear ? ALONE : null;
}

/** A time of day behind a date (`03/07/26 08:03pm 384 512`). */
const TIME_BEHIND = /^[\s|]{1,3}(?:at )?\d{1,2}:\d{2}(?!\d)/;
const STAMP_DAYS_MAX = 1;

/** True for the stamp of a register: a date that opens its line, with a time, at most a day before the email. */
function isStamp(
  folded: string,
  { start, end, hasYear, readings }: DateToken,
  reference: CivilDate | null,
): boolean {
  if (start > 0 || !hasYear || reference === null || !TIME_BEHIND.test(folded.slice(end))) return false;
  return readings.some((date) => {
    const age = daysBetween(date, reference);
    return age >= 0 && age <= STAMP_DAYS_MAX;
  });
}

/** Scores the words before a date as a label of the order date. */
function pointsOfLabel(near: string): number {
  if (EARLIER.test(near)) return 0;
  if (ORDERED.test(near)) return OTHER.test(near.slice(-22).replace(ORDERED, '')) ? 0 : ORDERED_BEFORE;
  if (INVOICED.test(near)) return INVOICED_BEFORE;
  if (OTHER.test(near)) return 0;
  return PLAIN.test(near) || DONE_ON.test(near) ? 2 : 0;
}

/** Scores a sentence that began in the line above (`You paid $385.00`, `to Delgado Plumbing on August 4`). */
function pointsOfSentence(above: string, near: string): number {
  return DONE_ON.test(`${above} ${near}`) && !OTHER.test(near.slice(-16)) ? SENTENCE : 0;
}

/** Scores the line above an unlabeled date; null when it says nothing. */
function pointsOfAbove(above: string): number | null {
  if (EARLIER.test(above)) return 0;
  if ((ORDERED.test(above) || INVOICED.test(above)) && above.length < 60) return ORDERED_ABOVE;
  if (PLAIN.test(above) && above.length < 20) return 2;
  return OTHER.test(above) ? 0 : null;
}

/** The reading closest to the email within the plausible range for an order email. */
function pickReading(token: DateToken, reference: CivilDate | null, isRefund: boolean): CivilDate | null {
  if (reference === null) return token.readings[0] ?? null;
  const [first] = token.readings;
  if (first !== undefined && isPlausible(first, reference, isRefund)) {
    const exact = token.readings.find((date) => Math.abs(daysBetween(date, reference)) <= 1);
    return exact ?? first;
  }
  return token.readings.find((date) => isPlausible(date, reference, isRefund)) ?? null;
}

function isPlausible(date: CivilDate, reference: CivilDate, isRefund: boolean): boolean {
  const age = daysBetween(date, reference);
  return age <= (isRefund ? REFUND_DAYS_BACK_MAX : DAYS_BACK_MAX) && age >= -DAYS_AHEAD_MAX;
}
