import { isHeader } from './find-header.ts';
import type { Table, TableRow } from './parse-table.ts';
import { readAccountContext } from './preamble.ts';
import { isDataRow } from './read-headerless.ts';
import { firstText } from './split-ledger.ts';

/**
 * Splits a file with several tables under different headers (pending first, or one per currency); a single table is
 * returned alone. Text above the first table applies to all, unless a table's own lines name another account or state
 * its balance.
 */
export function splitTables({ delimiter, rows }: Table): Table[] {
  const heads = rows.flatMap((_, at) => (isHead(rows, at) ? [at] : []));
  const tableHeads = heads.filter(
    (at, index) => index === 0 || textOf(rows[at]) !== textOf(rows[heads[index - 1] ?? 0]),
  );
  const [first = 0] = tableHeads;
  if (tableHeads.length < 2) return [{ delimiter, rows }];
  const starts = tableHeads.map((at, index) => (index === 0 ? 0 : headingStart(rows, at)));
  const shared = rows.slice(0, isLone(rows[first - 1]) ? first - 1 : first);
  return tableHeads.flatMap((at, index) => {
    const tableRows = rows.slice(starts[index], starts[index + 1]);
    if (index > 0 && listsBalances(tableRows)) return [];
    const heading = rows.slice(starts[index], at);
    const { accountId, closing } = readAccountContext(heading);
    const isApart = index === 0 || accountId !== null || closing !== null;
    return { delimiter, rows: isApart ? tableRows : [...shared, ...tableRows] };
  });
}

/** True if the name of a table and each of its rows name a balance: it lists no transactions. */
function listsBalances(rows: readonly TableRow[]): boolean {
  const data = rows.filter(({ cells }) => isDataRow(cells));
  return (
    BALANCE.test(firstText(rows[0])) && data.every(({ cells }) => cells.some((cell) => BALANCE.test(cell)))
  );
}

const BALANCE = /^(?:balances?|saldos?|saldi|soldes?|salden|kontost[aä]nde?)(?!\p{L})/iu;

/** A row that names columns, with a transaction directly below it or below its second row. */
function isHead(rows: readonly TableRow[], at: number): boolean {
  const cells = rows[at]?.cells ?? [];
  if (cells.length < 3 || cells.some((cell) => NUMBER.test(cell))) return false;
  const below = [rows[at + 1], rows[at + 2]];
  return below.some((row) => row && isDataRow(row.cells)) && isHeader(cells);
}

/** Headers have no two-digit numbers; data rows do. */
const NUMBER = /\d\d/;

/** The first of the short rows directly above a header that name the table; balances may stand between. */
function headingStart(rows: readonly TableRow[], head: number): number {
  let start = head;
  for (let at = head - 1; at > 0 && filled(rows[at]) <= 2; at -= 1) {
    if (isName(rows[at])) start = at;
    else if (start < head) break;
  }
  return start;
}

/** A row with a money amount belongs to the table above, dated or not. */
function isName(row: TableRow | undefined): boolean {
  return row !== undefined && !row.cells.some((cell) => MONEY.test(cell));
}

const MONEY = /^[-+(]\D{0,4}\d|[.,]\d\d\D{0,4}$/;

/** A single text: the name of the table below. */
function isLone(row: TableRow | undefined): boolean {
  return row !== undefined && filled(row) === 1;
}

function filled(row: TableRow | undefined): number {
  return (row?.cells ?? []).filter((cell) => cell !== '').length;
}

function textOf(row: TableRow | undefined): string {
  return (row?.cells ?? []).join('\t').trimEnd();
}
