import { type CivilDate, fromDayNumber, toDayNumber } from '#domain/calendar/civil-date.ts';

/** Leap years in the 33-year cycle. Source: the arithmetic form of Iran's calendar, valid from 1178 to 1633. */
const LONG_YEARS: ReadonlySet<number> = new Set([1, 5, 9, 13, 17, 22, 26, 30]);
const ANCHOR = { year: 1400, day: '2021-03-21' } as const;

/** True for a year as written in statements of Iran and Afghanistan. */
export function isSolarHijriYear(year: number): boolean {
  return year >= 1340 && year <= 1460;
}

/** Converts a solar Hijri date (1405-08-11) to a civil date; null when there is no such day. */
export function fromSolarHijri(year: number, month: number, day: number): CivilDate | null {
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return null;
  let days = day - 1;
  for (let each = 1; each < month; each += 1) days += daysOf(year, each);
  for (let each = ANCHOR.year; each < year; each += 1) days += lengthOf(each);
  for (let each = year; each < ANCHOR.year; each += 1) days -= lengthOf(each);
  return fromDayNumber(toDayNumber(ANCHOR.day) + days);
}

function lengthOf(year: number): number {
  return LONG_YEARS.has(year % 33) ? 366 : 365;
}

function daysOf(year: number, month: number): number {
  if (month <= 6) return 31;
  return month < 12 ? 30 : lengthOf(year) - 336;
}
