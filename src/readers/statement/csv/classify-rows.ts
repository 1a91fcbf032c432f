import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { RowError } from '../statement-file.ts';
import { alternatives } from '../text/alternatives.ts';
import { scanAmount } from '../values/amount-text.ts';
import { type ScannedDate, scanDate } from '../values/date-text.ts';
import { isHold } from './hold-amount.ts';
import { joinContinuationRows } from './join-continuation-rows.ts';
import type { TableRow } from './parse-table.ts';
import { isDetail, isPartOf, isSplitPart } from './part-rows.ts';
import { isBalanceText, isFooterText, isPendingWord, isTotalText, isVoidWord } from './row-keywords.ts';
import type { TableColumns } from './table-columns.ts';

/** A transaction row with scanned dates. */
export interface ClassifiedRow {
  readonly row: TableRow;
  readonly posted: ScannedDate;
  readonly authorized: ScannedDate | null;
  readonly pending: boolean;
}

export interface ClassifiedTable {
  readonly rows: readonly ClassifiedRow[];
  /** Rows that only state a balance, first and last of the table. */
  readonly balanceRows: readonly TableRow[];
  readonly errors: readonly RowError[];
  readonly voided: number;
}

/** Share of undated rows above which a table prints each date once, on the first row of the day. */
const SPARSE_SHARE = 0.25;

/** A row with a single text. */
function isHeading({ cells }: TableRow): boolean {
  return cells.filter((cell) => cell !== '').length === 1 && cells.some((cell) => /^[^\d]+$/.test(cell));
}

/** `Pending transactions`, alone in a row or beside another label: the following rows are pending. */
function isPendingHeading(row: TableRow): boolean {
  const first = row.cells.find((cell) => cell !== '') ?? '';
  if (row.cells.some((cell) => /\d/.test(cell)) || !(isHeading(row) || ROWS_WORD.test(first))) return false;
  return isPendingWord(first.replace(ROWS_WORD, ''));
}

const ROWS_WORD = new RegExp(
  ` (?:${alternatives(`
    transactions?|items?|charges?|payments?|activity|umsätze|buchungen|opérations|movimientos|operaciones
    movimenti|transacties|transakcje|belopp|beløp|beløb|transaktioner|transaksjoner|poster|køb|kjøp
  `)})$`,
  'i',
);

/**
 * Classifies the rows under a header as transactions, balance lines, footers or errors; `heading` is the row above the
 * header.
 */
export function classifyRows(
  written: readonly TableRow[],
  columns: TableColumns,
  heading: TableRow | undefined,
): ClassifiedTable {
  const rows = joinContinuationRows(written, columns);
  const verdicts = withPendingSections(rows, columns, heading);
  const transactions = verdicts.filter((verdict) => typeof verdict !== 'string').length;
  const dateless = verdicts.filter((verdict) => verdict === NO_DATE).length;
  const isSparse = dateless > 1 && dateless >= (transactions + dateless) * SPARSE_SHARE;
  const classified: ClassifiedRow[] = [];
  const balanceRows: TableRow[] = [];
  const errors: RowError[] = [];
  const summaryAt = summaryStart(rows, verdicts);
  for (const [index, row] of rows.entries()) {
    const verdict = verdicts[index] ?? 'skip';
    const above = classified.at(-1);
    const isLeg = verdict === NO_DATE && above !== undefined && isOtherLeg(row, above.row, columns);
    if (typeof verdict !== 'string') classified.push(verdict);
    else if (verdict === 'balance') balanceRows.push(row);
    else if (verdict === NO_DATE && above && isSparse && !isLeg)
      classified.push({ ...above, row, authorized: null });
    else if (!isLeg && verdict !== 'skip' && verdict !== 'void' && (index < summaryAt || hasDate(row)))
      errors.push(rowError(row, verdict));
  }
  const voided = verdicts.filter((verdict) => verdict === 'void').length;
  return { rows: classified, balanceRows, errors, voided };
}

/** Below the transactions, labels without a value (`Opening Balance | Debits | Credits`) start a summary. */
function summaryStart(rows: readonly TableRow[], verdicts: readonly (ClassifiedRow | string)[]): number {
  const last = verdicts.findLastIndex((verdict) => typeof verdict !== 'string');
  const at = rows.findIndex(({ cells }, index) => {
    const filled = cells.filter((cell) => cell !== '');
    return index > last && filled.length > 2 && filled.every((cell) => LABEL.test(cell));
  });
  return at === -1 ? rows.length : at;
}

const LABEL = /^(?=.*\p{L}{2})\D+$/u;

/** True for a row that may be a transaction: one of its cells is written like a date, even if no such day exists. */
function hasDate({ cells }: TableRow): boolean {
  return cells.some((cell) => DATE.test(cell));
}

const DATE = /^\d{1,4}[./-](?:\d{1,2}|\p{L}{3,9})[./-]\d{1,4}/u;

/** Classifies each row and marks those under a pending heading as pending. */
function withPendingSections(
  rows: readonly TableRow[],
  columns: TableColumns,
  heading: TableRow | undefined,
): (ClassifiedRow | string)[] {
  let isPending = heading !== undefined && isPendingHeading(heading);
  let above: TableRow | null = null;
  return rows.map((row) => {
    if (above && isPartOf(above, row, columns)) return 'skip';
    const verdict = classifyRow(row, columns);
    if (typeof verdict !== 'string') {
      above = row;
      return isPending ? { ...verdict, pending: true } : verdict;
    }
    if (isPendingHeading(row)) isPending = true;
    else if (isHeading(row)) isPending = false;
    return verdict;
  });
}

/** The classified row; or `balance`, `void`, `skip`; or the reason why it cannot be read. */
function classifyRow(row: TableRow, columns: TableColumns): ClassifiedRow | string {
  const money = moneyOf(row, columns);
  const postedText = columns.text(row, 'postedOn');
  const authorizedText = columns.text(row, 'authorizedOn');
  const posted = scanDate(postedText);
  const authorized = scanDate(authorizedText);
  const date = posted ?? (/\d/.test(postedText) ? null : (authorized ?? openDate(row, postedText)));
  if (date === null) return undated(row, columns, money, postedText);
  if (columns.all('status').some(({ index }) => isVoidWord(row.cells[index] ?? ''))) return 'void';
  if (balanceLabel(row, columns) !== null) return 'balance';
  if (money === 'none') return isBalanceOnly(row, columns) ? 'balance' : userMessage('amountMissing', 'row');
  if (money !== 'amount') return userMessage('notAnAmount', money.slice(0, 40));
  if (isSplitPart(row, columns)) return 'skip';
  const isUndated = postedText === '' && columns.text(row, 'balance') === '';
  const isUnbooked = posted === null && (isUndated || isPendingWord(postedText));
  return { row, posted: date, authorized, pending: isUnbooked || isMarkedPendingInStatus(row, columns) };
}

/** True for a row with a balance and no amount; beside a lone debit or credit column, its amount may be elsewhere. */
function isBalanceOnly(row: TableRow, columns: TableColumns): boolean {
  const isOneSided = !columns.has('amount') && columns.has('debit') !== columns.has('credit');
  const isWorded = WORD.test(columns.describe(row, 0).description);
  if (isWorded && columns.unread.some((index) => UNREAD_MONEY.test(row.cells[index] ?? ''))) return false;
  return columns.text(row, 'balance') !== '' && !(isOneSided && isWorded);
}

/** An amount in a column whose meaning is unknown. */
const UNREAD_MONEY = /^\D{0,3}(?=[\d.,']*[1-9])[\d.,']+[.,'](?:\d\d|\d{3})$/;

/** The first other date of a row with `open` or `pending` in place of its posting date. */
function openDate(row: TableRow, postedText: string): ScannedDate | null {
  if (!isPendingWord(postedText)) return null;
  for (const cell of row.cells) {
    const date = scanDate(cell);
    if (date !== null) return date;
  }
  return null;
}

/** The reason why a row cannot be read, with its sheet: each sheet counts its own lines. */
export function rowError({ line, sheet }: TableRow, reason: UserMessage): RowError {
  return { line, reason: sheet === undefined ? reason : userMessage('inFile', sheet, reason) };
}

/** A warning about a row, with its sheet. */
export function rowWarning({ sheet }: TableRow, warning: StatementWarning): StatementWarning {
  return sheet === undefined ? warning : { ...warning, fileName: sheet };
}

function isMarkedPendingInStatus(row: TableRow, columns: TableColumns): boolean {
  return (
    isPendingWord(columns.text(row, 'status')) ||
    isMarkedPending(row, columns) ||
    isPendingWord(columns.text(row, 'type')) ||
    HELD.test(columns.text(row, 'reference')) ||
    HELD.test(columns.text(row, 'id')) ||
    isHold(row, columns)
  );
}

/** In place of the reference that a transaction gets when it is posted. */
const HELD = /^(?:HOLD|PENDING|PDNG)$/;

/** The balance label of a row in any column, if the row has no other description; null for a transaction. */
export function balanceLabel(row: TableRow, columns: TableColumns): string | null {
  const text = columns.describe(row, 0).description;
  if (isBalanceText(text)) return text;
  if (WORD.test(text)) return null;
  return row.cells.find(isBalanceText) ?? null;
}

const WORD = /\p{L}{2}/u;

/** Classifies a row without a date: a footer, a repeated header, a note, or an unreadable transaction. */
function undated(row: TableRow, columns: TableColumns, money: string, dateText: string): string {
  if (isFooter(row, dateText)) return 'balance';
  if (money === 'none' && scanAmount(columns.text(row, 'balance')) !== null) return 'balance';
  if (isDetail(row, columns) || isNote(money, dateText)) return 'skip';
  if (dateText === '') {
    if (isBothSides(row, columns)) return 'balance';
    return money === 'amount' ? NO_DATE : 'skip';
  }
  if (!/\d/.test(dateText) && !WORD.test(columns.describe(row, 0).description)) return 'balance';
  const isRow = money === 'amount' || (isMostlyFilled(row, columns) && !isHeader(row, columns));
  return isRow ? userMessage('noSuchDate', dateText.slice(0, 40)) : 'skip';
}

/** Several words in place of a date, without an amount: a note below the table, split by its own delimiters. */
function isNote(money: string, dateText: string): boolean {
  return money !== 'amount' && SENTENCE.test(dateText);
}

const SENTENCE = /^(?:[^\s\d]{1,40} ){2}[^\d]{1,200}$/;

function isFooter({ cells }: TableRow, dateText: string): boolean {
  const first = cells.find((cell) => cell !== '') ?? '';
  return (
    isFooterText(first) || cells.some(isBalanceText) || (!/\d/.test(dateText) && cells.some(isTotalText))
  );
}

function isMostlyFilled({ cells }: TableRow, columns: TableColumns): boolean {
  const filled = cells.filter((cell) => cell !== '').length;
  return filled >= Math.max(3, columns.headers.length * ROW_SHARE);
}

/** A row below a dated one that posts the same amount to another account: the other side of a double entry. */
function isOtherLeg(row: TableRow, above: TableRow, columns: TableColumns): boolean {
  const account = columns.text(row, 'account');
  return (
    account !== '' && columns.text(above, 'account') !== '' && account !== columns.text(above, 'account')
  );
}

/** A row with the sums of both columns. */
function isBothSides(row: TableRow, columns: TableColumns): boolean {
  return (['debit', 'credit'] as const).every((role) => /[1-9]/.test(columns.text(row, role)));
}

/** True for a "pending" column with a yes. */
function isMarkedPending(row: TableRow, columns: TableColumns): boolean {
  return columns
    .all('status')
    .some(
      ({ header, index }) => /pending/i.test(header) && /^(?:true|yes|y|1|x)$/i.test(row.cells[index] ?? ''),
    );
}

const NO_DATE = userMessage('dateMissing', 'row');
const ROW_SHARE = 0.6;

function isHeader(row: TableRow, columns: TableColumns): boolean {
  return columns.written.every(
    (header, index) => (row.cells[index] ?? '').toLowerCase() === header.toLowerCase(),
  );
}

/** `amount` when a money cell contains one, `none` when all are empty, otherwise the last unreadable text. */
function moneyOf(row: TableRow, columns: TableColumns): string {
  const filled = (['amount', 'debit', 'credit'] as const).flatMap((role) =>
    columns
      .all(role)
      .map(({ index }) => row.cells[index] ?? '')
      .filter((cell) => cell !== '' && !/^[-–—]$/.test(cell))
      .map((cell) => ({
        cell,
        isAmount: scanAmount(cell) !== null,
        counts: role === 'amount' || /[1-9]/.test(cell),
      })),
  );
  if (filled.some(({ isAmount, counts }) => isAmount && counts)) return 'amount';
  const wrong = filled.findLast(({ isAmount }) => !isAmount);
  if (wrong) return wrong.cell;
  return filled.length > 0 || isFeeOnly(row, columns) ? 'amount' : 'none';
}

/** A row without an amount whose fee is the posted amount. */
function isFeeOnly(row: TableRow, columns: TableColumns): boolean {
  const fee = columns.text(row, 'fee');
  return scanAmount(fee) !== null && /[1-9]/.test(fee);
}
