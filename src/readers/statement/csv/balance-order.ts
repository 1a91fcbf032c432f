import { AmountColumn } from '../values/amount-column.ts';
import type { DraftRow } from './draft-row.ts';
import type { TableRow } from './parse-table.ts';

/** The change of the balance from one row to the next. */
export interface BalanceStep {
  readonly index: number;
  readonly change: number;
}

/** How a balance column progresses through a table. */
export interface BalanceOrder {
  /** `rising`: each row follows the one above (oldest first); `falling`: the one below. */
  readonly order: 'rising' | 'falling';
  /** True when the balances fit only flipped amounts. */
  readonly isFlipped: boolean;
  readonly matched: number;
  readonly total: number;
}

/** Computes balance changes from row to row within one account and currency, in the given order. */
export function computeBalanceSteps(rows: readonly DraftRow[], order: 'rising' | 'falling'): BalanceStep[] {
  const found: BalanceStep[] = [];
  const last = new Map<string, number>();
  for (let i = 0; i < rows.length; i += 1) {
    const index = order === 'rising' ? i : rows.length - 1 - i;
    const row = rows[index];
    if (!row || row.balanceMinor === null) continue;
    const key = `${row.account}\u0000${row.currency ?? ''}`;
    const before = last.get(key);
    if (before !== undefined) found.push({ index, change: row.balanceMinor - before });
    last.set(key, row.balanceMinor);
  }
  return found;
}

const ENOUGH = 0.7;

/** Finds the order and sign in which the amounts produce the balance column; null if none does. */
export function findBalanceOrder(rows: readonly DraftRow[], amounts: readonly number[]): BalanceOrder | null {
  let best: BalanceOrder | null = null;
  for (const order of ['rising', 'falling'] as const) {
    const all = computeBalanceSteps(rows, order);
    if (all.length === 0) continue;
    for (const isFlipped of [false, true]) {
      const sign = isFlipped ? -1 : 1;
      const matched = all.filter((step) => step.change === (amounts[step.index] ?? 0) * sign).length;
      if (matched > (best?.matched ?? 0)) best = { order, isFlipped, matched, total: all.length };
    }
  }
  return best !== null && best.matched >= best.total * ENOUGH ? best : null;
}

/**
 * True when only flipped amounts fit the balances, against the date order: the column then states the balance before
 * each row.
 */
export function isBalanceBefore(order: BalanceOrder, rows: readonly DraftRow[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!order.isFlipped || !first || !last || first.postedOn === last.postedOn) return false;
  return (order.order === 'falling') !== first.postedOn > last.postedOn;
}

const COLUMNS_TRIED = 6;

/** The pair of columns in which one is the row-to-row change of the other, in either order. */
export function amountWithBalance(
  columns: readonly number[],
  sample: readonly TableRow[],
): { readonly amount: number; readonly balance: number } | null {
  const tried = columns.slice(0, COLUMNS_TRIED);
  const texts = sample.flatMap(({ cells }) => tried.map((index) => cells[index] ?? ''));
  const reader = AmountColumn.decide(texts, 'group');
  const values = new Map(
    tried.map((index) => [index, sample.map(({ cells }) => reader.read(cells[index] ?? '', null))] as const),
  );
  let best: { amount: number; balance: number; matched: StepMatches } | null = null;
  for (const amount of tried) {
    for (const balance of tried) {
      if (amount === balance) continue;
      const matched = stepsMatched(values.get(amount) ?? [], values.get(balance) ?? []);
      if (matched.rank > (best?.matched.rank ?? 0)) best = { amount, balance, matched };
    }
  }
  return best && best.matched.count >= Math.max(1, (sample.length - 1) * ENOUGH) ? best : null;
}

/** True when the changes of one column are the amounts of another. */
export function hasBalanceSteps(amount: number, balance: number, rows: readonly TableRow[]): boolean {
  return amountWithBalance([amount, balance], rows)?.balance === balance;
}

/** True when one column changes by an amount of the other at least once. */
export function hasAnyStep(amount: number, balance: number, rows: readonly TableRow[]): boolean {
  const texts = rows.flatMap(({ cells }) => [cells[amount] ?? '', cells[balance] ?? '']);
  const reader = AmountColumn.decide(texts, 'group');
  const read = (index: number): Values => rows.map(({ cells }) => reader.read(cells[index] ?? '', null));
  return stepsMatched(read(amount), read(balance)).count > 0;
}

interface StepMatches {
  /** Changes as large as the amount. */
  readonly count: number;
  /** The same, with more weight for the correct sign. */
  readonly rank: number;
}

type Values = readonly (number | null)[];

/** Counts balances that differ from their neighbor by the amount, in the better fitting order. */
export function stepsMatched(amounts: Values, balances: Values): StepMatches {
  const rising = stepsOf(balances, (before, after, i) => [after - before, amounts[i] ?? 0]);
  const falling = stepsOf(balances, (before, after, i) => [before - after, amounts[i - 1] ?? 0]);
  return rising.rank >= falling.rank ? rising : falling;
}

function stepsOf(
  balances: Values,
  stepAt: (before: number, after: number, index: number) => readonly [change: number, amount: number],
): StepMatches {
  let count = 0;
  let signed = 0;
  for (let i = 1; i < balances.length; i += 1) {
    const [before, after] = [balances[i - 1], balances[i]];
    if (before == null || after == null || before === after) continue;
    const [change, amount] = stepAt(before, after, i);
    if (Math.abs(change) === Math.abs(amount)) count += 1;
    if (change === amount) signed += 1;
  }
  return { count, rank: count + 2 * signed };
}
