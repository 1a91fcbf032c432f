import type { TableRow } from './parse-table.ts';
import type { TableColumns } from './table-columns.ts';

/** A detail line of a batch posting: its share is next to the posting columns, which are empty. */
export function isDetail(row: TableRow, columns: TableColumns): boolean {
  if (!columns.has('debit') || !columns.has('credit') || !columns.has('amount')) return false;
  return columns.text(row, 'debit') === '' && columns.text(row, 'credit') === '';
}

/** A dated detail line of the batch posting above, with its transaction number. */
export function isPartOf(above: TableRow, row: TableRow, columns: TableColumns): boolean {
  const id = columns.text(row, 'id');
  return id !== '' && id === columns.text(above, 'id') && isDetail(row, columns) && !isDetail(above, columns);
}

/** A split of the row above, with its share in a separate column and no amount. */
export function isSplitPart(row: TableRow, columns: TableColumns): boolean {
  const at = columns.headers.findIndex((header) => /split.?amount/i.test(header));
  return at !== -1 && /[1-9]/.test(row.cells[at] ?? '') && !/[1-9]/.test(columns.text(row, 'amount'));
}
