import { type CivilDate, daysBetween, makeCivilDate, yearOf } from '#domain/calendar/civil-date.ts';
import { foldInPlace } from '../text/clean-text.ts';
import { MONTHS } from './month-names.ts';

/** A date found in a text. */
export interface DateToken {
  /** Possible dates, most likely first; a date without a year has one reading per plausible year. */
  readonly readings: readonly CivilDate[];
  readonly hasYear: boolean;
  readonly start: number;
  readonly end: number;
}

/** The order of numeric dates, and the reference date for dates without a year. */
export interface DateContext {
  /** `03/04` is April 3 (day first) or March 4. */
  readonly isDayFirst: boolean;
  readonly reference: CivilDate | null;
}

const ISO = /(?<![\d.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const CJK = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/g;
const NUMERIC = /(?<![\d./-])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?![\d])/g;
const SHORT_DOTTED = /(?<![\d.,/-])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/g;
const DAY = String.raw`(?<!\d)(\d{1,2})(?:\s?(?:st|nd|rd|th|er|eme)\b|\.|º|°)?`;
const YEAR_BEHIND = String.raw`(?:(?: de| del| d'|\s|-|,|\/)\s?'?(\d{4}|\d{2}(?![\d:.,])))?`;
const DAY_MONTH = new RegExp(
  String.raw`${DAY}[\s/-]{0,2}(?:de |of |d'|den )?([\p{L}]{3,14})\.?,?${YEAR_BEHIND}`,
  'gu',
);
/** Anchored at the blank before the day, which matches in fewer places than any letter. */
const MONTH_DAY = /\s(?<=([\p{L}]{3,14}\.?)\s)(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,?\s{1,2}(\d{4}))?/gu;

/** Every numeric date contains two separators with a number between them, or a CJK month sign. */
const MAY_BE_NUMERIC = /\d[-./]\s?\d{1,2}[-./]|[月월]/;

/** Finds the dates of a line, left to right, without overlaps. */
export function findDates(line: string, context: DateContext): readonly DateToken[] {
  if (!/\d/.test(line)) return [];
  let known = cached.get(context);
  if (!known) {
    known = new Map();
    cached.set(context, known);
  }
  let tokens = known.get(line);
  if (!tokens) {
    tokens = readDates(line, context);
    known.set(line, tokens);
  }
  return tokens;
}

/** Cache: several stages read the dates of the same line. */
const cached = new WeakMap<DateContext, Map<string, readonly DateToken[]>>();

function readDates(line: string, context: DateContext): readonly DateToken[] {
  const text = foldInPlace(line);
  const tokens: DateToken[] = [];
  const add = (start: number, end: number, readings: (CivilDate | null)[], hasYear: boolean) => {
    const valid = readings.filter((date) => date !== null);
    if (valid.length === 0 || tokens.some((token) => start < token.end && end > token.start)) return;
    tokens.push({ readings: valid, hasYear, start, end });
  };
  const each = (
    pattern: RegExp,
    use: (match: RegExpExecArray) => [(CivilDate | null)[], boolean] | null,
    before: (match: RegExpExecArray) => number = () => 0,
  ) => {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const found = use(match);
      if (found) add(match.index - before(match), match.index + match[0].length, found[0], found[1]);
    }
  };
  const isInNumbers = MAY_BE_NUMERIC.test(text);
  if (isInNumbers) {
    each(ISO, (m) => [[makeCivilDate(Number(m[1]), Number(m[2]), Number(m[3]))], true]);
    each(CJK, (m) => withYear(m[1], Number(m[2]), Number(m[3]), context));
    each(NUMERIC, (m) => numeric(m, context));
  }
  each(DAY_MONTH, (m) => named(m[2], m[1], m[3], context));
  each(
    MONTH_DAY,
    (m) => named(m[1]?.replace('.', ''), m[2], m[3], context),
    ([, name = '']) => name.length,
  );
  if (isInNumbers) {
    each(SHORT_DOTTED, (m) =>
      text.length > m.index + 40 ? null : withYear(undefined, Number(m[2]), Number(m[1]), context),
    );
  }
  return tokens.sort((a, b) => a.start - b.start);
}

function named(
  name: string | undefined,
  day: string | undefined,
  year: string | undefined,
  context: DateContext,
): [(CivilDate | null)[], boolean] | null {
  const month = MONTHS.get(name ?? '');
  return month === undefined ? null : withYear(year, month, Number(day), context);
}

function withYear(
  year: string | undefined,
  month: number,
  day: number,
  context: DateContext,
): [(CivilDate | null)[], boolean] {
  if (year !== undefined) return [[makeCivilDate(fullYear(year), month, day)], true];
  if (context.reference === null) return [[], false];
  const reference = context.reference;
  const around = [-1, 0, 1].map((shift) => makeCivilDate(yearOf(reference) + shift, month, day));
  const dates = around.filter((date) => date !== null);
  dates.sort((a, b) => Math.abs(daysBetween(reference, a)) - Math.abs(daysBetween(reference, b)));
  return [dates, false];
}

function numeric(match: RegExpExecArray, context: DateContext): [(CivilDate | null)[], boolean] {
  const [, first, separator, second, year = ''] = match;
  const a = Number(first);
  const b = Number(second);
  const dayFirst = makeCivilDate(fullYear(year), b, a);
  const monthFirst = makeCivilDate(fullYear(year), a, b);
  const isDayFirst = separator === '.' || context.isDayFirst;
  return [isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst], true];
}

/** A year with its century; years of the Buddhist era, as Thailand counts them, are converted. */
function fullYear(text: string): number {
  if (text.length === 2) return 2000 + Number(text);
  const year = Number(text);
  return year > BUDDHIST_YEAR_MIN && year < BUDDHIST_YEAR_MAX ? year - BUDDHIST_YEARS : year;
}

const BUDDHIST_YEARS = 543;
const BUDDHIST_YEAR_MIN = 2550;
const BUDDHIST_YEAR_MAX = 2650;
