import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { balanceLabel, type ClassifiedTable, classifyRows } from './classify-rows.ts';
import type { Layout } from './find-layout.ts';
import type { TableRow } from './parse-table.ts';
import { hasCardHeader, isOpeningText, type LabeledAmount, readAccountContext } from './preamble.ts';
import { isDataRow } from './read-headerless.ts';
import { readDirection } from './row-keywords.ts';
import type { TableColumns } from './table-columns.ts';

/** Reads the sections of a table in sequence. */
export function readSections(
  layout: Layout,
  preamble: readonly TableRow[],
  columns: TableColumns,
): ClassifiedSection[] {
  return splitSections(layout, preamble).map((section) => readSection(section, columns));
}

/** A part of a table about one account. */
interface Section {
  /** Lines before the table: account number, balances. */
  readonly preamble: readonly TableRow[];
  readonly rows: readonly TableRow[];
}

/** A repeated header with an account heading above it starts another account. */
function splitSections(layout: Layout, preamble: readonly TableRow[]): Section[] {
  const sections: { preamble: readonly TableRow[]; rows: TableRow[] }[] = [{ preamble, rows: [] }];
  if (layout.headerRow === -1) return [{ preamble, rows: layout.rows }];
  for (const row of layout.rows) {
    const current = sections.at(-1);
    if (!current) break;
    if (!layout.columns.every(({ written }, index) => written === (row.cells[index] ?? ''))) {
      current.rows.push(row);
      continue;
    }
    const last = current.rows.findLastIndex(({ cells }) => isDataRow(cells));
    const heading = current.rows.slice(last + 1);
    if (readAccountContext(heading).accountId === null) continue;
    current.rows.length = last + 1;
    sections.push({ preamble: heading, rows: [] });
  }
  return sections;
}

/** A section with classified rows and its account context. */
export interface ClassifiedSection {
  readonly classified: ClassifiedTable;
  readonly accountContext: ReturnType<typeof readAccountContext>;
}

function readSection(section: Section, columns: TableColumns): ClassifiedSection {
  const classified = classifyRows(section.rows, columns, section.preamble.at(-1));
  const accountContext = readAccountContext([...section.preamble, ...classified.balanceRows]);
  const closing =
    carriedBalance(classified.balanceRows, columns) ??
    accountContext.closing ??
    footerBalance(classified.balanceRows, columns);
  const isCard = accountContext.isCard || hasCardHeader(columns.headers);
  return { classified, accountContext: { ...accountContext, closing, isCard } };
}

/** The balance stated in the amount column of the table's last dated row. */
function carriedBalance(rows: readonly TableRow[], columns: TableColumns): LabeledAmount | null {
  const carried = rows.filter(
    (row) =>
      scanDate(columns.text(row, 'postedOn')) !== null &&
      CARRIED.test((balanceLabel(row, columns) ?? '').replaceAll(' ', '')) &&
      scanAmount(columns.text(row, 'amount')) !== null,
  );
  const row = carried.findLast((own) => !isOpeningText(balanceLabel(own, columns) ?? ''));
  if (!row) return null;
  const text = columns.text(row, 'amount');
  const isOwed = columns.has('direction') && readDirection(columns.text(row, 'direction')) === -1;
  return { text: isOwed ? `-${text}` : text, dateText: columns.text(row, 'postedOn') };
}

/** A balance, not a turnover. */
const CARRIED = /balanc|saldo|atlik|likut|solde|stand|vortrag|forward|bertrag/i;

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
