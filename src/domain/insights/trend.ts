import { addToMonth, type Month } from '../calendar/civil-date.ts';

/** One month of the trend, in minor units of one currency. */
export interface TrendPoint {
  readonly month: Month;
  /** Spending minus income: income counts as negative, other amounts as positive. */
  readonly amountMinor: number;
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

export const TREND_MONTHS = 12;

/**
 * Builds the twelve months ending with `last`, oldest first. Months without transactions are zero. `sums` must exclude
 * transfers.
 */
export function buildTrend(
  last: Month,
  sums: readonly { readonly month: Month; readonly spendMinor: number; readonly incomeMinor: number }[],
): TrendPoint[] {
  const byMonth = new Map(sums.map((sum) => [sum.month, sum]));
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const month = addToMonth(last, index - TREND_MONTHS + 1);
    const { spendMinor = 0, incomeMinor = 0 } = byMonth.get(month) ?? {};
    return { month, amountMinor: spendMinor - incomeMinor, spendMinor, incomeMinor };
  });
}
