import type { CurrencyCode } from '#domain/money/money.ts';
import { factsOf } from './column-facts.ts';
import { type ColumnRole, MONEY_ROLES } from './column-role.ts';
import { findHeader, hasHeader } from './find-header.ts';
import { headerWords, readHeader } from './header-role.ts';
import { normalizeRows } from './normalize-rows.ts';
import { findUnnamed } from './number-columns.ts';
import type { Table, TableRow } from './parse-table.ts';
import { readHeaderless } from './read-headerless.ts';
import { assignRoles } from './roles/assign-roles.ts';
import { isFooterText } from './row-keywords.ts';
import { expandBareDates } from './short-dates.ts';

/** The position of a table's transactions and the meaning of its columns. */
export interface Layout {
  /** The rows below, with stray delimiters repaired. */
  readonly rows: readonly TableRow[];
  /** Index of the first possible transaction row. */
  readonly firstRow: number;
  /** Index of the header row; -1 without a header. */
  readonly headerRow: number;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly index: number;
  /** Header text in words; '' without a header. */
  readonly header: string;
  /** Header text as written in the file. */
  readonly written: string;
  readonly role: ColumnRole | null;
  /** Currency named in the header. */
  readonly currency: CurrencyCode | null;
}

const FACT_ROWS = 1_000;
/**
 * Finds header and columns: by words for a known header, otherwise by content; null without a table, or if a header
 * names an amount that the rows do not contain. The file name provides the year of dates without one if nothing in the
 * file does.
 */
export function findLayout({ rows, delimiter }: Table, fileName = ''): Layout | null {
  return withHeader(rows, delimiter, fileName) ?? (hasHeader(rows) ? null : withoutHeader(rows));
}

function withHeader(rows: readonly TableRow[], delimiter: string, fileName: string): Layout | null {
  const found = findHeader(rows);
  if (!found) return null;
  const { headerRow, firstRow, written } = found;
  const header = written.map(headerWords);
  const meanings = header.map(readHeader);
  const repaired = normalizeRows({ rows, firstRow, header, meanings, delimiter, fileName });
  const sample = repaired.slice(0, FACT_ROWS).filter(isNoFooter);
  const facts = factsOf(sample, header.length);
  const roles = assignRoles(header, meanings, facts);
  const isNamed = meanings.some(({ roles }) => roles.some((role) => MONEY_ROLES.has(role)));
  findUnnamed(roles, facts, sample, isNamed);
  const columns = roles.map((role, index) => ({
    index,
    header: header[index] ?? '',
    written: written[index] ?? '',
    role,
    currency: meanings[index]?.currency ?? null,
  }));
  return isUsable(columns) ? { firstRow, headerRow, columns, rows: repaired } : null;
}

/** Footers do not describe column content. */
function isNoFooter({ cells }: TableRow): boolean {
  return !isFooterText(cells.find((cell) => cell !== '') ?? '');
}

function isUsable(columns: readonly Column[]): boolean {
  const has = (role: ColumnRole): boolean => columns.some((column) => column.role === role);
  return has('postedOn') && (has('amount') || has('debit') || has('credit'));
}

/** Without a header, a last row with fewer cells than the others and no word states the balance. */
function withoutFooter(rows: readonly TableRow[], columns: readonly Column[]): readonly TableRow[] {
  const last = rows.at(-1);
  const text = columns.find(({ role }) => role === 'description')?.index;
  if (!last || rows.length < 3 || text === undefined || last.cells.some((cell) => WORD.test(cell)))
    return rows;
  const others = rows.slice(0, -1);
  return others.every(({ cells }) => cells.length > last.cells.length) ? others : rows;
}

const WORD = /\p{L}{3}/u;

function withoutHeader(written: readonly TableRow[]): Layout | null {
  const opened = readHeaderless(written) ? written : expandBareDates(written);
  const rows = opened ?? written;
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
  const body = withoutFooter(rows.slice(firstRow), columns);
  return isUsable(columns) ? { firstRow, headerRow: -1, columns, rows: body } : null;
}
