import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { type DateContext, type DateToken, findDates } from '../candidates/dates.ts';
import { wholeWords } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';

const LINES_MAX = 200;
/** Maximum length of a label above its value. */
const LABEL_CHARS_MAX = 60;
const LABEL_LOOK_BACK = 70;
const LINE_CHARS_MAX = 400;
/** Words before a due date or charge date. */
const TO_PAY = new RegExp(wholeWords('dueDateLabel'));

/** True when a line states a date after the email's own on which a payment is due or will be charged. */
export function hasDueDate(lines: readonly Line[], context: DateContext): boolean {
  const { reference } = context;
  if (reference === null) return false;
  let above = '';
  for (const line of lines.slice(0, LINES_MAX)) {
    const text = line.text.slice(0, LINE_CHARS_MAX);
    const dates = findDates(text, context);
    const isShort = text.length < LABEL_CHARS_MAX;
    const folded = dates.length > 0 || isShort ? foldInPlace(text) : '';
    if (dates.some((date) => isDueDate(date, folded, above, reference))) return true;
    above = isShort && !/\d/.test(folded) ? folded : '';
  }
  return false;
}

/** True for a future date with a payment label before it or in the line above. */
function isDueDate(
  { start, readings }: DateToken,
  folded: string,
  above: string,
  reference: CivilDate,
): boolean {
  const before = folded.slice(Math.max(0, start - LABEL_LOOK_BACK), start);
  const label = /\p{L}{3}/u.test(before) ? before : above;
  return readings.some((date) => date > reference) && TO_PAY.test(label);
}
