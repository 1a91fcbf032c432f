import {
  addDays,
  type CivilDate,
  civilDateAt,
  daysBetween,
  isCivilDate,
  type Month,
  toMonth,
  weekdayOf,
} from '#domain/calendar/civil-date.ts';
import { texts } from '../../texts/en/dates.ts';
import { FIRST_WEEKDAY, LOCALE } from '../../texts/en/locale.ts';
import { displayTimeZone } from './display-time-zone.ts';

const A_SUNDAY: CivilDate = '2023-12-31';
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Today in the user's time zone. */
export function userToday(): CivilDate {
  return civilDateAt(new Date(), displayTimeZone());
}

/** The date of an instant in the user's time zone. */
export function dayOfInstant(instant: string): CivilDate {
  return civilDateAt(new Date(instant), displayTimeZone());
}

/** A date relative to today: Today, Yesterday, Mon, May 4, May 4, 2025. */
export function formatDay(date: CivilDate, today: CivilDate): string {
  if (date === today) return texts.today;
  if (date === addDays(today, -1)) return texts.yesterday;
  if (date === addDays(today, 1)) return texts.tomorrow;
  return formatNearDay(date, today);
}

/** A date with weekday: Mon, May 4; distant dates with the year instead: May 4, 2025. */
function formatNearDay(date: CivilDate, today: CivilDate): string {
  const distance = Math.abs(daysBetween(date, today));
  if (distance < 320)
    return dayFormat('day', { weekday: 'short', day: 'numeric', month: 'short' }).format(noon(date));
  return dayFormat('dayOfYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(noon(date));
}

/** A full date: Sunday, May 3, 2026. */
export function formatFullDay(date: CivilDate): string {
  return dayFormat('full', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    noon(date),
  );
}

/** A date without weekday: May 3, with the year if it isn't the current one. */
export function formatShortDay(date: CivilDate, today: CivilDate): string {
  if (date.slice(0, 4) === today.slice(0, 4))
    return dayFormat('short', { day: 'numeric', month: 'short' }).format(noon(date));
  return dayFormat('shortYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(noon(date));
}

/** A date range: `Oct 1–21`, `Oct 22 – Nov 20`, with the year if it isn't the current one. */
export function formatDayRange(from: CivilDate, to: CivilDate, today: CivilDate): string {
  const isThisYear = from.slice(0, 4) === today.slice(0, 4) && to.slice(0, 4) === today.slice(0, 4);
  const format = isThisYear
    ? dayFormat('short', { day: 'numeric', month: 'short' })
    : dayFormat('shortYear', { day: 'numeric', month: 'short', year: 'numeric' });
  const range = format.formatRange(noon(from), noon(to));
  return toMonth(from) === toMonth(to)
    ? range.replace(/(?<!\s)\s*–\s*/, '–')
    : range.replace(/(?<!\s)\s*–\s*/, ' – ');
}

/** A date in a format that the date field parses: May 3, 2026. */
export function formatEditableDate(date: CivilDate): string {
  return dayFormat('dayOfYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(noon(date));
}

/** Formats ISO dates in a server text and keeps complete sentences: `On 2026-12-04.` becomes `On Fri, Dec 4.` */
export function formatDatesInText(text: string, today: CivilDate): string {
  return text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) =>
    isCivilDate(day) ? formatNearDay(day, today) : day,
  );
}

/** Days since the start of the week, 0 to 6. */
export function dayOfWeek(date: CivilDate): number {
  return (weekdayOf(date) - FIRST_WEEKDAY + 7) % 7;
}

/** Weekday names, starting with the first day of the week. */
export function weekdayNames(style: 'narrow' | 'short' | 'long'): readonly string[] {
  const format = dayFormat(`weekday-${style}`, { weekday: style });
  return Array.from({ length: 7 }, (_, index) =>
    format.format(noon(addDays(A_SUNDAY, FIRST_WEEKDAY + index))),
  );
}

/** Whether the locale writes the month before the day in numeric dates. */
export function isMonthFirst(): boolean {
  const parts = new Intl.DateTimeFormat(navigator.language)
    .formatToParts(new Date(0))
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') && parts[0] !== 'year';
}

/** A month: `Mar`, or `March 2026` in full. */
export function formatMonth(month: Month, style: 'short' | 'full'): string {
  const date = noon(`${month}-01`);
  if (style === 'short') return dayFormat('month', { month: 'short' }).format(date);
  return dayFormat('monthFull', { month: 'long', year: 'numeric' }).format(date);
}

/** A relative time: just now, 5 min ago, 3 h ago, then the date. */
export function formatAgo(instant: string, nowMs: number): string {
  const ms = nowMs - Date.parse(instant);
  if (ms < 60_000) return texts.justNow;
  if (ms < 3_600_000) return texts.minutesAgo(Math.floor(ms / 60_000));
  if (ms < 86_400_000) return texts.hoursAgo(Math.floor(ms / 3_600_000));
  return new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: displayTimeZone(),
  }).format(Date.parse(instant));
}

/** Date and time in the user's time zone, to the minute. */
export function formatInstant(instant: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: displayTimeZone(),
  }).format(Date.parse(instant));
}

function noon(date: CivilDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

function dayFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
    FORMATS.set(key, format);
  }
  return format;
}
