import { findTableHeader, type TableHeader } from '../csv/column-mapping.ts';
import { isCurrencyCode, readHeader } from '../csv/header-role.ts';
import { firstLines, parseTable, SHEET_START } from '../csv/parse-table.ts';
import { readAccountContext } from '../csv/preamble.ts';
import { isDataRow } from '../csv/read-headerless.ts';
import { scanAmount } from '../values/amount-text.ts';
import type { SheetTable } from './sheet-text.ts';

/** Number of rows of a sheet that must include the column names. */
const HEAD_ROWS = 200;
/** A cover sheet is short, so that the table's header is still found below it. */
const COVER_ROWS_MAX = 30;

/**
 * Joins the sheets of a workbook as one text in which the line numbers of each sheet are its row numbers. Next to a
 * sheet with column names, others are left out, except a cover sheet before it that states an account; so are balances
 * of days next to transactions. The only currency of the number formats is stated above the tables if nothing else
 * names one.
 */
export function joinSheets(sheets: readonly SheetTable[]): string {
  const first = sheets.findIndex(({ text }) => hasHeader(text));
  if (first === -1) return join(sheets);
  const covers = sheets.slice(0, first).filter(({ text }) => isCover(text));
  const headed = sheets.slice(first).filter(({ text }) => hasHeader(text));
  const listed = headed.filter(({ text }) => !listsBalances(text));
  const tables = listed.length > 0 ? listed : headed;
  const included = [...covers, ...tables];
  const [currency, ...others] = new Set(tables.flatMap(({ currencies }) => [...currencies]));
  const isStated =
    currency === undefined || others.length > 0 || included.some(({ text }) => statesCurrency(text));
  return isStated ? join(included) : `Currency\t${currency}\n${join(included, true)}`;
}

/** Several sheets start with their names; a lone one only needs a start below another line. */
function join(sheets: readonly SheetTable[], isBelow = false): string {
  const [only] = sheets;
  if (only && sheets.length === 1) return isBelow ? `${SHEET_START}\n${only.text}` : only.text;
  return sheets.map(({ name, text }) => `${SHEET_START}${name}\n${text}`).join('\n');
}

function hasHeader(text: string): boolean {
  return (headerOf(text)?.headerRow ?? -1) !== -1;
}

function headerOf(text: string): TableHeader | null {
  return findTableHeader(parseTable(firstLines(text, HEAD_ROWS), HEAD_ROWS));
}

/** True for column names with a balance and no amount: the balances of days, not transactions. */
function listsBalances(text: string): boolean {
  const roles = (headerOf(text)?.headers ?? []).map((name) => readHeader(name).roles);
  return (
    roles.some(([likeliest]) => likeliest === 'balance') &&
    !roles.some((each) => each.includes('amount') || each.includes('debit') || each.includes('credit'))
  );
}

/** Labels with an account number or a currency among them, and no transactions. */
function isCover(text: string): boolean {
  const { rows } = parseTable(text, COVER_ROWS_MAX + 1);
  if (rows.length > COVER_ROWS_MAX || rows.some(({ cells }) => isDataRow(cells))) return false;
  const { accountId, currency } = readAccountContext(rows);
  return accountId !== null || currency !== null;
}

/** True when the first rows name a currency, in a column name, alone or beside an amount. */
function statesCurrency(text: string): boolean {
  return firstLines(text, HEAD_ROWS)
    .split(/[\t\n]/)
    .some(
      (cell) =>
        isCurrencyCode(cell) || readHeader(cell).currency !== null || Boolean(scanAmount(cell)?.currency),
    );
}
