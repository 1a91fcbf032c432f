import { type CivilDate, makeCivilDate, toDayNumber } from '#domain/calendar/civil-date.ts';
import type { DateOrder } from '../statement-file.ts';
import { MONTH_NAMES } from './month-names.ts';
import { fromSolarHijri, isSolarHijriYear } from './solar-hijri.ts';
import { withoutWeekdayAfter, withoutWeekdayBefore } from './weekdays.ts';

/** A scanned date with its three numbers in written order; `order` is set when the text proves it. */
export interface ScannedDate {
  readonly parts: readonly [number, number, number];
  readonly order: DateOrder | null;
  /** Index in `parts` of a four-digit year, or -1. */
  readonly longYearAt: number;
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:$|[T ]?\d{2}:?\d{2}|\d{6}|[.[ ])/;
const NUMERIC =
  /^(\d{1,4})\s?([-/.])\s{0,2}(\d{1,2})(?:\s?\2\s{0,2}|\s?(['’])\s{0,2})(\d{1,4})(?!\d)(.{0,40})$/s;
const TIME =
  /^\.?[T,\s/|@-]*(?:(?:at|um|kl\.?|klo|om|à|às|a las|alle|ore|o) )?(?:as of .{0,20}|\d{1,2}[:.h]\d{2}.{0,30})?$/s;
const WEEKDAY = String.raw`^(?:\p{L}{2,12}\.?,?\s+)?`;
const NAMED_DAY_FIRST = new RegExp(
  String.raw`${WEEKDAY}(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s\-/.]*(?:(?:de|of) \s*)?(\p{L}{3,12})` +
    String.raw`\.?[\s\-/.,']*(?:del? \s*)?(\d{4}|\d{2})(?!\d)`,
  'iu',
);
const NAMED_MONTH_FIRST =
  /^(?:\p{L}{2,12}\.?,?\s+)?(\p{L}{3,12})\.?[\s\-/.]*(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,']+(\d{4}|\d{2})(?!\d)/iu;
const NAMED_YEAR_FIRST = /^(\d{4})[\s\-/.]+(\p{L}{3,12})\.?[\s\-/.]+(\d{1,2})(?!\d)/u;

/** Scans a date; null when the text is not one. A following time or zone is ignored. */
export function scanDate(raw: string): ScannedDate | null {
  const text = raw.length > 60 ? '' : raw.trim();
  if (text.length < 6) return null;
  if (startsWithDigit(text)) {
    if (text[1] === ':' || text[2] === ':') return scanTimeFirst(text);
    const numeric = NUMERIC.exec(text);
    if (numeric) return fromNumeric(numeric);
    const compact = COMPACT.exec(text);
    if (compact) return fromCompact(compact);
    const cjk = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})/.exec(text);
    if (cjk) return fixed([Number(cjk[1]), Number(cjk[2]), Number(cjk[3])]);
    return scanNamed(text);
  }
  const bare = withoutWeekdayBefore(text);
  return bare === text ? (scanEra(text) ?? scanNamed(text)) : scanDate(bare);
}

/** `18:31 30-10-26`: the time before the date. */
function scanTimeFirst(text: string): ScannedDate | null {
  const date = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?[ ,]{1,2}(?=\d)([^:]+)$/i.exec(text)?.[1];
  return date === undefined ? null : scanDate(date);
}

function startsWithDigit(text: string): boolean {
  const first = text.charCodeAt(0);
  return first >= 48 && first <= 57;
}

/** `令和7年3月28日`: a year of the Japanese calendar; `元年` is the first. */
function scanEra(text: string): ScannedDate | null {
  const era = /^(令和|平成)\s?(\d{1,2}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})/.exec(text);
  if (!era) return null;
  const year = (era[1] === '令和' ? 2018 : 1988) + (era[2] === '元' ? 1 : Number(era[2]));
  return fixed([year, Number(era[3]), Number(era[4])]);
}

/** A three-digit year is Taiwanese (115 is 2026). */
function fromNumeric(match: RegExpExecArray): ScannedDate | null {
  const [, a = '', , b = '', , c = '', rest = ''] = match;
  if (c.length === 3 || !(TIME.test(rest) || TIME.test(withoutWeekdayAfter(rest)))) return null;
  if (a.length === 3) return /^1[0-4]\d$/.test(a) ? fixed([Number(a) + 1911, Number(b), Number(c)]) : null;
  const parts: [number, number, number] = [Number(a), Number(b), Number(c)];
  if (a.length === 4) return c.length <= 2 ? { ...fixed(parts), longYearAt: 0 } : null;
  return {
    parts,
    order: null,
    longYearAt: c.length === 4 ? 2 : -1,
  };
}

/** `20240131`, or `31012024` if that is not a valid date. */
function fromCompact(match: RegExpExecArray): ScannedDate | null {
  const ymd = fixed([Number(match[1]), Number(match[2]), Number(match[3])]);
  if (readDate(ymd, 'ymd') !== null) return ymd;
  const text = match[0];
  if (!/^\d{8}$/.test(text)) return null;
  const parts = [Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4))] as const;
  const year = parts[2];
  if (year < 1900 || year > 2200) return null;
  return { parts, order: null, longYearAt: 2 };
}

function fixed(parts: readonly [number, number, number]): ScannedDate {
  return { parts, order: 'ymd', longYearAt: 0 };
}

function scanNamed(text: string): ScannedDate | null {
  const dayFirst = NAMED_DAY_FIRST.exec(text);
  if (dayFirst) return named(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = NAMED_MONTH_FIRST.exec(text);
  if (monthFirst) return named(monthFirst[3], monthFirst[1], monthFirst[2]);
  const yearFirst = NAMED_YEAR_FIRST.exec(text);
  return yearFirst ? named(yearFirst[1], yearFirst[2], yearFirst[3]) : null;
}

function named(year = '', name = '', day = ''): ScannedDate | null {
  const month =
    MONTH_NAMES.get(plain(name)) ??
    MONTH_NAMES.get(plain(name).slice(0, 4)) ??
    MONTH_NAMES.get(plain(name).slice(0, 3));
  if (month === undefined) return null;
  const full = year.length === 2 ? pivot(Number(year)) : Number(year);
  return { parts: [full, month, Number(day)], order: 'ymd', longYearAt: 0 };
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Reads a scanned date in `order`; null when there is no such day. */
export function readDate(scanned: ScannedDate, order: DateOrder): CivilDate | null {
  const [a, b, c] = scanned.parts;
  const used = scanned.order ?? order;
  if (used === 'ymd') return dated(scanned, 0, a, b, c);
  return used === 'dmy' ? dated(scanned, 2, c, b, a) : dated(scanned, 2, c, a, b);
}

function dated(
  scanned: ScannedDate,
  yearAt: number,
  year: number,
  month: number,
  day: number,
): CivilDate | null {
  if (scanned.longYearAt !== -1) {
    return scanned.longYearAt === yearAt ? inLongYear(year, month, day) : null;
  }
  return makeCivilDate(pivot(year), month, day);
}

/** Thai years are 543 ahead of the Gregorian calendar, Iranian years 621 or 622 behind. */
function inLongYear(year: number, month: number, day: number): CivilDate | null {
  if (isSolarHijriYear(year)) return fromSolarHijri(year, month, day);
  const gregorian = year > THAI_YEARS_FROM ? year - 543 : year;
  return gregorian < 1900 || gregorian > 2200 ? null : makeCivilDate(gregorian, month, day);
}

const THAI_YEARS_FROM = 2500;

/** Two-digit years 70–99 belong to the last century. */
function pivot(year: number): number {
  if (year > 99) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

/** The date order of a file, and whether the dates prove it. */
export interface DecidedOrder {
  readonly order: DateOrder;
  readonly isProven: boolean;
}

const ORDERS: readonly DateOrder[] = ['mdy', 'dmy', 'ymd'];

/**
 * Decides the order once for all dates of a file, given in file order. An order with impossible dates is excluded; of
 * the rest, the one whose dates change direction least and span the shortest time wins; then `preferred`, which
 * outranks the span when `isSure` (the file's origin is known). Deciding per row would let the order change within a
 * file.
 */
export function decideDateOrder(
  dates: readonly ScannedDate[],
  preferred: DateOrder,
  isSure = false,
): DecidedOrder {
  const open = dates.filter((date) => date.order === null);
  if (open.length === 0) return { order: 'ymd', isProven: true };
  const scores = ORDERS.map((order) => scoreOrder(open, order)).filter(
    (score) => score.order !== 'ymd' || open.every((date) => date.longYearAt !== 2),
  );
  const most = Math.max(...scores.map((score) => score.valid));
  const [first, second] = scores
    .filter((score) => score.valid === most)
    .sort((a, b) => compareScores(a, b, preferred, isSure));
  if (!first) return { order: preferred, isProven: false };
  if (!second) return { order: first.order, isProven: true };
  const isProven = (first.turns === 0 && second.turns > 0) || (!isSure && isProvenBySpan(first, second));
  return { order: first.order, isProven: isProven || (isSure && first.order === preferred) };
}

/** Minimum distinct dates for a short span to prove an order. */
const SPAN_DATES_MIN = 5;
/** No export with a few dates spans more days. */
const SPAN_DAYS_MAX = 730;

/** A few dates, or payments on one day of each month, are as likely to span months as days. */
function isProvenBySpan(first: OrderScore, second: OrderScore): boolean {
  if (first.span * 4 >= second.span) return false;
  return second.span > SPAN_DAYS_MAX || (first.distinct >= SPAN_DATES_MIN && !second.isMonthly);
}

interface OrderScore {
  readonly order: DateOrder;
  /** Number of dates that exist in this order. */
  readonly valid: number;
  /** Number of times the dates run against the file's main direction. */
  readonly turns: number;
  /** Days from first to last date. */
  readonly span: number;
  readonly distinct: number;
  /** True when the dates are the same day of consecutive months. */
  readonly isMonthly: boolean;
}

/** True for a plausible day and month even if the month is shorter: an invalid date still shows the order. */
function isPlausible({ parts: [a, b, c], order: written }: ScannedDate, order: DateOrder): boolean {
  const used = written ?? order;
  const [day, month] = used === 'ymd' ? [c, b] : used === 'dmy' ? [a, b] : [b, a];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function scoreOrder(dates: readonly ScannedDate[], order: DateOrder): OrderScore {
  let [valid, up, down] = [0, 0, 0];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let previous: number | null = null;
  const distinct = new Set<CivilDate>();
  for (const scanned of dates) {
    if (isPlausible(scanned, order)) valid += 1;
    const date = readDate(scanned, order);
    if (date === null) continue;
    const day = toDayNumber(date);
    if (previous !== null && day > previous) up += 1;
    if (previous !== null && day < previous) down += 1;
    low = Math.min(low, day);
    high = Math.max(high, day);
    previous = day;
    distinct.add(date);
  }
  return {
    order,
    valid,
    turns: Math.min(up, down),
    span: valid === 0 ? 0 : high - low,
    distinct: distinct.size,
    isMonthly: isMonthly([...distinct].sort()),
  };
}

function isMonthly(dates: readonly CivilDate[]): boolean {
  const monthOf = (date: CivilDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return dates.every((date, index) => {
    const before = dates[index - 1];
    return (
      before === undefined || (date.slice(8) === before.slice(8) && monthOf(date) === monthOf(before) + 1)
    );
  });
}

/** Fewer turns first, then a certain preference, a much shorter span, the preference, and `ymd` last. */
function compareScores(a: OrderScore, b: OrderScore, preferred: DateOrder, isSure: boolean): number {
  if (a.turns !== b.turns) return a.turns - b.turns;
  const preference = Number(b.order === preferred) - Number(a.order === preferred);
  if (isSure && preference !== 0) return preference;
  const [aSpan, bSpan] = [weightedSpan(a), weightedSpan(b)];
  if (aSpan * 2 < bSpan || bSpan * 2 < aSpan) return aSpan - bSpan;
  return preference || Number(a.order === 'ymd') - Number(b.order === 'ymd');
}

/** A two-digit year in front is rare, so it must shorten the span a lot. */
function weightedSpan(score: OrderScore): number {
  return score.order === 'ymd' ? (score.span + 1) * 8 : score.span;
}
