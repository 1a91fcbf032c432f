import { addDays, addToMonth, type CivilDate, type Month, monthBounds } from '../calendar/civil-date.ts';
import { previousPeriod } from './period.ts';

/** Spending of a month as it adds up, day by day, beside the month before; minor units of one currency. */
export interface Pace {
  readonly from: CivilDate;
  /** The last day of the month, or today in the current one. */
  readonly to: CivilDate;
  /** The same days of the month before. */
  readonly previousFrom: CivilDate;
  readonly previousTo: CivilDate;
  /** What was spent up to each day, from the first day to `to`. */
  readonly now: readonly number[];
  /** The same of the whole month before. */
  readonly before: readonly number[];
}

/** The days that `paceOf` needs the spending of. */
export function paceDays(month: Month): { readonly from: CivilDate; readonly to: CivilDate } {
  return { from: monthBounds(addToMonth(month, -1)).from, to: monthBounds(month).to };
}

/** The pace of a month that has begun. Days that are not named had no spending. */
export function paceOf(
  month: Month,
  today: CivilDate,
  daily: readonly { readonly on: CivilDate; readonly spendMinor: number }[],
): Pace {
  const whole = monthBounds(month);
  const period = { from: whole.from, to: today < whole.to ? today : whole.to };
  const previous = previousPeriod(period);
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
