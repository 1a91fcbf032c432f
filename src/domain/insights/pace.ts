import { addDays, addToMonth, type CivilDate, type Month, monthBounds } from '../calendar/civil-date.ts';
import { previousPeriod } from './period.ts';

/** Cumulative spending of a month by day, compared with the previous month. Minor units of one currency. */
export interface SpendingPace {
  readonly from: CivilDate;
  /** The last day of the month, or today in the current month. */
  readonly to: CivilDate;
  /** The same days of the previous month. */
  readonly previousFrom: CivilDate;
  readonly previousTo: CivilDate;
  /** Spending up to each day, from the first day to `to`. */
  readonly now: readonly number[];
  /** The same for the complete previous month. */
  readonly before: readonly number[];
}

/** The period whose daily spending `computePace` needs. */
export function pacePeriod(month: Month): { readonly from: CivilDate; readonly to: CivilDate } {
  return { from: monthBounds(addToMonth(month, -1)).from, to: monthBounds(month).to };
}

/** Computes the pace of a month that has begun. Days missing from `daily` count as zero. */
export function computePace(
  month: Month,
  today: CivilDate,
  daily: readonly { readonly on: CivilDate; readonly spendMinor: number }[],
): SpendingPace {
  const whole = monthBounds(month);
  const period = { from: whole.from, to: today < whole.to ? today : whole.to };
  const previous = previousPeriod(period, 'month');
  const spent = new Map(daily.map(({ on, spendMinor }) => [on, spendMinor]));
  const upToEach = (from: CivilDate, to: CivilDate): number[] => {
    const sums: number[] = [];
    for (let on = from; on <= to; on = addDays(on, 1)) sums.push((sums.at(-1) ?? 0) + (spent.get(on) ?? 0));
    return sums;
  };
  return {
    ...period,
    previousFrom: previous.from,
    previousTo: previous.to,
    now: upToEach(period.from, period.to),
    before: upToEach(previous.from, monthBounds(addToMonth(month, -1)).to),
  };
}
