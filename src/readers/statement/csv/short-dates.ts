import { addDays, fromDayNumber } from '#domain/calendar/civil-date.ts';
import { decideDateOrder, readDate, scanDate } from '../values/date-text.ts';
import { DATE_ROLES } from './column-role.ts';
import type { HeaderMeaning } from './header-role.ts';
import type { TableRow } from './parse-table.ts';

/** A spreadsheet serial date, from 1998 to 2063, optionally with a time fraction. */
const SERIAL = /^(3[6-9]|[45]\d)\d{3}(?:[.,]\d+)?$/;
const DAY_ZERO = '1899-12-30';
/** Seconds or milliseconds since 1970, from 2001 to 2033. */
const EPOCH = /^1\d{9}(?:\d{3})?$/;
const SHORT = /^(\d{2})(\d{2})(\d{2})$/;

/**
 * Expands short dates under a date header: `250331` or `310325` in every row is a date, `45747` a spreadsheet serial
 * date and `1743445330` a Unix time; elsewhere digits are numbers.
 */
export function expandShortDates(
  rows: readonly TableRow[],
  meanings: readonly HeaderMeaning[],
): readonly TableRow[] {
  const openers = meanings.map(({ roles }, index) => {
    if (!roles.some((role) => DATE_ROLES.has(role))) return null;
    const cells = rows.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    if (cells.length === 0) return null;
    const short = shortDates(cells);
    if (short) return short;
    if (cells.every((cell) => EPOCH.test(cell))) return expandEpoch;
    const serial = cells.filter((cell) => SERIAL.test(cell)).length;
    return serial >= cells.length * MOSTLY && serial > 0 && roles[0] !== 'valueOn' ? expandSerial : null;
  });
  if (openers.every((opener) => opener === null)) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => openers[index]?.(cell) ?? cell),
  }));
}

/** Minimum share of serial dates in a date column; the rest are footers. */
const MOSTLY = 0.6;

/** Without a header, expands the only column with six-digit dates in every row; null if there is none. */
export function expandBareDates(rows: readonly TableRow[]): readonly TableRow[] | null {
  const width = rows[0]?.cells.length ?? 0;
  const openers = Array.from({ length: width }, (_, at) =>
    shortDates(rows.map((row) => row.cells[at] ?? '')),
  );
  const at = openers.findIndex((opener) => opener !== null);
  const open = openers[at];
  if (!open || openers.some((other, index) => other !== null && index !== at) || rows.length < 2) return null;
  return rows.map((row) => ({ ...row, cells: row.cells.with(at, open(row.cells[at] ?? '')) }));
}

/**
 * Returns a function that expands six-digit dates if every row has one, otherwise null. If the dates do not prove the
 * order of year, month and day, the rest of the file decides.
 */
function shortDates(cells: readonly string[]): ((cell: string) => string) | null {
  const parted = (cell: string): string => cell.replace(SHORT, '$1-$2-$3');
  if (!cells.every((cell) => SHORT.test(cell))) return null;
  const scanned = cells.flatMap((cell) => scanDate(parted(cell)) ?? []);
  const { order, isProven } = decideDateOrder(scanned, 'ymd');
  const opened = (cell: string): string | null => {
    const date = scanDate(parted(cell));
    return date && readDate(date, order);
  };
  if (!cells.every((cell) => opened(cell) !== null)) return null;
  return isProven ? (cell) => opened(cell) ?? cell : parted;
}

function expandEpoch(cell: string): string {
  const seconds = Number(cell.slice(0, 10));
  return fromDayNumber(Math.floor(seconds / SECONDS_A_DAY));
}

const SECONDS_A_DAY = 86_400;

function expandSerial(cell: string): string {
  if (!SERIAL.test(cell)) return cell;
  return addDays(DAY_ZERO, Number.parseInt(cell, 10));
}
