import { addToMonth, type CivilDate, type Month, toMonth } from '../calendar/civil-date.ts';

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
 * Builds the twelve months ending with `last`, oldest first, from the sums of days, which may include other days.
 * Months without transactions are zero. The sums must exclude transfers.
 */
export function buildTrend(
  last: Month,
  days: readonly { readonly on: CivilDate; readonly spendMinor: number; readonly incomeMinor: number }[],
): TrendPoint[] {
  const byMonth = Map.groupBy(days, ({ on }) => toMonth(on));
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const month = addToMonth(last, index - TREND_MONTHS + 1);
    const ofMonth = byMonth.get(month) ?? [];
    const spendMinor = ofMonth.reduce((sum, day) => sum + day.spendMinor, 0);
    const incomeMinor = ofMonth.reduce((sum, day) => sum + day.incomeMinor, 0);
    return { month, amountMinor: spendMinor - incomeMinor, spendMinor, incomeMinor };
  });
}
