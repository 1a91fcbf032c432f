import { scanDate } from '../values/date-text.ts';
import { MONTH_NAMES } from '../values/month-names.ts';
import { DATE_ROLES } from './column-role.ts';
import type { HeaderMeaning } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { isFooterText } from './row-keywords.ts';

/** A day and a month with both numbers in written order; `name` is set for a written month. */
interface MonthDay {
  readonly first: number;
  readonly second: number;
  readonly month: number | null;
}

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\.?$/;
const DAY_FIRST = /^(\d{1,2})\.?[ /-]?(\p{L}{3,12})\.?$/u;
const MONTH_FIRST = /^(\p{L}{3,12})\.?[ /-]?(\d{1,2})$/u;

/**
 * Adds years to dates without one under a date header (`31.03.`, `Mar 31`): the year of a full date in the same row,
 * otherwise counted back from the last date in the lines around the table. A file without any year is not changed.
 */
export function addMissingYears(
  rows: readonly TableRow[],
  meanings: readonly HeaderMeaning[],
  headers: readonly string[],
  around: readonly TableRow[],
): readonly TableRow[] {
  const columns = meanings.flatMap(({ roles }, index) =>
    roles.some((role) => DATE_ROLES.has(role)) && isYearless(rows, index) ? [index] : [],
  );
  if (columns.length === 0) return rows;
  const last = lastDay([
    ...around,
    ...rows.filter(({ cells }) => columns.every((at) => !monthDay(cells[at]))),
  ]);
  const isDayFirst = detectDayFirst(
    rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? '')),
    around.flatMap(({ cells }) => cells),
    columns.map((at) => headers[at] ?? ''),
  );
  return rows.map((row) => {
    const until = rowYear(row, columns) ?? last;
    if (until === null) return row;
    const open = (cell: string): string => withYear(cell, until, isDayFirst) ?? cell;
    return { ...row, cells: row.cells.map((cell, index) => (columns.includes(index) ? open(cell) : cell)) };
  });
}

/**
 * Detects whether the day comes first: by numbers that cannot be a month, by full dates in the surrounding lines, by an
 * English header.
 */
function detectDayFirst(
  cells: readonly string[],
  around: readonly string[],
  headers: readonly string[],
): boolean {
  const written = cells.flatMap((cell) => monthDay(cell) ?? []);
  if (cells.some((cell) => /^\d+\./.test(cell)) || written.some(({ first }) => first > 12)) return true;
  if (written.some(({ second, month }) => month === null && second > 12)) return false;
  for (const match of around.join(' ').matchAll(/\b(\d{1,2})[./-](\d{1,2})[./-](?:20)?\d{2}\b/g)) {
    if (Number(match[1]) > 12) return true;
    if (Number(match[2]) > 12) return false;
  }
  return !headers.some((header) => /\bdate\b/i.test(header));
}

/** True for a column whose filled cells are mostly days and months, not full dates. */
function isYearless(rows: readonly TableRow[], index: number): boolean {
  const filled = rows.filter(({ cells }) => Boolean(cells[index]));
  if (filled.some(({ cells }) => scanDate(cells[index] ?? '') !== null)) return false;
  const dated = filled.filter((row) => !isFooter(row));
  return dated.length > 0 && dated.filter(({ cells }) => monthDay(cells[index])).length >= dated.length * 0.6;
}

function isFooter({ cells }: TableRow): boolean {
  return isFooterText(cells.find((cell) => cell !== '') ?? '');
}

function monthDay(cell = ''): MonthDay | null {
  const numeric = NUMERIC.exec(cell);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[3])];
    const isDay = Math.min(first, second) >= 1 && Math.min(first, second) <= 12;
    return isDay && Math.max(first, second) <= 31 ? { first, second, month: null } : null;
  }
  const dayFirst = DAY_FIRST.exec(cell);
  const monthFirst = dayFirst ? null : MONTH_FIRST.exec(cell);
  const name = dayFirst?.[2] ?? monthFirst?.[1] ?? '';
  const month = monthOf(name);
  const day = Number(dayFirst?.[1] ?? monthFirst?.[2]);
  return month === null || !(day >= 1 && day <= 31) ? null : { first: day, second: month, month };
}

function monthOf(name: string): number | null {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return MONTH_NAMES.get(plain) ?? MONTH_NAMES.get(plain.slice(0, 3)) ?? null;
}

/** Upper bound of the row dates as year, month and day. */
interface Until {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The last full date, otherwise the end of the last month or year that the lines name. */
function lastDay(rows: readonly TableRow[]): Until | null {
  const cells = rows.flatMap((row) => row.cells);
  return latest(cells.flatMap(fullDates)) ?? latest(cells.flatMap(monthOrYear));
}

/** The latest of the dates. */
function latest(days: readonly Until[]): Until | null {
  return days.reduce<Until | null>((best, day) => (best && rank(best) >= rank(day) ? best : day), null);
}

const DAY_MONTH_YEAR = /\b(\d{1,2})[./-](\d{1,2})[./-]((?:20)?\d{2})\b/g;
const YEAR_MONTH_DAY = /\b(20\d{2})[./-]?(\d{2})[./-]?(\d{2})\b/g;
const NAMED_MONTH = /(?:\b(\d{1,2})[ ./-])?\b(\p{L}{3,12})\.?(?: (\d{1,2}),)? (20\d{2})\b/gu;

function fullDates(cell: string): Until[] {
  const numeric = Array.from(cell.matchAll(DAY_MONTH_YEAR), ([, a, b, year]) => {
    const [first, second] = [Number(a), Number(b)];
    const [month, day] = second > 12 ? [first, second] : [second, first];
    return { year: 2000 + (Number(year) % 100), month, day };
  });
  const yearFirst = Array.from(cell.matchAll(YEAR_MONTH_DAY), ([, year, month, day]) => ({
    year: Number(year),
    month: Number(month),
    day: Number(day),
  }));
  const named = [...cell.matchAll(NAMED_MONTH)].flatMap(([, before, name = '', behind, year]) => {
    const month = monthOf(name);
    return month === null ? [] : [{ year: Number(year), month, day: Number(before ?? behind ?? 31) }];
  });
  return [...numeric, ...yearFirst, ...named];
}

function monthOrYear(cell: string): Until[] {
  const month = /\b(\d{1,2})[/.-](20\d{2})\b/.exec(cell);
  if (month) return [{ year: Number(month[2]), month: Number(month[1]), day: 31 }];
  const year = /(?<!\d)(20[0-4]\d)(?!\d)/.exec(cell);
  return year ? [{ year: Number(year[1]), month: 12, day: 31 }] : [];
}

function rank({ year, month, day }: Until): number {
  return year * 10_000 + month * 100 + day;
}

/** The full date in another column of the row. */
function rowYear(row: TableRow, columns: readonly number[]): Until | null {
  const others = row.cells.filter((cell, index) => !columns.includes(index) && scanDate(cell) !== null);
  const found = lastDay([{ line: row.line, cells: others }]);
  return found && { ...found, month: Math.min(found.month + 1, 12), day: 31 };
}

/** Adds the latest year to the cell that keeps it at most a few days after `until`. */
function withYear(cell: string, until: Until, isDayFirst: boolean): string | null {
  const written = monthDay(cell);
  if (!written) return null;
  const month = written.month ?? (isDayFirst ? written.second : written.first);
  const day = written.month === null && !isDayFirst ? written.second : written.first;
  const isLater = month > until.month || (month === until.month && day > until.day + SLACK_DAYS);
  const year = isLater ? until.year - 1 : until.year;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Number of days a row may be later than the file's date. */
const SLACK_DAYS = 7;
