import type { CurrencyCode } from '#domain/money/money.ts';
import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { assignRoles } from './assign-roles.ts';
import { factsOf } from './column-facts.ts';
import { type ColumnRole, DATE_ROLES } from './column-role.ts';
import { headerWords, readHeader } from './header-role.ts';
import { findBalance } from './number-columns.ts';
import type { Table, TableRow } from './parse-table.ts';
import { isDataRow, readHeaderless } from './read-headerless.ts';
import { repairRows } from './repair-rows.ts';
import { isFooterText } from './row-words.ts';
import { openShortDates } from './short-dates.ts';
import { openYearlessDates } from './yearless-dates.ts';

/** Where the transactions of a table begin and what its columns mean. */
export interface Layout {
  /** The rows below, those with stray delimiters mended. */
  readonly rows: readonly TableRow[];
  /** Index of the first row that may be a transaction. */
  readonly firstRow: number;
  /** Index of the header row, or -1 when the table has none. */
  readonly headerRow: number;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly index: number;
  /** Header text in words, '' without header. */
  readonly header: string;
  /** The same as the file writes it. */
  readonly written: string;
  readonly role: ColumnRole | null;
  /** Currency that the header names. */
  readonly currency: CurrencyCode | null;
}

const PREAMBLE_ROWS = 60;
const FACT_ROWS = 1_000;
/** Lines at the end in which a year may stand. */
const FOOT_ROWS = 5;

/**
 * Finds header and columns, by words where the header is known and by content elsewhere; null without a table.
 * The file's name tells the year of dates that have none when nothing in the file does.
 */
export function findLayout({ rows, delimiter }: Table, fileName = ''): Layout | null {
  return withHeader(rows, delimiter, fileName) ?? withoutHeader(rows);
}

function withHeader(rows: readonly TableRow[], delimiter: string, fileName: string): Layout | null {
  let best: { row: number; score: number } | null = null;
  for (let row = 0; row < Math.min(rows.length, PREAMBLE_ROWS); row += 1) {
    const score = headerScore(rows[row]?.cells ?? [], rows[row + 1]?.cells ?? []);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  if (!best) return null;
  const isDouble = isSecondHeader(rows[best.row + 1]?.cells ?? []);
  const firstRow = best.row + (isDouble ? 2 : 1);
  const named = joinHeaders(rows, best.row, isDouble);
  const written = trimEnd(named, rows.slice(firstRow, firstRow + FACT_ROWS));
  const header = written.map(headerWords);
  const meanings = header.map(readHeader);
  const repaired = repairRows(
    rows.slice(firstRow),
    meanings.map(({ roles }) => roles[0] ?? null),
    delimiter,
  );
  const title = { line: 0, cells: [fileName] };
  const around = [...rows.slice(0, firstRow), ...rows.slice(-FOOT_ROWS), title];
  const mended = openYearlessDates(openShortDates(repaired, meanings), meanings, header, around);
  const sample = mended.slice(0, FACT_ROWS).filter(isNoFooter);
  const facts = factsOf(sample, header.length);
  const roles = assignRoles(header, meanings, facts);
  const isNamed = meanings.some(({ roles: own }) => own.some((role) => MONEY_ROLES.has(role)));
  findBalance(roles, facts, sample, isNamed);
  const columns = roles.map((role, index) => ({
    index,
    header: header[index] ?? '',
    written: written[index] ?? '',
    role,
    currency: meanings[index]?.currency ?? null,
  }));
  return isUsable(columns) ? { firstRow, headerRow: best.row, columns, rows: mended } : null;
}

/** A row right below the header that only names columns again (`Debit`, `Credit` below `Amount`). */
function isSecondHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 && filled.every((cell) => readHeader(cell).roles.length > 0);
}

/** The header's texts; those of a second row below come before, those of a row above stand where it has none. */
function joinHeaders(rows: readonly TableRow[], at: number, isDouble: boolean): readonly string[] {
  const own = rows[at]?.cells ?? [];
  const below = isDouble ? (rows[at + 1]?.cells ?? []) : [];
  const above = rows[at - 1]?.cells ?? [];
  const isGroup = above.length === own.length && readHeaders(above) > 0;
  return own.map((cell, index) => below[index] || cell || (isGroup ? (above[index] ?? '') : ''));
}

function readHeaders(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '' && readHeader(cell).roles.length > 0).length;
}

/** Footers say nothing about what a column holds. */
function isNoFooter({ cells }: TableRow): boolean {
  return !isFooterText(cells.find((cell) => cell !== '') ?? '');
}

/** A header without the empty cells that a closing delimiter leaves; those over a filled column stay. */
function trimEnd(cells: readonly string[], rows: readonly TableRow[]): readonly string[] {
  const named = cells.findLastIndex((cell) => cell !== '') + 1;
  const isFilled = (index: number): boolean =>
    rows.filter((row) => (row.cells[index] ?? '') !== '').length > rows.length / 2;
  const further = cells.findLastIndex((_, index) => index >= named && isFilled(index)) + 1;
  return cells.slice(0, Math.max(named, further));
}

/**
 * How sure a row is a header: known texts, among them a date and an amount. With only one of the two the row
 * below must be a transaction.
 */
function headerScore(cells: readonly string[], below: readonly string[]): number {
  let known = 0;
  let values = 0;
  let isDated = false;
  let isMoney = false;
  for (const cell of cells) {
    if (cell === '') continue;
    if (scanAmount(cell) !== null || scanDate(cell) !== null) {
      values += 1;
      continue;
    }
    const { roles } = readHeader(cell);
    if (roles.length > 0) known += 1;
    isDated ||= roles.some((role) => DATE_ROLES.has(role));
    isMoney ||= roles.some((role) => MONEY_ROLES.has(role));
  }
  if (known < 2 || values > known / 2) return 0;
  if (isDated && isMoney) return known + 10;
  return (isDated || isMoney) && isDataRow(below) ? known : 0;
}

const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'originalAmount']);

function isUsable(columns: readonly Column[]): boolean {
  const has = (role: ColumnRole): boolean => columns.some((column) => column.role === role);
  return has('postedOn') && (has('amount') || has('debit') || has('credit'));
}

/** Without header, a last row with fewer cells than all others and no text states the balance. */
function withoutFoot(rows: readonly TableRow[], columns: readonly Column[]): readonly TableRow[] {
  const last = rows.at(-1);
  const text = columns.find(({ role }) => role === 'description')?.index;
  if (!last || rows.length < 3 || text === undefined || (last.cells[text] ?? '') !== '') return rows;
  const others = rows.slice(0, -1);
  return others.every(({ cells }) => cells.length > last.cells.length) ? others : rows;
}

function withoutHeader(rows: readonly TableRow[]): Layout | null {
  const found = readHeaderless(rows);
  if (!found) return null;
  const columns = found.roles.map((role, index) => ({
    index,
    header: '',
    written: '',
    role,
    currency: null,
  }));
  const { firstRow } = found;
  const own = withoutFoot(rows.slice(firstRow), columns);
  return isUsable(columns) ? { firstRow, headerRow: -1, columns, rows: own } : null;
}
