import { addToMonth, type Month } from '../calendar/civil-date.ts';

/** One month of the trend, in minor units of one currency. */
export interface TrendPoint {
  readonly month: Month;
  /** Spending less income: income counts negative, every other amount positive. */
  readonly amountMinor: number;
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

export const TREND_MONTHS = 12;

/**
 * The twelve months that end with `last`, oldest first; a month without transactions is zero. Transfers are left out
 * before.
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
