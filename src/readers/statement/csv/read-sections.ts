import type { CurrencyCode } from '#domain/money/money.ts';
import { scanAmount } from '../values/amount-text.ts';
import { decideDateOrder, readDate, scanDate } from '../values/date-text.ts';
import { accountTypeOf } from './account-type.ts';
import { balanceLabel, type ClassifiedTable, classifyRows } from './classify-rows.ts';
import { findNamedDollars } from './currency/dollar-currency.ts';
import type { Layout } from './find-layout.ts';
import type { TableRow } from './parse-table.ts';
import {
  hasCardHeader,
  hasSecurities,
  isAvailableText,
  isOpeningText,
  type LabeledAmount,
  readAccountContext,
} from './preamble.ts';
import { isDataRow } from './read-headerless.ts';
import { isBalanceText, readDirection } from './row-keywords.ts';
import { firstText, isAlone, isOpening, splitLedger } from './split-ledger.ts';
import type { TableColumns } from './table-columns.ts';

/** Reads the sections of a table in sequence. */
export function readSections(
  layout: Layout,
  preamble: readonly TableRow[],
  columns: TableColumns,
): ClassifiedSections {
  const ledger = splitLedger(layout.rows, preamble, columns);
  const sections = ledger?.accounts ?? splitSections(layout, preamble);
  return {
    sections: sections.map((section) => readSection(section, columns)),
    omitted: ledger?.omitted ?? 0,
  };
}

/** A part of a table about one account. */
interface Section {
  /** Lines before the table: account number, balances. */
  readonly preamble: readonly TableRow[];
  readonly rows: readonly TableRow[];
  /** The name of the account, if it is one of several; otherwise ''. */
  readonly name: string;
}

/** A repeated header starts another account if the lines above it name one. */
function splitSections(layout: Layout, preamble: readonly TableRow[]): Section[] {
  const sections: { preamble: readonly TableRow[]; rows: TableRow[]; name: string }[] = [
    { preamble, rows: [], name: accountName(preamble, layout.rows[0]) },
  ];
  if (layout.headerRow === -1) return [{ preamble, rows: layout.rows, name: '' }];
  for (const row of layout.rows) {
    const current = sections.at(-1);
    if (!current) break;
    if (!layout.columns.every(({ written }, index) => written === (row.cells[index] ?? ''))) {
      current.rows.push(row);
      continue;
    }
    const last = current.rows.findLastIndex(({ cells }) => isDataRow(cells));
    const heading = current.rows.slice(last + 1);
    const name = accountName(heading, row);
    const isOther = name !== '' && current.name !== '' && name !== current.name;
    const start = isOther ? headingStart(heading, row) : accountStart(heading, preamble);
    if (start === -1) continue;
    current.rows.length = last + 1 + start;
    sections.push({ preamble: heading.slice(start), rows: [], name });
  }
  const names = sections.map((section) => section.name || nameOfBalance(section.preamble));
  const areNamed = new Set(names).size > 1 && !names.includes('');
  return sections.map((section, index) => ({ ...section, name: areNamed ? (names[index] ?? '') : '' }));
}

/** The name of the account below these lines: by its label, or by the name of the sheet; otherwise ''. */
function accountName(lines: readonly TableRow[], header: TableRow | undefined): string {
  const sheet = header?.sheet ?? '';
  return readAccountContext(lines).accountName ?? (accountTypeOf(sheet) === null ? '' : sheet);
}

/** The first of the lines that belong to the sheet of the header. */
function headingStart(heading: readonly TableRow[], header: TableRow): number {
  const start = heading.findIndex(({ sheet }) => sheet === header.sheet);
  return start === -1 ? heading.length : start;
}

function nameOfBalance(lines: readonly TableRow[]): string {
  return firstText(lines[nameAboveBalance(lines)]);
}

/**
 * The first of the lines that name another account, or -1: by its number, or by a name above its balance, as the lines
 * of the first account do.
 */
function accountStart(heading: readonly TableRow[], first: readonly TableRow[]): number {
  if (readAccountContext(heading).accountId !== null) return 0;
  const [at, firstAt] = [nameAboveBalance(heading), nameAboveBalance(first)];
  if (at === -1 || firstAt === -1) return -1;
  const isAlike = firstText(heading[at + 1]) === firstText(first[firstAt + 1]);
  return isAlike && firstText(heading[at]) !== firstText(first[firstAt]) ? at : -1;
}

/** The line above the first closing balance, if it is a text; otherwise -1. */
function nameAboveBalance(rows: readonly TableRow[]): number {
  const at = rows.findIndex((row) => readAccountContext([row]).closing !== null) - 1;
  const name = firstText(rows[at]);
  return name === '' || isBalanceText(name) || !/\p{L}{3}/u.test(name) ? -1 : at;
}

/** A section with classified rows and its account context. */
export interface ClassifiedSection {
  readonly classified: ClassifiedTable;
  readonly accountContext: ReturnType<typeof readAccountContext>;
  /** The only currency written `$` that the lines around the table name. */
  readonly dollars: CurrencyCode | null;
  /** The text alone in a row above an opening balance: `Cash on Hand`. */
  readonly heading: string | null;
}

export interface ClassifiedSections {
  readonly sections: readonly ClassifiedSection[];
  /** Number of rows of accounts that hold no money, or that repeat those of the bank accounts. */
  readonly omitted: number;
}

function readSection(section: Section, columns: TableColumns): ClassifiedSection {
  const classified = classifyRows(section.rows, columns, section.preamble.at(-1));
  const accountContext = readAccountContext([...section.preamble, ...classified.balanceRows]);
  const closing =
    carriedBalance(classified, columns) ??
    readAccountContext(classified.balanceRows).closing ??
    accountContext.closing ??
    footerBalance(classified.balanceRows, columns);
  const isCard = accountContext.isCard || hasCardHeader(columns.headers);
  const accountType = accountContext.accountType ?? (hasSecurities(columns.headers) ? 'investment' : null);
  const accountId = accountContext.accountId ?? (section.name || null);
  const dollars = findNamedDollars([...section.preamble, ...classified.balanceRows]);
  const heading = headingOf(section.rows);
  return {
    classified,
    accountContext: { ...accountContext, accountId, accountType, closing, isCard },
    dollars,
    heading,
  };
}

function headingOf(rows: readonly TableRow[]): string | null {
  const row = rows
    .slice(0, HEADING_ROWS_MAX)
    .find((each, index) => isAlone(each) && isOpening(rows[index + 1]));
  return row ? firstText(row) : null;
}

const HEADING_ROWS_MAX = 3;

/**
 * The balance stated in the table's newest dated row without a transaction; of several on one day, the last, and a
 * booked one rather than one with an overdraft limit.
 */
function carriedBalance({ rows, balanceRows }: ClassifiedTable, columns: TableColumns): LabeledAmount | null {
  const stated = balanceRows.flatMap((row) => {
    const label = (balanceLabel(row, columns) ?? columns.describe(row, 0).description) || firstText(row);
    if (!CARRIED.test(label.replaceAll(' ', '')) || isOpeningText(label)) return [];
    const date = scanDate(columns.text(row, 'postedOn')) ?? scanDate(DATE_AT_END.exec(label)?.[0] ?? '');
    const amounts = STATED_IN.filter((each) => scanAmount(columns.text(row, each)) !== null);
    const role = amounts.find((each) => /[1-9]/.test(columns.text(row, each))) ?? amounts[0];
    return date !== null && role !== undefined ? [{ row, label, date, role }] : [];
  });
  const booked = stated.filter(({ label }) => !isAvailableText(label));
  const carried = booked.length > 0 ? booked : stated;
  const dates = [...carried.map(({ date }) => date), ...rows.map(({ posted }) => posted)];
  const { order } = decideDateOrder(dates, 'dmy');
  const newest = carried.map(({ date }) => readDate(date, order) ?? '').reduce(latest, '');
  const found = carried.findLast(({ date }) => (readDate(date, order) ?? '') === newest);
  if (!found) return null;
  const text = columns.text(found.row, found.role);
  const isOwed =
    found.role === 'debit' ||
    (columns.has('direction') && readDirection(columns.text(found.row, 'direction')) === -1);
  const isUnsigned = scanAmount(text)?.hasSign === false;
  return { text: isOwed && isUnsigned ? `-${text}` : text, dateText: columns.text(found.row, 'postedOn') };
}

/** `BALANCE 1/31/2026`. */
const DATE_AT_END = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
/** Columns that may state a balance, the likeliest first. */
const STATED_IN = ['amount', 'balance', 'credit', 'debit'] as const;

function latest(a: string, b: string): string {
  return a > b ? a : b;
}

/** A balance, not a turnover. */
const CARRIED =
  /balanc|saldo|atlik|likut|solde|stand|vortrag|forward|bertrag|z[uů]statek|zostatok|bakiye|egyenleg/i;

/** The balance column of a row below the table that states nothing else. */
function footerBalance(rows: readonly TableRow[], columns: TableColumns): LabeledAmount | null {
  const foot = rows.findLast(
    (row) => columns.text(row, 'postedOn') === '' && scanAmount(columns.text(row, 'balance')) !== null,
  );
  return foot ? { text: columns.text(foot, 'balance'), dateText: null } : null;
}

/** Joins all sections into one table. */
export function joinSections(sections: readonly ClassifiedSection[]): ClassifiedTable {
  const tables = sections.map(({ classified }) => classified);
  const [only] = tables;
  if (only && tables.length === 1) return only;
  return {
    rows: tables.flatMap(({ rows }) => rows),
    balanceRows: tables.flatMap(({ balanceRows }) => balanceRows),
    errors: tables.flatMap(({ errors }) => errors),
    voided: tables.reduce((sum, { voided }) => sum + voided, 0),
  };
}
