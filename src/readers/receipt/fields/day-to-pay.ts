import { type DateContext, findDates } from '../candidates/dates.ts';
import { wholeWords } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';

const LINES_MAX = 200;
/** A label over its value is shorter. */
const LABEL_CHARS_MAX = 60;
/** What stands before the day on which money is still to be paid or will be taken. */
const TO_PAY = new RegExp(wholeWords('dayToPay'));

/** True when a line names a day after the email's own on which something is to be paid or will be charged. */
export function hasDayToPay(lines: readonly Line[], context: DateContext): boolean {
  const { reference } = context;
  if (reference === null) return false;
  let above = '';
  for (const line of lines.slice(0, LINES_MAX)) {
    const text = line.text.slice(0, 400);
    const dates = findDates(text, context);
    const folded = dates.length > 0 || text.length < LABEL_CHARS_MAX ? foldInPlace(text) : '';
    if (dates.length > 0 && (TO_PAY.test(folded) || TO_PAY.test(above))) {
      for (const { start, readings } of dates) {
        const label = folded.slice(Math.max(0, start - 70), start);
        const named = /\p{L}{3}/u.test(label) ? label : above;
        if (TO_PAY.test(named) && readings.some((date) => date > reference)) return true;
      }
    }
    above = text.length < LABEL_CHARS_MAX && !/\d/.test(folded) ? folded : '';
  }
  return false;
}
