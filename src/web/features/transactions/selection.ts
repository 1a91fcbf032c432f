import type { Transaction } from './transaction-types.ts';

export interface SelectionSums {
  readonly currency: string;
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

/** What the selected transactions add up to, each currency for itself; transfers count for neither. */
export function sumSelection(transactions: Iterable<Transaction>): SelectionSums[] {
  const sums = new Map<string, { spendMinor: number; incomeMinor: number }>();
  for (const { currency, type, ...transaction } of transactions) {
    // Of a split transaction in a list of one category only that part counts.
    const amountMinor = transaction.shareMinor ?? transaction.amountMinor;
    const sum = sums.get(currency) ?? { spendMinor: 0, incomeMinor: 0 };
    if (type === 'expense') sum.spendMinor -= amountMinor;
    if (type === 'income') sum.incomeMinor += amountMinor;
    sums.set(currency, sum);
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}

/**
 * The selection after a transaction was chosen, alone or together with all transactions between it and the one before.
 */
export function updateSelection(
  selected: ReadonlyMap<string, Transaction>,
  transactions: readonly Transaction[],
  transaction: Transaction,
  anchorId: string | null,
  isRange: boolean,
): Map<string, Transaction> {
  const next = new Map(selected);
  const anchor = isRange && anchorId ? transactions.findIndex(({ id }) => id === anchorId) : -1;
  const at = transactions.findIndex(({ id }) => id === transaction.id);
  if (anchor >= 0 && at >= 0) {
    for (const between of transactions.slice(Math.min(anchor, at), Math.max(anchor, at) + 1))
      next.set(between.id, between);
    return next;
  }
  if (next.has(transaction.id)) next.delete(transaction.id);
  else next.set(transaction.id, transaction);
  return next;
}
