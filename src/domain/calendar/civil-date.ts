/**
 * A civil date: a calendar day, `YYYY-MM-DD`, without time or time zone, as printed by a bank. It is never shifted by a
 * time zone. "Today" is always an argument.
 */
export type CivilDate = string;

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** The years of dates from outside: a year of a period and of recurrences around them still has four digits. */
export const YEAR_MIN = 1900;
export const YEAR_MAX = 2999;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;
/** The character code of the digit zero. */
const ZERO = 48;
/** Cached: creating a format takes a hundred times longer than using it. */
const ZONE_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** True for a well-formed date between 1900 and 2999 that exists. */
export function isCivilDate(text: string): boolean {
  const match = SHAPE.exec(text);
  return match !== null && makeCivilDate(Number(match[1]), Number(match[2]), Number(match[3])) !== null;
}

/** Returns the date of a year (1900–2999), month (1–12) and day, or null if it does not exist. */
export function makeCivilDate(year: number, month: number, day: number): CivilDate | null {
  if (!(year >= YEAR_MIN && year <= YEAR_MAX && month >= 1 && month <= 12 && day >= 1)) return null;
  if (day > daysInMonth(year, month)) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Returns the date at an instant in an IANA time zone. Throws a RangeError for an unknown zone. */
export function civilDateAt(moment: Date, timeZone: string): CivilDate {
  let format = ZONE_FORMATS.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    ZONE_FORMATS.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return `${pad(parts.get('year') ?? 0, 4)}-${pad(parts.get('month') ?? 0, 2)}-${pad(parts.get('day') ?? 0, 2)}`;
}

/** Returns the days since 1970-01-01 (negative before it). Throws a RangeError for a malformed date. */
export function toDayNumber(date: CivilDate): number {
  const isDashed = date.length === 10 && date[4] === '-' && date[7] === '-';
  const year = digitPair(date, 0) * 100 + digitPair(date, 2);
  const day = isDashed ? Date.UTC(year, digitPair(date, 5) - 1, digitPair(date, 8)) / MS_PER_DAY : Number.NaN;
  if (Number.isNaN(day)) throw new RangeError(`not a civil date: ${date}`);
  return day;
}

/** The number of two digits; NaN for anything else. Faster than parsing a slice. */
function digitPair(text: string, index: number): number {
  const [tens, ones] = [text.charCodeAt(index) - ZERO, text.charCodeAt(index + 1) - ZERO];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** The inverse of `toDayNumber`. */
export function fromDayNumber(day: number): CivilDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns the date `days` later (earlier if negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Returns the days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Returns the same day of the month `months` later, limited to the month's last day (Jan 31 + 1 = Feb 28 or 29). */
export function addMonths(date: CivilDate, months: number, dayOfMonth = dayOf(date)): CivilDate {
  const index = yearOf(date) * 12 + (monthOf(date) - 1) + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(Math.min(dayOfMonth, daysInMonth(year, month)), 2)}`;
}

export function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4));
}

/** 1–12. */
export function monthOf(date: CivilDate): number {
  return Number(date.slice(5, 7));
}

/** 1–31. */
export function dayOf(date: CivilDate): number {
  return Number(date.slice(8, 10));
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: CivilDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7;
}

/** Returns the month of a date. */
export function toMonth(date: CivilDate): Month {
  return date.slice(0, 7);
}

/** Returns the month `months` later. */
export function addToMonth(month: Month, months: number): Month {
  return toMonth(addMonths(`${month}-01`, months));
}

/** Returns the first and last day of a month. */
export function monthBounds(month: Month): { from: CivilDate; to: CivilDate } {
  const from = `${month}-01`;
  return { from, to: `${month}-${pad(daysInMonth(yearOf(from), monthOf(from)), 2)}` };
}

/** Whether a date is the last day of its month. */
export function isMonthEnd(date: CivilDate): boolean {
  return dayOf(date) === daysInMonth(yearOf(date), monthOf(date));
}

/** Whether a month is still in progress, which includes its last day. */
export function isMonthOpen(month: Month, today: CivilDate): boolean {
  return toMonth(today) <= month;
}

/** Returns the number of days in a month (1–12) of a year. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
