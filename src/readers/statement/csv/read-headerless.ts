import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { type ColumnFacts, factsOf } from './column-facts.ts';
import type { Roles } from './column-role.ts';
import { findAccountColumn } from './find-account-column.ts';
import { isCurrencyCode } from './header-role.ts';
import { assignNumbers } from './number-columns.ts';
import type { TableRow } from './parse-table.ts';
import { inferRolesFromContent, longestText } from './roles/infer-roles.ts';
import { findPostingDateColumn } from './roles/posting-date-column.ts';

/** Roles of a table without a header, inferred from its rows, and its first row. */
export interface HeaderlessTable {
  readonly firstRow: number;
  readonly roles: Roles;
}

const HEADER_ROWS_MAX = 60;
const SAMPLE_ROWS = 500;

/** Finds the rows and roles of a table without a header; null when no row has a date and an amount. */
export function readHeaderless(rows: readonly TableRow[]): HeaderlessTable | null {
  const firstRow = findFirstRow(rows);
  if (firstRow === -1) return null;
  const sample = rows.slice(firstRow, firstRow + SAMPLE_ROWS).filter((row) => isDataRow(row.cells));
  const width = Math.max(...sample.map((row) => row.cells.length));
  const facts = factsOf(sample, width);
  const roles: Roles = Array.from({ length: width }, () => null);
  const dates = facts.flatMap((fact, index) => (fact.isDates ? [index] : []));
  if (dates[0] === undefined) return null;
  const booked = findPostingDateColumn(dates, facts);
  for (const index of dates) roles[index] = index === booked ? 'postedOn' : 'valueOn';
  const numbers = facts.flatMap((fact, index) => (fact.isAmounts && !dates.includes(index) ? [index] : []));
  const iban = facts.findIndex((fact) => fact.isOwnIban);
  if (iban !== -1) roles[iban] = 'account';
  assignNumbers(roles, numbers, facts, sample);
  facts.forEach((fact, index) => {
    if (roles[index] == null && fact.isCurrency) roles[index] = 'currency';
    if (roles[index] == null && fact.isStatus) roles[index] = 'status';
  });
  findAccountColumn(roles, facts, sample);
  findCounterparty(roles, facts);
  inferRolesFromContent(roles, [], facts);
  const second = longestText(facts, (index) => roles[index] == null);
  if (second !== -1) roles[second] = 'memo';
  return { firstRow, roles };
}

/** The text column after the counterparty's account numbers holds its name. */
function findCounterparty(roles: Roles, facts: readonly ColumnFacts[]): void {
  const account = facts.findIndex(
    (fact, index) => roles[index] == null && fact.ibans > 0 && fact.ibans >= fact.filled * 0.8,
  );
  const name = facts[account + 1];
  if (account === -1 || !name || roles[account + 1] != null || name.texts < name.rows / 2) return;
  roles[account] = 'counterAccount';
  if (name.ibans === 0 && name.distinct.size > 1) roles[account + 1] = 'payee';
}

/**
 * The first row with a date and an amount, except a heading whose date format differs from all rows below, or that
 * alone states the account and its currency.
 */
function findFirstRow(rows: readonly TableRow[]): number {
  const [first = -1, second, third] = rows
    .slice(0, HEADER_ROWS_MAX)
    .flatMap(({ cells }, index) => (isDataRow(cells) ? [index] : []));
  const shape = (index: number | undefined): string =>
    (rows[index ?? -1]?.cells.find((cell) => scanDate(cell) !== null) ?? '').replace(/\d/g, '9');
  if (second === undefined || third === undefined) return first;
  const isDatedApart =
    /^9{4}-/.test(shape(first)) && shape(second) === shape(third) && shape(first) !== shape(second);
  return isDatedApart || isAccountLine(rows[first], rows.slice(second)) ? second : first;
}

/** A long account number, and the currency where no other row states one. */
function isAccountLine(row: TableRow | undefined, others: readonly TableRow[]): boolean {
  const code = row?.cells.findIndex(isCurrencyCode) ?? -1;
  const isNumbered = row?.cells.some(
    (cell) => /^[A-Z\d ]+$/.test(cell) && /^\D*\d{16}/.test(cell.replaceAll(' ', '')),
  );
  return code !== -1 && isNumbered === true && !others.some(({ cells }) => isCurrencyCode(cells[code] ?? ''));
}

/** True for a row with a date and an amount. */
export function isDataRow(cells: readonly string[]): boolean {
  let isDated = false;
  let isMoney = false;
  for (const cell of cells) {
    if (cell === '') continue;
    if (scanDate(cell) !== null) isDated = true;
    else if (scanAmount(cell) !== null) isMoney = true;
  }
  return isDated && isMoney;
}
