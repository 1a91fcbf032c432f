import {
  addDays,
  addMonths,
  addToMonth,
  type CivilDate,
  dayOf,
  daysBetween,
  isMonthEnd,
  monthBounds,
  monthOf,
  toMonth,
  yearOf,
} from '../calendar/civil-date.ts';

/** A period with inclusive ends. */
export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** What a period is compared with: as many preceding days, or the same days of the previous month or year. */
export const COMPARISONS = ['days', 'month', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

const DEFAULT_DAYS = 30;

/** Resolves a requested period. Missing ends are filled in; the default is the thirty days ending today. */
export function resolvePeriod(
  asked: { readonly from?: CivilDate | undefined; readonly to?: CivilDate | undefined },
  today: CivilDate,
): Period {
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  const from = asked.from ?? addDays(to, 1 - DEFAULT_DAYS);
  return from <= to ? { from, to } : { from: to, to: from };
}

/**
 * Returns the period to compare with. `compare` states what the dates alone don't tell: March 1–30 may be a month to
 * date or thirty days. Without it, complete months are compared with as many preceding months, anything else with as
 * many preceding days. A `month` or `year` that doesn't start with the period is ignored.
 */
export function previousPeriod(period: Period, compare?: Comparison): Period {
  const months = monthsToCompare(period, compare);
  if (months === null) {
    const days = daysBetween(period.from, period.to) + 1;
    return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
  }
  const from = addMonths(period.from, -months);
  return isMonthEnd(period.to)
    ? { from, to: monthBounds(addToMonth(toMonth(period.to), -months)).to }
    : { from, to: addMonths(period.to, -months) };
}

/** How many months earlier the previous period starts; null if the period is measured in days. */
function monthsToCompare({ from, to }: Period, compare: Comparison | undefined): number | null {
  if (compare === 'days' || dayOf(from) !== 1) return null;
  if (compare === 'year' && monthOf(from) === 1 && yearOf(from) === yearOf(to)) return 12;
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  return isMonthEnd(to) || (compare === 'month' && months === 1) ? months : null;
}
