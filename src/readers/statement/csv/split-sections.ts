import { accountTypeOf } from '../account-type.ts';
import type { Layout } from './find-layout.ts';
import type { TableRow } from './parse-table.ts';
import { readAccountContext } from './preamble.ts';
import { isDataRow } from './read-headerless.ts';
import { isBalanceText } from './row-keywords.ts';
import { firstText } from './split-ledger.ts';

/** A part of a table about one account. */
export interface Section {
  /** Lines before the table: account number, balances. */
  readonly preamble: readonly TableRow[];
  readonly rows: readonly TableRow[];
  /** The name of the account, if it is one of several; otherwise ''. */
  readonly name: string;
}

/** A repeated header starts another account if the lines above it name one. */
export function splitSections(layout: Layout, preamble: readonly TableRow[]): Section[] {
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
