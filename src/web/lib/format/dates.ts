import {
  addDays,
  type CivilDate,
  daysBetween,
  isCivilDate,
  type Month,
} from '#domain/calendar/civil-date.ts';
import { texts } from '../../texts/en/dates.ts';
import { LOCALE } from '../../texts/en/locale.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Today as this browser's clock and zone have it. */
export function browserToday(): CivilDate {
  const now = new Date();
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** A day as people say it: Today, Yesterday, Mon 3 May, 3 May 2025. */
export function formatDay(date: CivilDate, today: CivilDate): string {
  if (date === today) return texts.today;
  if (date === addDays(today, -1)) return texts.yesterday;
  if (date === addDays(today, 1)) return texts.tomorrow;
  const distance = Math.abs(daysBetween(date, today));
  if (distance < 320)
    return dayFormat('day', { weekday: 'short', day: 'numeric', month: 'short' })
      .format(noon(date))
      .replace(',', '');
  return dayFormat('dayOfYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(noon(date));
}

/** A day in full: Monday, 3 May 2026. */
export function formatDayInFull(date: CivilDate): string {
  return dayFormat('full', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    noon(date),
  );
}

/** A day without its weekday: 3 May, with the year when it is another one. */
export function formatShortDay(date: CivilDate, today: CivilDate): string {
  if (date.slice(0, 4) === today.slice(0, 4))
    return dayFormat('short', { day: 'numeric', month: 'short' }).format(noon(date));
  return dayFormat('shortYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(noon(date));
}

/** A day as it can be typed again: 3 May 2026. */
export function formatWrittenDay(date: CivilDate): string {
  return dayFormat('dayOfYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(noon(date));
}

/** A text of the server with the days in it as people say them: `On 2026-12-04.` becomes `On Fri 4 Dec.` */
export function withSpokenDays(text: string, today: CivilDate): string {
  return text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => (isCivilDate(day) ? formatDay(day, today) : day));
}

/** Monday to Sunday. */
export function weekdayNames(style: 'narrow' | 'short' | 'long'): readonly string[] {
  const format = dayFormat(`weekday-${style}`, { weekday: style });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(noon(addDays('2024-01-01', index))));
}

/** Whether this reader writes the month before the day when both are figures. */
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

/** How long ago an instant was: just now, 5 min ago, 3 h ago, then the day. */
export function formatAgo(instant: string, nowMs: number): string {
  const ms = nowMs - Date.parse(instant);
  if (ms < 60_000) return texts.justNow;
  if (ms < 3_600_000) return texts.minutesAgo(Math.floor(ms / 60_000));
  if (ms < 86_400_000) return texts.hoursAgo(Math.floor(ms / 3_600_000));
  return new Intl.DateTimeFormat(LOCALE.days, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    Date.parse(instant),
  );
}

/** An instant in this browser's zone, to the minute. */
export function formatInstant(instant: string): string {
  return new Intl.DateTimeFormat(LOCALE.days, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(instant),
  );
}

function noon(date: CivilDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

function dayFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE.days, { ...options, timeZone: 'UTC' });
    FORMATS.set(key, format);
  }
  return format;
}
