import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import type { TableRow } from './parse-table.ts';
import { isBalanceText, isFooterText, isPendingWord, isTotalText } from './row-keywords.ts';
import type { TableColumns } from './table-columns.ts';

/**
 * Joins rows that only continue the dated row above: its description, in the same column, or its amount, if the dated
 * row has none. A date alone in its row is that of all rows below.
 */
export function joinContinuationRows(rows: readonly TableRow[], columns: TableColumns): readonly TableRow[] {
  if (!rows.some((row) => columns.text(row, 'postedOn') === '')) return rows;
  const at = columns.all('description')[0]?.index ?? 0;
  const joined: TableRow[] = [];
  for (const row of spreadDates(rows, columns)) {
    const above = joined.at(-1);
    if (above && columns.text(row, 'postedOn') === '' && continues(row, above, at, columns))
      joined[joined.length - 1] = { ...above, cells: joinCells(above.cells, row.cells) };
    else joined.push(row);
  }
  return joined;
}

/** Gives the rows below a lone date that date; sums stay undated. */
function spreadDates(rows: readonly TableRow[], columns: TableColumns): readonly TableRow[] {
  if (!rows.some((row) => isLoneDate(row, columns))) return rows;
  let day: TableRow | null = null;
  return rows.flatMap((row, index) => {
    if (columns.text(row, 'postedOn') !== '') {
      day = isLoneDate(row, columns) ? row : null;
      const below = rows[index + 1];
      return day !== null && below && isUndated(below, columns) ? [] : [row];
    }
    return day !== null && isUndated(row, columns)
      ? [{ ...row, cells: joinCells(day.cells, row.cells) }]
      : [row];
  });
}

/** True for an amount without a date that is no sum. */
function isUndated(row: TableRow, columns: TableColumns): boolean {
  const isSum = row.cells.some((cell) => isFooterText(cell) || isTotalText(cell) || isBalanceText(cell));
  return columns.text(row, 'postedOn') === '' && hasAmount(row, columns) && !isSum;
}

function isLoneDate({ cells }: TableRow, columns: TableColumns): boolean {
  const date = columns.all('postedOn')[0]?.index ?? -1;
  return cells.every((cell, index) => cell === '' || index === date) && scanDate(cells[date] ?? '') !== null;
}

function continues(row: TableRow, above: TableRow, at: number, columns: TableColumns): boolean {
  if (scanDate(columns.text(above, 'postedOn')) === null) return false;
  return (at > 0 && isAlone(row, at)) || isAmountOf(row, above, columns);
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

/** True for an amount below a description without an amount or a balance. */
function isAmountOf(row: TableRow, above: TableRow, columns: TableColumns): boolean {
  if (!hasAmount(row, columns) || columns.describe(above, 0).description === '') return false;
  return [...MONEY, 'balance' as const].every((role) => columns.text(above, role) === '');
}

const MONEY = ['amount', 'debit', 'credit'] as const;

function hasAmount(row: TableRow, columns: TableColumns): boolean {
  return MONEY.some((role) => scanAmount(columns.text(row, role)) !== null);
}

function joinCells(above: readonly string[], below: readonly string[]): readonly string[] {
  const width = Math.max(above.length, below.length);
  return Array.from({ length: width }, (_, index) =>
    [above[index] ?? '', below[index] ?? ''].filter((text) => text !== '').join(' '),
  );
}
