import type { Transaction } from './transaction-types.ts';

export interface SelectionSums {
  readonly currency: string;
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

/** Sums the selected transactions by currency, as the list does: transfers and what is not in totals do not count. */
export function sumSelection(transactions: Iterable<Transaction>): SelectionSums[] {
  const sums = new Map<string, { spendMinor: number; incomeMinor: number }>();
  for (const { currency, type, isHeld, isExcluded, ...transaction } of transactions) {
    const isCounted = !isHeld && !isExcluded;
    // In a list of one category, only that part of a split transaction counts.
    const amountMinor = transaction.shareMinor ?? transaction.amountMinor;
    const sum = sums.get(currency) ?? { spendMinor: 0, incomeMinor: 0 };
    if (isCounted && type === 'expense') sum.spendMinor -= amountMinor;
    if (isCounted && type === 'income') sum.incomeMinor += amountMinor;
    sums.set(currency, sum);
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}

/** Updates the selection after a click on one transaction or a range from the previous one. */
export function updateSelection(
  selected: ReadonlyMap<string, Transaction>,
  transactions: readonly Transaction[],
  transaction: Transaction,
  anchorId: string | null,
  isRange: boolean,
): Map<string, Transaction> {
  const next = new Map(selected);
  const anchor = isRange && anchorId ? transactions.findIndex(({ id }) => id === anchorId) : -1;
  const index = transactions.findIndex(({ id }) => id === transaction.id);
  if (anchor >= 0 && index >= 0) {
    for (const between of transactions.slice(Math.min(anchor, index), Math.max(anchor, index) + 1))
      next.set(between.id, between);
    return next;
  }
  if (next.has(transaction.id)) next.delete(transaction.id);
  else next.set(transaction.id, transaction);
  return next;
}
