import type { CurrencyCode } from '#domain/money/money.ts';
import { mergeAccounts } from '../account-notes.ts';
import {
  MAX_ROWS,
  type ReadOptions,
  type RowError,
  refusal,
  type StatementContent,
} from '../statement-file.ts';
import { AmountColumn } from '../values/amount-column.ts';
import { type DecidedOrder, decideDateOrder } from '../values/date-text.ts';
import { buildAccounts } from './build-accounts.ts';
import type { ColumnRole } from './column-role.ts';
import { currencyWord, draftRows, type TableDecisions } from './draft-rows.ts';
import { findLayout } from './find-layout.ts';
import { guessDateOrder } from './guess-date-order.ts';
import { parseTable, type Table, type TableRow } from './parse-table.ts';
import { readSurroundings } from './preamble.ts';
import { settleSigns } from './settle-signs.ts';
import { type SortedTable, sortRows } from './sort-rows.ts';
import { TableColumns } from './table-columns.ts';

const COLUMNS_MAX = 500;

/**
 * Reads a delimited table of transactions as banks export it: any of four delimiters, text before and after the
 * table, headers in many languages or none, one signed column or two, any decimal mark and order of dates.
 */
export function readCsv(text: string, options: ReadOptions): StatementContent {
  const table = parseTable(text, MAX_ROWS + 2_000);
  if (table.rows.some((row) => row.cells.length > COLUMNS_MAX))
    return refusal(`a row has more than ${COLUMNS_MAX} columns: not a bank statement`);
  const layout = findLayout(table.rows);
  if (!layout) return refusal('no table with dates and amounts was found');
  const columns = new TableColumns(layout);
  const preamble = table.rows.slice(0, Math.max(layout.headerRow, 0));
  const sorted = sortRows(table.rows.slice(layout.firstRow), columns);
  if (sorted.rows.length > MAX_ROWS) return refusal(`the file has more than ${MAX_ROWS} transactions`);
  if (sorted.rows.length === 0 && layout.headerRow === -1) return refusal('no transactions were found');
  return readTable(table, columns, preamble, sorted, options);
}

function readTable(
  table: Table,
  columns: TableColumns,
  preamble: readonly TableRow[],
  sorted: SortedTable,
  options: ReadOptions,
): StatementContent {
  const warnings: string[] = [];
  const surroundings = readSurroundings([...preamble, ...sorted.balanceRows]);
  const amounts = AmountColumn.decide(moneyTexts(sorted, columns), 'group');
  const order = decideOrder(sorted, columns, amounts, table, options);
  if (!order.isProven && sorted.rows.length > 0)
    warnings.push(`the dates may be read in two orders; they were read as ${ORDER_NAMES[order.order]}`);
  const decisions: TableDecisions = {
    amounts,
    dateOrder: order.order,
    currency: surroundings.currency ?? headerCurrency(columns) ?? options.currency ?? scriptCurrency(columns),
    idRole: findIdRole(sorted, columns),
    hasAccounts: isOwnAccount(sorted, columns),
  };
  const { drafts, errors } = draftRows(sorted.rows, columns, decisions);
  const signs = settleSigns(drafts, hasCardHeader(columns));
  if (sorted.voided > 0) warnings.push(`${sorted.voided} declined or cancelled rows were left out`);
  const built = buildAccounts(drafts, signs, surroundings, decisions, columns, options);
  if (amounts.roundedCount > 0)
    warnings.push(`${amounts.roundedCount} amounts have more decimals than their currency and were rounded`);
  return {
    accounts: mergeAccounts(built.accounts),
    errors: inOrder([...sorted.errors, ...errors]),
    warnings: [...warnings, ...signs.warnings, ...built.warnings],
  };
}

const ORDER_NAMES = { mdy: 'month, day, year', dmy: 'day, month, year', ymd: 'year, month, day' } as const;

function inOrder(errors: readonly RowError[]): RowError[] {
  return [...errors].sort((a, b) => a.line - b.line);
}

function* moneyTexts(sorted: SortedTable, columns: TableColumns): Generator<string> {
  for (const { row } of sorted.rows) {
    for (const role of ['amount', 'debit', 'credit', 'balance'] as const) {
      for (const column of columns.all(role)) {
        const cell = row.cells[column.index];
        if (cell) yield cell;
      }
    }
  }
}

/** The booking dates decide; where they leave it open the transaction dates help. */
function decideOrder(
  sorted: SortedTable,
  columns: TableColumns,
  amounts: AmountColumn,
  table: Table,
  options: ReadOptions,
): DecidedOrder {
  const preferred = options.dateOrder ?? guessDateOrder(columns, sorted, amounts.mark, table.delimiter);
  const posted = decideDateOrder(
    sorted.rows.map((row) => row.posted),
    preferred,
  );
  if (posted.isProven) return posted;
  const authorized = sorted.rows.flatMap((row) => (row.authorized ? [row.authorized] : []));
  if (authorized.length === 0) return posted;
  const other = decideDateOrder(authorized, preferred);
  return other.isProven && other.order !== 'ymd' ? other : posted;
}

function headerCurrency(columns: TableColumns): CurrencyCode | null {
  for (const role of ['amount', 'debit', 'credit', 'balance', 'currency'] as const) {
    for (const column of columns.all(role)) if (column.currency) return column.currency;
  }
  for (const column of columns.all('currency')) {
    const word = currencyWord(column.header);
    if (word && word === column.header) return word;
  }
  return null;
}

/** Headers in Japanese or Korean stand over amounts in whole yen or won. */
function scriptCurrency(columns: TableColumns): CurrencyCode | null {
  const headers = columns.headers.join(' ');
  if (/残高|お支払|お預|お引|入金|出金|取引日|ご利用/.test(headers)) return 'JPY';
  return /[\uac00-\ud7af]/.test(headers) ? 'KRW' : null;
}

const UNIQUE_SHARE = 0.9;

/** The identifier column, or a reference column that is filled and differs on nearly every row. */
function findIdRole(sorted: SortedTable, columns: TableColumns): ColumnRole | null {
  if (isDistinct(sorted, columns, 'id', 0.6)) return 'id';
  return isDistinct(sorted, columns, 'reference', UNIQUE_SHARE) ? 'reference' : null;
}

function isDistinct(sorted: SortedTable, columns: TableColumns, role: ColumnRole, share: number): boolean {
  if (!columns.has(role)) return false;
  const values = sorted.rows.map(({ row }) => columns.text(row, role)).filter((text) => text !== '');
  const isCode = (text: string): boolean => /^[\w./:-]{4,}$/.test(text) && /\d/.test(text);
  if (role === 'reference' && values.filter(isCode).length < sorted.rows.length * share) return false;
  return values.length > 0 && new Set(values).size >= values.length * share;
}

/** An account column is the holder's own when every row fills it and few accounts occur. */
function isOwnAccount(sorted: SortedTable, columns: TableColumns): boolean {
  if (!columns.has('account')) return false;
  const values = sorted.rows.map(({ row }) => columns.text(row, 'account'));
  if (values.includes('')) return false;
  const distinct = new Set(values).size;
  return distinct === 1 || distinct <= values.length / 2 || !columns.has('payee');
}

function hasCardHeader(columns: TableColumns): boolean {
  return columns.headers.some((header) =>
    /\bcard ?(?:member|holder|no|number|last|ending)|\bextended details\b|appears on your statement|karteninhaber|kartennummer|kreditkarte|merchant category|billing amount|billed amount/i.test(
      header,
    ),
  );
}
