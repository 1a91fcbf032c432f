import {
  addDays,
  addMonths,
  addToMonth,
  type CivilDate,
  dayOf,
  daysBetween,
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
 * Returns the period to compare with: complete months with as many preceding months, a month or year to date with the
 * same days of the previous month or year, anything else with as many preceding days.
 */
export function previousPeriod(period: Period): Period {
  const months = monthsToCompare(period);
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
function monthsToCompare({ from, to }: Period): number | null {
  if (dayOf(from) !== 1) return null;
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  if (months === 1 || isMonthEnd(to)) return months;
  return monthOf(from) === 1 && yearOf(from) === yearOf(to) ? 12 : null;
}

function isMonthEnd(date: CivilDate): boolean {
  return dayOf(addDays(date, 1)) === 1;
}
