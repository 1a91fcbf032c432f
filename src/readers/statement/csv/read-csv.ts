import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { mergeAccounts } from '../account-notes.ts';
import { MAX_ROWS, type ReadOptions, refusal, type StatementContent } from '../statement-file.ts';
import { buildAccounts } from './build-accounts.ts';
import { mappedLayout } from './column-mapping.ts';
import { draftRows } from './draft-rows.ts';
import { findLayout, type Layout } from './find-layout.ts';
import { firstLines, parseTable, type Table } from './parse-table.ts';
import { joinSections, readSections, type SortedSection } from './read-sections.ts';
import { type FeeHabits, settleSigns } from './settle-signs.ts';
import { TableColumns } from './table-columns.ts';
import { decideTable } from './table-decisions.ts';

const COLUMNS_MAX = 500;
/** A file whose first lines hold no table is refused before the rest is cut up. */
const HEAD_LINES = 200;

/**
 * Reads a delimited table of transactions as banks export it: any of four delimiters, text before and after the
 * table, headers in many languages or none, one signed column or two, any decimal mark and order of dates,
 * several accounts by a column or under repeated headers.
 */
export function readCsv(text: string, options: ReadOptions): StatementContent {
  const head = parseTable(firstLines(text, HEAD_LINES), HEAD_LINES);
  if (head.rows.some((row) => row.cells.length > COLUMNS_MAX))
    return refusal(`a row has more than ${COLUMNS_MAX} columns: not a bank statement`);
  const layOut = (table: Table): Layout | null =>
    (options.columns ? mappedLayout(table, options.columns) : null) ?? findLayout(table, options.fileName);
  if (!layOut(head)) return refusal('no table with dates and amounts was found');
  const table = parseTable(text, MAX_ROWS + 2_000);
  const layout = layOut(table);
  if (!layout) return refusal('no table with dates and amounts was found');
  const columns = new TableColumns(layout);
  const preamble = table.rows.slice(0, layout.headerRow === -1 ? layout.firstRow : layout.headerRow);
  const sections = readSections(layout, preamble, columns);
  const sorted = sections.map((section) => section.sorted);
  const count = sorted.reduce((sum, own) => sum + own.rows.length, 0);
  if (count > MAX_ROWS) return refusal(`the file has more than ${MAX_ROWS} transactions`);
  if (count === 0 && layout.headerRow === -1) return refusal('no transactions were found');
  return buildStatement(sections, columns, table.delimiter, options);
}

function buildStatement(
  sections: readonly SortedSection[],
  columns: TableColumns,
  delimiter: string,
  options: ReadOptions,
): StatementContent {
  const all = joinSections(sections);
  const stated =
    sections.map(({ surroundings }) => surroundings.currency).find((own) => own !== null) ?? null;
  const decisions = decideTable(all, columns, delimiter, stated, options);
  const warnings: StatementWarning[] = [];
  if (!decisions.isOrderProven && all.rows.length > 0)
    warnings.push({ code: 'dateOrderGuessed', values: { order: decisions.dateOrder } });
  if (all.voided > 0) warnings.push({ code: 'declinedOmitted', values: { count: all.voided } });
  if (all.rows.length === 0) warnings.push({ code: 'noTransactions', values: {} });
  const errors = [...all.errors];
  const accounts = sections.flatMap(({ sorted, surroundings }) => {
    const own = { ...decisions, currency: surroundings.currency ?? decisions.currency };
    const drafted = draftRows(sorted.rows, columns, own);
    const signs = settleSigns(drafted.drafts, surroundings.isCard, feeHabits(columns));
    const built = buildAccounts(drafted.drafts, signs, surroundings, own, columns, options);
    errors.push(...drafted.errors);
    warnings.push(...drafted.warnings, ...signs.warnings, ...built.warnings);
    return built.accounts;
  });
  const rounded = decisions.amounts.roundedCount;
  if (rounded > 0) warnings.push({ code: 'amountsRounded', values: { count: rounded } });
  errors.sort((a, b) => a.line - b.line);
  return { accounts: mergeAccounts(accounts), errors, warnings: distinct(warnings) };
}

/** A shop's takings are what is left of gross sales after fees; an amount `(after fees)` is without them. */
function feeHabits(columns: TableColumns): FeeHabits {
  const has = (pattern: RegExp): boolean => columns.headers.some((header) => pattern.test(header));
  const isBeforeFees = columns.all('amount').some(({ header }) => /\bafter fees?\b/i.test(header));
  const hasSalesHeader =
    columns.has('fee') &&
    ((has(/\bgross\b|\bbrutto\b|^amount$/i) && has(/\bnet\b|\bnetto\b/i)) || has(/^payout$/i));
  return { hasSalesHeader, isBeforeFees };
}

/** Sections of one table may each give the same warning. */
function distinct(warnings: readonly StatementWarning[]): StatementWarning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
