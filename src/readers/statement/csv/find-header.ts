import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { DATE_ROLES, MONEY_ROLES } from './column-role.ts';
import { readHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { isDataRow } from './read-headerless.ts';

const PREAMBLE_ROWS = 60;
/** Rows used to determine which columns are filled. */
const FACT_ROWS = 1_000;

/** A table header of one or two rows. */
interface Header {
  readonly headerRow: number;
  readonly firstRow: number;
  /** Column texts as written in the file. */
  readonly written: readonly string[];
}

/** Finds the row that is most likely the header; null if none can be. */
export function findHeader(rows: readonly TableRow[]): Header | null {
  let best: { row: number; score: number } | null = null;
  for (let row = 0; row < Math.min(rows.length, PREAMBLE_ROWS); row += 1) {
    const score = headerScore(rows[row]?.cells ?? [], rows[row + 1]?.cells ?? []);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  if (!best) return null;
  const { row: headerRow } = best;
  const isDouble = isSecondHeader(rows[headerRow + 1]?.cells ?? []);
  const firstRow = headerRow + (isDouble ? 2 : 1);
  const named = joinHeaders(rows, headerRow, isDouble);
  return { headerRow, firstRow, written: trimEnd(named, rows.slice(firstRow, firstRow + FACT_ROWS)) };
}

/** A row directly below the header that names columns again (`Debit`, `Credit` below `Amount`). */
function isSecondHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 && filled.every((cell) => readHeader(cell).roles.length > 0);
}

/** Combines header rows: texts of a second row come first; texts of the row above fill gaps. */
function joinHeaders(rows: readonly TableRow[], at: number, isDouble: boolean): readonly string[] {
  const cells = rows[at]?.cells ?? [];
  const below = isDouble ? (rows[at + 1]?.cells ?? []) : [];
  const above = rows[at - 1]?.cells ?? [];
  const isGroup = above.length === cells.length && readHeaders(above) > 0;
  return cells.map((cell, index) => below[index] || cell || (isGroup ? (above[index] ?? '') : ''));
}

function readHeaders(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '' && readHeader(cell).roles.length > 0).length;
}

/** Removes empty header cells caused by a trailing delimiter; those above a filled column are kept. */
function trimEnd(cells: readonly string[], rows: readonly TableRow[]): readonly string[] {
  const named = cells.findLastIndex((cell) => cell !== '') + 1;
  const isFilled = (index: number): boolean =>
    rows.filter((row) => (row.cells[index] ?? '') !== '').length > rows.length / 2;
  const further = cells.findLastIndex((_, index) => index >= named && isFilled(index)) + 1;
  return cells.slice(0, Math.max(named, further));
}

/** True for a row that names a date column and an amount column. */
export function isHeader(cells: readonly string[]): boolean {
  return headerScore(cells, []) > 0;
}

/** True if one of the first rows names a date column and an amount column. */
export function hasHeader(rows: readonly TableRow[]): boolean {
  return rows.slice(0, PREAMBLE_ROWS).some(({ cells }) => isHeader(cells));
}

/**
 * Scores a row as header: known texts, including a date and an amount. With only one of the two, the row below must be
 * a transaction.
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
