import type { DraftRow } from './draft-row.ts';

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
