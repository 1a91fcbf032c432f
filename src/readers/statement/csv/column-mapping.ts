import type { MappableRole } from '#domain/ledger/column-roles.ts';
import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import type { Layout } from './find-layout.ts';
import { headerWords, normalizeHeader, readHeader } from './header-role.ts';
import type { Table, TableRow } from './parse-table.ts';
import { isDataRow } from './read-headerless.ts';

/** The user's mapping of table columns; unmapped columns are not read. */
export interface ColumnMapping {
  readonly columns: readonly { readonly index: number; readonly role: MappableRole }[];
}

const HEADER_ROWS_MAX = 60;

/** The header position of a table and its first transaction row. */
export interface TableHeader {
  /** -1 when no row names the columns. */
  readonly headerRow: number;
  readonly firstRow: number;
  readonly headers: readonly string[];
}

/**
 * Finds the row that names the columns, by its words or its position above the first transaction; null without rows.
 */
export function findTableHeader({ rows }: Table): TableHeader | null {
  const firstData = rows.findIndex((row, index) => index < HEADER_ROWS_MAX && isDataRow(row.cells));
  const above = firstData === -1 ? rows.findIndex(isNamed) : firstData - 1;
  const header = rows[above];
  if (header && (isNamed(header) || namesEach(header, rows[firstData])))
    return { headerRow: above, firstRow: above + 1, headers: header.cells };
  const width = rows[firstData]?.cells.length ?? 0;
  if (firstData === -1) return null;
  return { headerRow: -1, firstRow: firstData, headers: Array.from({ length: width }, () => '') };
}

/** True when each filled cell of the first transaction has a text above it, whatever the words. */
function namesEach(header: TableRow, first: TableRow | undefined): boolean {
  return (
    first !== undefined &&
    isTexts(header) &&
    first.cells.every((cell, index) => cell === '' || (header.cells[index] ?? '') !== '')
  );
}

function isTexts({ cells }: TableRow): boolean {
  return !cells.some((cell) => cell !== '' && (scanAmount(cell) !== null || scanDate(cell) !== null));
}

/** A row of texts with at least two known column names. */
function isNamed(row: TableRow): boolean {
  if (!isTexts(row)) return false;
  const texts = row.cells.filter((cell) => cell !== '');
  return texts.filter((cell) => readHeader(cell).roles.length > 0).length >= 2;
}

/**
 * Identifies a header across files of one bank: its texts without case, accents and punctuation, otherwise its width.
 */
export function fingerprintOf({ headerRow, headers }: TableHeader): string {
  return headerRow === -1
    ? `without header, ${headers.length} columns`
    : headers
        .map((header) => normalizeHeader(header))
        .join('|')
        .replace(/(?<!\|)\|+$/, '');
}

/** The layout given by a user's mapping; null when it has no date or no amount. */
export function mappedLayout(table: Table, mapping: ColumnMapping): Layout | null {
  const head = findTableHeader(table);
  if (!head) return null;
  const roles = new Map(mapping.columns.map(({ index, role }) => [index, role]));
  const mapped = new Set(roles.values());
  if (!mapped.has('postedOn') || !(mapped.has('amount') || mapped.has('debit') || mapped.has('credit')))
    return null;
  const width = Math.max(head.headers.length, ...[...roles.keys()].map((index) => index + 1));
  return {
    rows: table.rows.slice(head.firstRow),
    firstRow: head.firstRow,
    headerRow: head.headerRow,
    columns: Array.from({ length: width }, (_, index) => {
      const written = head.headers[index] ?? '';
      const header = headerWords(written);
      return {
        index,
        header,
        written,
        role: roles.get(index) ?? null,
        currency: readHeader(written).currency,
      };
    }),
  };
}
