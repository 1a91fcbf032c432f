/**
 * A civil date is a day on a calendar, `YYYY-MM-DD`, with no time and no zone: what a bank prints.
 * It is never shifted by a zone. "Today" is always an argument.
 */
export type CivilDate = string;

/** A calendar month, `YYYY-MM`. */
export type Month = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;
/** Making a format takes longer than using it a hundred times. */
const ZONE_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** True for a well-formed day that exists in the proleptic Gregorian calendar. */
export function isCivilDate(text: string): boolean {
  const match = SHAPE.exec(text);
  return match !== null && makeCivilDate(Number(match[1]), Number(match[2]), Number(match[3])) !== null;
}

/** The date of a year, a month (1–12) and a day, or null when there is no such day. */
export function makeCivilDate(year: number, month: number, day: number): CivilDate | null {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1)) return null;
  if (day > daysInMonth(year, month)) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The date of a moment in a time zone (an IANA name). Throws a RangeError on an unknown one. */
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

/** Days from 1970-01-01, negative before it. Throws a RangeError on a malformed date. */
export function toDayNumber(date: CivilDate): number {
  if (!SHAPE.test(date)) throw new RangeError(`not a civil date: ${date}`);
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / MS_PER_DAY;
}

/** Inverse of `toDayNumber`. */
export function fromDayNumber(day: number): CivilDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The date `days` later (earlier when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** The same day of the month `months` later, held at the month's last day (31 Jan + 1 = 28 or 29 Feb). */
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

/** The month a date falls in. */
export function toMonth(date: CivilDate): Month {
  return date.slice(0, 7);
}

/** The month `months` later. */
export function addToMonth(month: Month, months: number): Month {
  return toMonth(addMonths(`${month}-01`, months));
}

/** First and last day of a month. */
export function monthBounds(month: Month): { from: CivilDate; to: CivilDate } {
  const from = `${month}-01`;
  return { from, to: `${month}-${pad(daysInMonth(yearOf(from), monthOf(from)), 2)}` };
}

/** Number of days of a month (1–12) of a year. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
