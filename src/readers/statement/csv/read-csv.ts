import { userMessage } from '#domain/messages/user-message.ts';
import {
  MAX_ROWS,
  type ReadOptions,
  rejectedContent,
  type StatementContent,
  TOO_MANY_TRANSACTIONS,
} from '../statement-file.ts';
import { buildStatement } from './build-statement.ts';
import { mappedLayout } from './column-mapping.ts';
import { findLayout, type Layout } from './find-layout.ts';
import { joinTables, type ReadTable } from './join-tables.ts';
import { detectOtherTable } from './other-table.ts';
import { firstLines, parseTable, type Table } from './parse-table.ts';
import { readSections } from './read-sections.ts';
import { splitTables } from './split-tables.ts';
import { TableColumns } from './table-columns.ts';

const COLUMNS_MAX = 500;
/** A file without a table in its first lines is rejected before the rest is parsed. */
const HEAD_LINES = 200;

/**
 * Reads a delimited bank export. Supports four delimiters, text before and after the table, headers in many languages
 * or none, one signed column or two, any decimal mark and date order, and several accounts by column or under repeated
 * headers.
 */
export function readCsv(text: string, options: ReadOptions): StatementContent {
  const head = parseTable(firstLines(text, HEAD_LINES), HEAD_LINES);
  if (head.rows.some((row) => row.cells.length > COLUMNS_MAX))
    return rejectedContent(userMessage('tooManyColumns', COLUMNS_MAX));
  const layOut = (table: Table): Layout | null =>
    (options.columns ? mappedLayout(table, options.columns) : null) ?? findLayout(table, options.fileName);
  if (!layOut(head)) return rejectedContent(userMessage('noTable'));
  const table = parseTable(text, MAX_ROWS + 2_000);
  const tables = options.columns ? [table] : splitTables(table);
  return joinTables(tables.map((each) => ofSheet(each, readOne(each, layOut(each), options))));
}

/** Names the sheet of a table, also in all warnings about it, if its workbook has several. */
function ofSheet({ rows }: Table, content: StatementContent): ReadTable {
  const [sheet, ...others] = new Set(rows.flatMap((row) => row.sheet ?? []));
  if (sheet === undefined || others.length > 0) return { content, sheet: null };
  const warnings = content.warnings.map((warning) => ({ fileName: sheet, ...warning }));
  return { content: { ...content, warnings }, sheet };
}

/** Reads one table of a file. */
function readOne(table: Table, layout: Layout | null, options: ReadOptions): StatementContent {
  if (!layout) return rejectedContent(userMessage('noTable'));
  const other = options.columns ? null : detectOtherTable(layout, table.rows[layout.firstRow - 1]);
  if (other !== null) return rejectedContent(other);
  const columns = new TableColumns(layout);
  const preamble = table.rows.slice(0, layout.headerRow === -1 ? layout.firstRow : layout.headerRow);
  const read = readSections(layout, preamble, columns);
  if (read.sections.length === 0) return rejectedContent(userMessage('noTable'));
  const classified = read.sections.map((section) => section.classified);
  const count = classified.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > MAX_ROWS) return rejectedContent(TOO_MANY_TRANSACTIONS);
  if (count === 0 && layout.headerRow === -1) return rejectedContent(userMessage('noTransactionsFound'));
  return buildStatement(read, columns, table.delimiter, options);
}
