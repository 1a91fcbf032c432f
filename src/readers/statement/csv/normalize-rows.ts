import type { HeaderMeaning } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { repairRows } from './repair-rows.ts';
import { expandShortDates } from './short-dates.ts';
import { addMissingYears } from './yearless-dates.ts';

/** Number of last rows that may state a year. */
const FOOT_ROWS = 5;

/** A table with a known header. */
interface HeadedTable {
  readonly rows: readonly TableRow[];
  readonly firstRow: number;
  readonly header: readonly string[];
  readonly meanings: readonly HeaderMeaning[];
  readonly delimiter: string;
  readonly fileName: string;
}

/** Repairs stray delimiters in the rows under a header, expands short dates, and adds missing years. */
export function normalizeRows(table: HeadedTable): readonly TableRow[] {
  const { rows, firstRow, header, meanings, delimiter, fileName } = table;
  const repaired = repairRows(
    rows.slice(firstRow),
    meanings.map(({ roles }) => roles[0] ?? null),
    delimiter,
  );
  const title = { line: 0, cells: [fileName] };
  const around = [...rows.slice(0, firstRow), ...rows.slice(-FOOT_ROWS), title];
  return addMissingYears(expandShortDates(repaired, meanings), meanings, header, around);
}
