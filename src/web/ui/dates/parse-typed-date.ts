import { addDays, type CivilDate, isCivilDate, makeCivilDate } from '#domain/calendar/civil-date.ts';

/** Prefixes of month names in all supported languages. */
const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12 },
  ...{ ene: 1, abr: 4, ago: 8, dic: 12 },
};

/**
 * Parses a typed date, such as 2026-05-03, 3 May, May 3 2026, 3 de mayo, 3.5.2026, 3/5, today or yesterday; null for
 * anything else. `isMonthFirst` decides the order of two numbers with a slash. Without a year, the date is the latest
 * one that isn't in the future.
 */
export function parseTypedDate(text: string, today: CivilDate, isMonthFirst: boolean): CivilDate | null {
  const wanted = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (isCivilDate(wanted)) return wanted;
  if (wanted === 'today' || wanted === 'hoy') return today;
  if (wanted === 'yesterday' || wanted === 'ayer') return addDays(today, -1);
  return withMonthName(wanted, today) ?? inFigures(wanted, today, isMonthFirst);
}

function withMonthName(text: string, today: CivilDate): CivilDate | null {
  // A weekday may come first and look like a month: "martes 3 de mayo".
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const month = words.flatMap((word) => MONTHS[word.slice(0, 3)] ?? []).at(-1);
  if (month === undefined || words.length > 2) return null;
  const figures = text.match(/\d+/g)?.map(Number) ?? [];
  const [day, year] = figures;
  if (day === undefined || figures.length > 2) return null;
  return dayOf(year, month, day, today);
}

function inFigures(text: string, today: CivilDate, isMonthFirst: boolean): CivilDate | null {
  const found = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{2}|\d{4}))?\.?$/.exec(text);
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[3])];
  const year = found[4] === undefined ? undefined : Number(found[4]);
  const isSwapped = found[2] === '/' && isMonthFirst;
  return isSwapped ? dayOf(year, first, second, today) : dayOf(year, second, first, today);
}

function dayOf(year: number | undefined, month: number, day: number, today: CivilDate): CivilDate | null {
  if (year !== undefined) return makeCivilDate(year < 100 ? 2000 + year : year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const near = makeCivilDate(thisYear, month, day);
  return near !== null && near > today ? makeCivilDate(thisYear - 1, month, day) : near;
}
