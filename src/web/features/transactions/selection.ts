import type { Row } from './row-types.ts';

export interface SelectionSums {
  readonly currency: string;
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

/** What the selected rows add up to, each currency for itself; transfers count for neither. */
export function sumsOf(rows: Iterable<Row>): SelectionSums[] {
  const sums = new Map<string, { spendMinor: number; incomeMinor: number }>();
  for (const { currency, type, ...row } of rows) {
    // Of a divided row in a list of one category only that part counts.
    const amountMinor = row.shareMinor ?? row.amountMinor;
    const sum = sums.get(currency) ?? { spendMinor: 0, incomeMinor: 0 };
    if (type === 'expense') sum.spendMinor -= amountMinor;
    if (type === 'income') sum.incomeMinor += amountMinor;
    sums.set(currency, sum);
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}

/** The selection after a row was chosen, alone or together with all rows between it and the one before. */
export function selectionAfter(
  selected: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  row: Row,
  anchorId: string | null,
  isRange: boolean,
): Map<string, Row> {
  const next = new Map(selected);
  const anchor = isRange && anchorId ? rows.findIndex(({ id }) => id === anchorId) : -1;
  const at = rows.findIndex(({ id }) => id === row.id);
  if (anchor >= 0 && at >= 0) {
    for (const between of rows.slice(Math.min(anchor, at), Math.max(anchor, at) + 1))
      next.set(between.id, between);
    return next;
  }
  if (next.has(row.id)) next.delete(row.id);
  else next.set(row.id, row);
  return next;
}
