import type { HeaderMeaning } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { repairRows } from './repair-rows.ts';
import { expandShortDates } from './short-dates.ts';
import { addMissingYears } from './yearless-dates.ts';

/** Rows at the end in which a year may stand. */
const FOOT_ROWS = 5;

/** A table whose header is known. */
interface HeadedTable {
  readonly rows: readonly TableRow[];
  readonly firstRow: number;
  readonly header: readonly string[];
  readonly meanings: readonly HeaderMeaning[];
  readonly delimiter: string;
  readonly fileName: string;
}

/** The rows under a header with stray delimiters mended, and short dates and those without a year opened. */
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
