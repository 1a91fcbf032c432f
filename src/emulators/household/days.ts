import type { CivilDate } from './types.ts';

const MS_PER_DAY = 86_400_000;

export function dayNumber(date: CivilDate): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (!Number.isFinite(ms)) throw new RangeError(`not a date: ${date}`);
  return ms / MS_PER_DAY;
}

export function dayOf(number: number): CivilDate {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return dayOf(dayNumber(date) + days);
}

/** The same day `months` later, or the last day of that month. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return dayInMonth(index, Number(date.slice(8, 10)));
}

/** Months since year 0, for loops over months. */
export function monthIndex(date: CivilDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

export function dayInMonth(index: number, day: number): CivilDate {
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** Creating a calendar costs a hundred times as much as using it. */
const CALENDARS = new Map<string, Intl.DateTimeFormat>();

/** The date in a time zone; all emulated banks use it, so that they show the same transactions. */
export function dayIn(timeZone: string, at: Date, offsetDays = 0): CivilDate {
  let calendar = CALENDARS.get(timeZone);
  if (calendar === undefined) {
    calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    CALENDARS.set(timeZone, calendar);
  }
  return addDays(calendar.format(at), offsetDays);
}

/** 0 = Sunday. */
export function weekday(date: CivilDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** The date itself, or the Monday after a weekend. */
export function businessDayFrom(date: CivilDate): CivilDate {
  const day = weekday(date);
  if (day === 6) return addDays(date, 2);
  return day === 0 ? addDays(date, 1) : date;
}

export function daysBetween(from: CivilDate, to: CivilDate): CivilDate[] {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, i) => dayOf(first + i));
}

/** Converts a local time in Austin, Texas to an instant with offset (US rules since 2007). */
export function localInstant(date: CivilDate, hour: number, minute: number, second = 0): string {
  const pad = (n: number): string => String(n).padStart(2, '0');
  const offset = isSummerTime(date) ? '-05:00' : '-06:00';
  return `${date}T${pad(hour)}:${pad(minute)}:${pad(second)}${offset}`;
}

function isSummerTime(date: CivilDate): boolean {
  const year = date.slice(0, 4);
  return date >= nthSunday(`${year}-03-01`, 2) && date < nthSunday(`${year}-11-01`, 1);
}

function nthSunday(monthStart: CivilDate, nth: number): CivilDate {
  return addDays(monthStart, ((7 - weekday(monthStart)) % 7) + (nth - 1) * 7);
}
