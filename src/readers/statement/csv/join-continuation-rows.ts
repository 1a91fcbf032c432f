import { scanDate } from '../values/date-text.ts';
import type { TableRow } from './parse-table.ts';
import { isPendingWord } from './row-keywords.ts';
import type { TableColumns } from './table-columns.ts';

/** Joins rows that only continue the description of the dated row above, in the same column. */
export function joinContinuationRows(rows: readonly TableRow[], columns: TableColumns): readonly TableRow[] {
  const at = columns.all('description')[0]?.index ?? 0;
  if (at === 0 || !rows.some((row) => isAlone(row, at))) return rows;
  const joined: TableRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isAlone(row, at) && scanDate(columns.text(above, 'postedOn')) !== null)
      joined[joined.length - 1] = {
        ...above,
        cells: above.cells.with(at, `${above.cells[at]} ${row.cells[at]}`),
      };
    else joined.push(row);
  }
  return joined;
}

function isAlone({ cells }: TableRow, at: number): boolean {
  const text = cells[at] ?? '';
  return (
    cells[0] === '' &&
    text !== '' &&
    !isPendingWord(text) &&
    cells.every((cell, i) => cell === '' || i === at)
  );
}
