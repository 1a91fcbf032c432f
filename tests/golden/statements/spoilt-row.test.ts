import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTableHeader } from '#readers/statement/csv/column-mapping.ts';
import { parseTable, type TableRow } from '#readers/statement/csv/parse-table.ts';
import { readStatementFile } from '#readers/statement/read-statement-file.ts';
import { decodeText } from '#readers/statement/text/decode-text.ts';
import { scanAmount } from '#readers/statement/values/amount-text.ts';
import { scanDate } from '#readers/statement/values/date-text.ts';
import { readCases } from './case-file.ts';

const FOLDER = new URL('cases/', import.meta.url);
/** Tables in which the malformed copy is a declined payment, or leaves an amount in another column. */
const UNTOLD_MAX = 0.02;

interface OwnTable {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Index of the first transaction among them. */
  readonly first: number;
  readonly count: number;
}

const isDate = (cell: string): boolean => scanDate(cell) !== null;
const isMoney = (cell: string): boolean =>
  !isDate(cell) && /[.,]\d\d\b/.test(cell) && scanAmount(cell) !== null;
const BALANCE = /balanc|sald|sold|atlik|likut|kontostand|stand/i;
const isTransaction = ({ cells }: TableRow): boolean =>
  cells.some(isDate) && cells.some(isMoney) && !cells.some((cell) => BALANCE.test(cell));

/** Every third table of the cases that has a header, at least two rows and no problem. */
const tables = readdirSync(FOLDER)
  .flatMap((batch) => readCases(readFileSync(new URL(batch, FOLDER), 'utf8')))
  .filter((_, index) => index % 3 === 0)
  .flatMap(({ name, bytes, format, errorLines }): OwnTable[] => {
    if (format !== 'csv' || errorLines.length > 0 || bytes.includes(0)) return [];
    const table = parseTable(decodeText(bytes).text, 10_000);
    const header = findTableHeader(table)?.headerRow ?? -1;
    const first = table.rows.findIndex((row, index) => index > header && isTransaction(row));
    const rows = table.rows.map(({ cells }) => cells);
    const plain = read(name, rows);
    return header === -1 || first === -1 || plain.count < 2 || plain.errors > 0
      ? []
      : [{ name, rows, first, count: plain.count }];
  });

function read(name: string, rows: readonly (readonly string[])[]) {
  const quoted = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  const { accounts, errors } = readStatementFile(new TextEncoder().encode(`${quoted.join('\n')}\n`), {
    fileName: name,
  });
  return {
    count: accounts.reduce((sum, { transactions }) => sum + transactions.length, 0),
    errors: errors.length,
  };
}

describe('an unreadable row is reported and affects no other', () => {
  it.each([
    ['no date', isDate, ''],
    ['a date that is none', isDate, '2026-02-31'],
    ['an amount that is none', isMoney, 'twelve'],
  ] as const)('with %s', (_, isSpoilt, spoilt) => {
    const untold = tables.filter(({ name, rows, first, count }) => {
      const copy = (rows[first] ?? []).map((cell) => (isSpoilt(cell) ? spoilt : cell));
      const now = read(name, [...rows.slice(0, first + 1), copy, ...rows.slice(first + 1)]);
      return now.errors !== 1 || now.count !== count;
    });
    expect(tables.length).toBeGreaterThan(100);
    expect(untold.length / tables.length, untold.map(({ name }) => name).join(' ')).toBeLessThan(UNTOLD_MAX);
  });
});
