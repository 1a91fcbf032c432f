import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { RowError } from '../statement-file.ts';
import { type ScannedAmount, scanAmount } from '../values/amount-text.ts';
import { readDate } from '../values/date-text.ts';
import type { ColumnRole } from './column-role.ts';
import { currencyWord } from './currency-word.ts';
import type { DraftRow } from './draft-row.ts';
import { readDirection } from './row-words.ts';
import { ROWS_WEIGHED } from './sign-evidence.ts';
import type { SortedRow } from './sort-rows.ts';
import { isOfOriginal, statedOriginal } from './stated-original.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableDecisions } from './table-decisions.ts';

/** Reads sorted rows as values; a row that fails is an error and the rest goes on. */
export function draftRows(
  rows: readonly SortedRow[],
  columns: TableColumns,
  decisions: TableDecisions,
): { readonly drafts: DraftRow[]; readonly errors: RowError[]; readonly warnings: StatementWarning[] } {
  const drafts: DraftRow[] = [];
  const undated: number[] = [];
  const errors: RowError[] = [];
  for (const [index, sorted] of rows.entries()) {
    const draft = draftRow(sorted, columns, decisions, index < ROWS_WEIGHED);
    if (typeof draft === 'string') errors.push({ line: sorted.row.line, reason: draft });
    else drafts.push(draft);
    if (typeof draft !== 'string' && draft.authorizedOn === null && isUnread(sorted, columns))
      undated.push(sorted.row.line);
  }
  return { drafts: withoutLateDates(drafts), errors, warnings: unreadDates(undated) };
}

/** A second date that is none, beside a booking date that is one. */
function isUnread({ row, pending }: SortedRow, columns: TableColumns): boolean {
  return !pending && columns.has('authorizedOn') && /\d/.test(columns.text(row, 'authorizedOn'));
}

function unreadDates(lines: readonly number[]): StatementWarning[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [{ code: 'purchaseDatesUnread', values: { count: lines.length, line: first } }];
}

/** A second date that mostly lies behind the booking (a payout, an import) is no purchase date. */
function withoutLateDates(drafts: DraftRow[]): DraftRow[] {
  let [late, early] = [0, 0];
  for (const { authorizedOn, postedOn } of drafts) {
    if (authorizedOn !== null && authorizedOn > postedOn) late += 1;
    if (authorizedOn !== null && authorizedOn < postedOn) early += 1;
  }
  return late > early ? drafts.map((draft) => ({ ...draft, authorizedOn: null })) : drafts;
}

function draftRow(
  sorted: SortedRow,
  columns: TableColumns,
  decisions: TableDecisions,
  isWeighed: boolean,
): DraftRow | string {
  const { row } = sorted;
  const postedOn = readDate(sorted.posted, decisions.dateOrder);
  if (postedOn === null) return `no such date: "${columns.text(row, 'postedOn').slice(0, 40)}"`;
  const amounts = draftAmounts(sorted, columns, decisions);
  if (amounts.isFee && amounts.feeMinor === 0) return 'the amount cannot be read';
  return {
    row,
    postedOn,
    authorizedOn: sorted.authorized && readDate(sorted.authorized, decisions.dateOrder),
    ...amounts,
    direction: columns.has('direction') ? readDirection(columns.text(row, 'direction')) : null,
    original: statedOriginal(row, columns, decisions, amounts.currency),
    description: columns.describe(row, 0).description,
    type: columns.text(row, 'type'),
    words: isWeighed ? columns.words(row) : '',
    externalId: decisions.idRole === null ? null : columns.text(row, decisions.idRole) || null,
    checkNumber: checkNumber(columns.text(row, 'check')),
    pending: sorted.pending,
    account: decisions.hasAccounts ? accountNumber(columns.text(row, 'account')) : '',
    accountType: columns.text(row, 'accountType'),
  };
}

/** The amounts of a row in its currency; `isFee` where a fee is all it states. */
function draftAmounts(sorted: SortedRow, columns: TableColumns, decisions: TableDecisions) {
  const { row } = sorted;
  const cell = columns.column(row, 'amount');
  const scanned = cell && scanAmount(row.cells[cell.index] ?? '');
  const currency = currencyOf(sorted, columns, decisions, cell?.currency ?? null);
  const read = (role: ColumnRole): number | null => {
    const text = columns.text(row, role);
    return text === '' ? null : decisions.amounts.read(text, currency);
  };
  const isCreditAlone = scanned !== null && !columns.has('debit');
  const debitMinor = columns.has('debit') ? read('debit') : null;
  const creditMinor = columns.has('credit') && !isCreditAlone ? read('credit') : null;
  const amountMinor = scanned && decisions.amounts.readScanned(scanned, currency);
  return {
    amountMinor: amountMinor ?? 0,
    writtenSign: writtenSign(scanned),
    debitMinor,
    creditMinor,
    balanceMinor: read('balance'),
    balanceBeforeMinor: read('balanceBefore'),
    currency,
    feeMinor: Math.abs(read('fee') ?? 0),
    isFee: amountMinor === null && debitMinor === null && creditMinor === null,
  };
}

function writtenSign(scanned: ScannedAmount | null): DraftRow['writtenSign'] {
  if (!scanned?.hasSign) return 0;
  return scanned.isNegative ? -1 : 1;
}

/** An IBAN set in groups is the same account as one set solid. */
function accountNumber(text: string): string {
  return /^[A-Z]{2}\d{2}(?: [A-Z0-9]{1,4})+$/.test(text) ? text.replaceAll(' ', '') : text;
}

function checkNumber(text: string): string | null {
  return /^#?\d[\d-]*$/.test(text) && !/^[0-]+$/.test(text) ? text : null;
}

/** The row's own currency column, else the amount's sign or header, else the table's. */
function currencyOf(
  { row }: SortedRow,
  columns: TableColumns,
  decisions: TableDecisions,
  headerCurrency: CurrencyCode | null,
): CurrencyCode | null {
  const stated = currencyWord(columns.text(row, 'currency'));
  if (stated && !(decisions.baseCurrency && isOfOriginal(row, columns))) return stated;
  if (stated) return decisions.baseCurrency;
  for (const role of ['amount', 'debit', 'credit'] as const) {
    const cell = columns.column(row, role);
    const own = cell === null ? null : (scanAmount(row.cells[cell.index] ?? '')?.currency ?? cell.currency);
    if (own) return own;
  }
  return headerCurrency ?? decisions.currency;
}
