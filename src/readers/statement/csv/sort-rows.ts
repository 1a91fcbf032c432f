import type { RowError } from '../statement-file.ts';
import { scanAmount } from '../values/amount-text.ts';
import { type ScannedDate, scanDate } from '../values/date-text.ts';
import type { TableRow } from './parse-table.ts';
import { isBalanceText, isFooterText, isPendingWord, isTotalText, isVoidWord } from './row-words.ts';
import type { TableColumns } from './table-columns.ts';

/** A row that is a transaction, its dates taken apart. */
export interface SortedRow {
  readonly row: TableRow;
  readonly posted: ScannedDate;
  readonly authorized: ScannedDate | null;
  readonly pending: boolean;
}

export interface SortedTable {
  readonly rows: readonly SortedRow[];
  /** Rows that only state a balance, first and last of the table. */
  readonly balanceRows: readonly TableRow[];
  readonly errors: readonly RowError[];
  readonly voided: number;
}

/** Share of rows without a date above which a table writes each date once, on the first row of the day. */
const SPARSE_SHARE = 0.25;

/** A text by itself in a row. */
function isHeading({ cells }: TableRow): boolean {
  return cells.filter((cell) => cell !== '').length === 1 && cells.some((cell) => /^[^\d]+$/.test(cell));
}

/** `Pending transactions` by itself in a row: what follows is not booked yet. */
function isPendingHeading(row: TableRow): boolean {
  return isHeading(row) && row.cells.some((cell) => isPendingWord(cell.replace(ROWS_WORD, '')));
}

const ROWS_WORD =
  / (?:transactions?|items?|charges?|payments?|activity|umsätze|buchungen|opérations|movimientos|operaciones|movimenti|transacties|transakcje)$/i;

/**
 * Sorts the rows under a header into transactions, balance lines, footers and errors; `heading` is the row over the
 * header.
 */
export function sortRows(
  rows: readonly TableRow[],
  columns: TableColumns,
  heading: TableRow | undefined,
): SortedTable {
  let isPending = heading !== undefined && isPendingHeading(heading);
  const verdicts = rows.map((row) => {
    const verdict = sortRow(row, columns);
    if (typeof verdict !== 'string') return isPending ? { ...verdict, pending: true } : verdict;
    if (isPendingHeading(row)) isPending = true;
    else if (isPending && isHeading(row)) isPending = false;
    return verdict;
  });
  const transactions = verdicts.filter((verdict) => typeof verdict !== 'string').length;
  const dateless = verdicts.filter((verdict) => verdict === NO_DATE).length;
  const isSparse = dateless > 1 && dateless >= (transactions + dateless) * SPARSE_SHARE;
  const sorted: SortedRow[] = [];
  const balanceRows: TableRow[] = [];
  const errors: RowError[] = [];
  let voided = 0;
  verdicts.forEach((verdict, index) => {
    const row = rows[index];
    const above = sorted.at(-1);
    if (!row) return;
    if (typeof verdict !== 'string') sorted.push(verdict);
    else if (verdict === NO_DATE && above && isOtherLeg(row, above.row, columns)) return;
    else if (verdict === NO_DATE && isSparse && above) sorted.push({ ...above, row, authorized: null });
    else if (verdict === 'balance') balanceRows.push(row);
    else if (verdict === 'void') voided += 1;
    else if (verdict !== 'skip') errors.push({ line: row.line, reason: verdict });
  });
  return { rows: sorted, balanceRows, errors, voided };
}

/** The sorted row; or `balance`, `void`, `skip`; or the reason why it cannot be read. */
function sortRow(row: TableRow, columns: TableColumns): SortedRow | string {
  const money = moneyOf(row, columns);
  const postedText = columns.text(row, 'postedOn');
  const authorizedText = columns.text(row, 'authorizedOn');
  const posted = scanDate(postedText);
  const authorized = scanDate(authorizedText);
  const date = posted ?? (/\d/.test(postedText) ? null : authorized);
  const first = row.cells.find((cell) => cell !== '') ?? '';
  if (date === null) return undated(row, columns, money, postedText, first);
  const status = columns.text(row, 'status');
  if (columns.all('status').some(({ index }) => isVoidWord(row.cells[index] ?? ''))) return 'void';
  const label = balanceLabel(row, columns);
  if (money !== 'amount') {
    if (label !== null || (money === 'none' && columns.text(row, 'balance') !== '')) return 'balance';
    return money === 'none' ? 'the row has no amount' : `not an amount: "${money.slice(0, 40)}"`;
  }
  if (label !== null) return 'balance';
  if (isSplitPart(row, columns)) return 'skip';
  const isPending =
    isPendingWord(status) ||
    isMarkedPending(row, columns) ||
    isPendingWord(columns.text(row, 'type')) ||
    isPendingWord(posted ? '' : postedText);
  return { row, posted: date, authorized, pending: isPending || (posted === null && postedText === '') };
}

/** What a row calls its balance, in whatever column, where it is called nothing else; null for a transaction. */
export function balanceLabel(row: TableRow, columns: TableColumns): string | null {
  const text = columns.describe(row, 0).description;
  if (isBalanceText(text)) return text;
  if (WORD.test(text)) return null;
  return row.cells.find(isBalanceText) ?? null;
}

const WORD = /\p{L}{2}/u;

/** What a row without a date is: a footer, a repeated header, a note, or a transaction that cannot be read. */
function undated(
  row: TableRow,
  columns: TableColumns,
  money: string,
  dateText: string,
  first: string,
): string {
  if (isFooterText(first) || (!/\d/.test(dateText) && row.cells.some(isTotalText))) return 'balance';
  if (money === 'none' && scanAmount(columns.text(row, 'balance')) !== null) return 'balance';
  if (isDetail(row, columns)) return 'skip';
  if (dateText === '' && isBothSides(row, columns)) return 'balance';
  if (dateText !== '' && !/\d/.test(dateText) && !WORD.test(columns.describe(row, 0).description))
    return 'balance';
  if (money === 'amount') return dateText === '' ? NO_DATE : `no such date: "${dateText.slice(0, 40)}"`;
  const filled = row.cells.filter((cell) => cell !== '').length;
  const isRow = dateText !== '' && filled >= Math.max(3, columns.headers.length * ROW_SHARE);
  return isRow && !isHeader(row, columns) ? `no such date: "${dateText.slice(0, 40)}"` : 'skip';
}

/** A row below a dated one that books the same on another account: the other side of a double entry. */
function isOtherLeg(row: TableRow, above: TableRow, columns: TableColumns): boolean {
  const account = columns.text(row, 'account');
  return (
    account !== '' && columns.text(above, 'account') !== '' && account !== columns.text(above, 'account')
  );
}

/** The sums of both columns in one row. */
function isBothSides(row: TableRow, columns: TableColumns): boolean {
  return (['debit', 'credit'] as const).every((role) => /[1-9]/.test(columns.text(row, role)));
}

/** A line of a collective booking: its share stands beside the columns of what was booked, which are empty. */
function isDetail(row: TableRow, columns: TableColumns): boolean {
  if (!columns.has('debit') || !columns.has('credit') || !columns.has('amount')) return false;
  return columns.text(row, 'debit') === '' && columns.text(row, 'credit') === '';
}

/** A part of a row above that states its share in a column of its own and no amount. */
function isSplitPart(row: TableRow, columns: TableColumns): boolean {
  const at = columns.headers.findIndex((header) => /split.?amount/i.test(header));
  return at !== -1 && /[1-9]/.test(row.cells[at] ?? '') && !/[1-9]/.test(columns.text(row, 'amount'));
}

/** A column called pending with a yes in it. */
function isMarkedPending(row: TableRow, columns: TableColumns): boolean {
  return columns
    .all('status')
    .some(
      ({ header, index }) => /pending/i.test(header) && /^(?:true|yes|y|1|x)$/i.test(row.cells[index] ?? ''),
    );
}

const NO_DATE = 'the row has no date';
const ROW_SHARE = 0.6;

function isHeader(row: TableRow, columns: TableColumns): boolean {
  return columns.written.every(
    (header, index) => (row.cells[index] ?? '').toLowerCase() === header.toLowerCase(),
  );
}

/** `amount` when a money cell reads as one, `none` when all are empty, else the text that is none. */
function moneyOf(row: TableRow, columns: TableColumns): string {
  let wrong = 'none';
  let isZero = false;
  for (const role of ['amount', 'debit', 'credit'] as const) {
    for (const column of columns.all(role)) {
      const cell = row.cells[column.index] ?? '';
      if (cell === '' || /^[-–—]$/.test(cell)) continue;
      if (scanAmount(cell) === null) wrong = cell;
      else if (role === 'amount' || /[1-9]/.test(cell)) return 'amount';
      else isZero = true;
    }
  }
  if (wrong === 'none' && isZero) return 'amount';
  if (wrong === 'none' && isFeeOnly(row, columns)) return 'amount';
  return wrong;
}

/** A row without an amount whose fee is what was booked. */
function isFeeOnly(row: TableRow, columns: TableColumns): boolean {
  const fee = columns.text(row, 'fee');
  return scanAmount(fee) !== null && /[1-9]/.test(fee);
}
