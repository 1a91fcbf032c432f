import { DATE_ROLES } from './column-role.ts';
import type { HeaderMeaning } from './header-role.ts';
import type { TableRow } from './parse-table.ts';

const SHORT = /^(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/** Under a date's header, `250331` on every row is a day (year, month, day); elsewhere six digits are a number. */
export function openShortDates(
  rows: readonly TableRow[],
  meanings: readonly HeaderMeaning[],
): readonly TableRow[] {
  const short = meanings.flatMap(({ roles }, index) => {
    if (!roles.some((role) => DATE_ROLES.has(role))) return [];
    const cells = rows.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => SHORT.test(cell)) ? [index] : [];
  });
  if (short.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (short.includes(index) ? cell.replace(SHORT, '20$1-$2-$3') : cell)),
  }));
}
