import { daysBetween } from '#domain/calendar/civil-date.ts';
import { type DateContext, findDates } from '../candidates/dates.ts';
import { MONTHS } from '../candidates/month-names.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { wordsOf } from '../lexicon/compile/phrase-matcher.ts';
import { isPriceRow, type Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';

const LINES_MAX = 200;
/** Days of a month, quarter, half year and year, with or without the last day. */
const PERIOD_DAYS = [
  [27, 31],
  [89, 92],
  [180, 184],
  [363, 366],
] as const;
const PAPER = new RegExp(anyOf('billingDocument'));

/** True when a line states two dates about a month, quarter, half year or year apart. */
export function hasServicePeriod(lines: readonly Line[], context: DateContext): boolean {
  for (const line of lines.slice(0, LINES_MAX)) {
    const { text } = line;
    if (text.length > 200 || isPriceRow(line) || (text.match(/\d+/g)?.length ?? 0) < 2) continue;
    const [from, to] = findDates(text, context);
    const [a, b] = [from?.readings[0], to?.readings[0]];
    if (!a || !b) continue;
    const days = Math.abs(daysBetween(a, b));
    if (PERIOD_DAYS.some(([min, max]) => days >= min && days <= max)) return true;
  }
  return false;
}

/** True for `Your March receipt`, `Rechnung für April`. */
export function isMonthlySubject(subject: string): boolean {
  const folded = foldText(subject);
  if (!PAPER.test(folded) || /\d{1,2}/.test(folded.replace(/\b(?:19|20)\d{2}\b/, ''))) return false;
  return wordsOf(folded).some((word) => word.length > 2 && word !== 'may' && MONTHS.has(word));
}
