import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { RowError } from '../statement-file.ts';
import { readDate } from '../values/date-text.ts';
import { type ClassifiedRow, rowError, rowWarning } from './classify-rows.ts';
import { amountProblem, draftAmounts } from './draft-amounts.ts';
import type { DraftRow } from './draft-row.ts';
import { findOriginalAmount } from './original-amount.ts';
import { readDirection, readNeutralDirection } from './row-keywords.ts';
import { ROWS_WEIGHED } from './signs/sign-evidence.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableDecisions } from './table-decisions.ts';

/** Reads classified rows as values. A row that fails becomes an error and reading continues. */
export function draftRows(
  rows: readonly ClassifiedRow[],
  columns: TableColumns,
  decisions: TableDecisions,
): { readonly drafts: DraftRow[]; readonly errors: RowError[]; readonly warnings: StatementWarning[] } {
  const drafts: DraftRow[] = [];
  const undated: ClassifiedRow[] = [];
  const errors: RowError[] = [];
  for (const [index, classified] of rows.entries()) {
    const draft = draftRow(classified, columns, decisions, index < ROWS_WEIGHED);
    if (typeof draft === 'string') errors.push(rowError(classified.row, draft));
    else drafts.push(draft);
    if (typeof draft !== 'string' && draft.authorizedOn === null && isUnread(classified, columns))
      undated.push(classified);
  }
  return { drafts: withoutLateDates(drafts), errors, warnings: unreadDates(undated) };
}

/** True when the second date is unreadable but the posting date is valid. */
function isUnread({ row, pending }: ClassifiedRow, columns: TableColumns): boolean {
  return !pending && columns.has('authorizedOn') && /\d/.test(columns.text(row, 'authorizedOn'));
}

function unreadDates(rows: readonly ClassifiedRow[]): StatementWarning[] {
  const [first] = rows;
  if (first === undefined) return [];
  const values = { count: rows.length, line: first.row.line };
  return [rowWarning(first.row, { code: 'purchaseDatesUnread', values })];
}

/** A second date that is mostly after the posting date (a payout, an import) is not a purchase date. */
function withoutLateDates(drafts: DraftRow[]): DraftRow[] {
  let [late, early] = [0, 0];
  for (const { authorizedOn, postedOn } of drafts) {
    if (authorizedOn !== null && authorizedOn > postedOn) late += 1;
    if (authorizedOn !== null && authorizedOn < postedOn) early += 1;
  }
  return late > early ? drafts.map((draft) => ({ ...draft, authorizedOn: null })) : drafts;
}

function draftRow(
  classified: ClassifiedRow,
  columns: TableColumns,
  decisions: TableDecisions,
  isWeighed: boolean,
): DraftRow | UserMessage {
  const { row } = classified;
  const postedOn = readDate(classified.posted, decisions.dateOrder);
  if (postedOn === null) return userMessage('noSuchDate', columns.text(row, 'postedOn').slice(0, 40));
  const amounts = draftAmounts(classified, columns, decisions);
  if (amounts.isFee && amounts.feeMinor === 0) return amountProblem(row, columns);
  const { description } = columns.describe(row, 0);
  return {
    row,
    postedOn,
    authorizedOn: classified.authorized && readDate(classified.authorized, decisions.dateOrder),
    ...amounts,
    direction: columns.has('direction') ? directionOf(row, columns) : null,
    original: findOriginalAmount(row, columns, decisions, amounts.currency),
    description,
    type: columns.text(row, 'type'),
    words: isWeighed ? columns.words(row) : '',
    externalId: decisions.idRole === null ? null : columns.text(row, decisions.idRole) || null,
    checkNumber: checkNumber(columns.text(row, 'check')) ?? (CHECK.exec(description)?.[1] || null),
    pending: classified.pending,
    account: decisions.hasAccounts ? accountNumber(accountText(row, columns)) : '',
    accountType: columns.text(row, 'accountType'),
  };
}

/** A description that is only a check number. */
const CHECK = /^(?:check|cheque) (?:# ?|no\.? |number )?(\d{3,6})$/i;

function directionOf(row: ClassifiedRow['row'], columns: TableColumns): 1 | -1 | null {
  const mark = columns.text(row, 'direction');
  return readDirection(mark) ?? readNeutralDirection(mark, columns.words(row));
}

/** The account of a row, with the code of its part if that has its own column. */
function accountText(row: ClassifiedRow['row'], columns: TableColumns): string {
  const [only, ...others] = columns.all('account');
  if (!only || others.length === 0) return columns.text(row, 'account');
  return [only, ...others]
    .map(({ index }) => row.cells[index] ?? '')
    .join(' ')
    .trim();
}

/** An IBAN in groups is the same account as one without blanks. */
function accountNumber(text: string): string {
  return /^[A-Z]{2}\d{2}(?: [A-Z0-9]{1,4})+$/.test(text) ? text.replaceAll(' ', '') : text;
}

function checkNumber(text: string): string | null {
  return /^#?\d[\d-]*$/.test(text) && !/^[0-]+$/.test(text) ? text : null;
}
