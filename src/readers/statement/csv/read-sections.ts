import type { CurrencyCode } from '#domain/money/money.ts';
import { accountTypeOf, hasCardHeader, hasSecurities } from '../account-type.ts';
import { type ClassifiedTable, classifyRows } from './classify-rows.ts';
import { findNamedDollars } from './currency/dollar-currency.ts';
import type { Layout } from './find-layout.ts';
import type { TableRow } from './parse-table.ts';
import { readAccountContext } from './preamble.ts';
import { firstText, isAlone, isOpening, splitLedger } from './split-ledger.ts';
import { type Section, splitSections } from './split-sections.ts';
import { closingBalance, footerBalance } from './stated-balance.ts';
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
    closingBalance(classified, columns) ??
    accountContext.closing ??
    footerBalance(classified.balanceRows, columns);
  const isCard = accountContext.isCard || hasCardHeader(columns.headers);
  const accountId = accountContext.accountId ?? (section.name || null);
  const typeOfSheet = accountTypeOf(section.rows[0]?.sheet ?? '');
  const typeOfColumns = hasSecurities(columns.headers) ? 'investment' : null;
  const accountType =
    accountTypeOf(accountId ?? '') ?? accountContext.accountType ?? typeOfSheet ?? typeOfColumns;
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
