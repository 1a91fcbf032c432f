import { AmountColumn } from '../values/amount-column.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { ColumnRole, Roles } from './column-role.ts';
import type { TableRow } from './parse-table.ts';

/** Codes of accounts are short. */
const CODE_LENGTH_MAX = 20;

/**
 * Among columns of few repeated codes without a meaning, finds the one that names the account of each row: the balances
 * follow the amounts within each code, and within the table only where the code stays the same. Next to a constant
 * account number, it names its parts.
 */
export function findAccountColumn(
  roles: Roles,
  facts: readonly ColumnFacts[],
  rows: readonly TableRow[],
): void {
  const balance = roles.indexOf('balance');
  const named = roles.indexOf('account');
  if (balance === -1 || (named !== -1 && facts[named]?.distinct.size !== 1)) return;
  const isCode = (fact: ColumnFacts, index: number): boolean =>
    roles[index] == null &&
    fact.filled === fact.rows &&
    fact.distinct.size > 1 &&
    fact.distinct.size <= fact.rows / 2 &&
    [...fact.distinct].every((text) => text.length <= CODE_LENGTH_MAX);
  const codes = facts.flatMap((fact, index) => (isCode(fact, index) ? [index] : []));
  if (codes.length === 0) return;
  const money = roles.flatMap((role, index) => (MONEY_ROLES.has(role) ? [index] : []));
  const read = readBalances(money, balance, rows);
  const found = codes.find((index) => {
    const coded = read.map((row, at) => ({ ...row, code: rows[at]?.cells[index] ?? '' }));
    return separates(coded) || separates([...coded].reverse());
  });
  if (found !== undefined) roles[found] = 'account';
}

const MONEY_ROLES: ReadonlySet<ColumnRole | null> = new Set(['amount', 'debit', 'credit']);

/** A row's absolute amount and balance. */
interface BalancedRow {
  readonly moved: number;
  readonly balance: number | null;
}

/** A row's code, absolute amount and balance. */
interface CodedRow extends BalancedRow {
  readonly code: string;
}

/** Reads the absolute amounts and the balances of rows from their columns. */
export function readBalances(
  money: readonly number[],
  balance: number,
  rows: readonly TableRow[],
): BalancedRow[] {
  const texts = rows.flatMap(({ cells }) => [...money, balance].map((index) => cells[index] ?? ''));
  const reader = AmountColumn.decide(texts, 'group');
  const read = (row: TableRow, index: number): number | null => reader.read(row.cells[index] ?? '', null);
  return rows.map((row) => ({
    moved: money.reduce((sum, index) => sum + Math.abs(read(row, index) ?? 0), 0),
    balance: read(row, balance),
  }));
}

/** True if all balances follow within each code, and none from one code to the next. */
function separates(rows: readonly CodedRow[]): boolean {
  const last = new Map<string, CodedRow>();
  let [followed, crossed] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const [previous, above] = [last.get(row.code), rows[index - 1]];
    if (previous && !follows(row, previous)) return false;
    if (previous) followed += 1;
    if (above && above.code !== row.code) {
      if (follows(row, above)) return false;
      crossed += 1;
    }
    last.set(row.code, row);
  }
  return followed > 0 && crossed > 0;
}

/** True if the balance changes by the row's amount. */
export function follows(row: BalancedRow, before: BalancedRow): boolean {
  return (
    row.balance !== null && before.balance !== null && Math.abs(row.balance - before.balance) === row.moved
  );
}
