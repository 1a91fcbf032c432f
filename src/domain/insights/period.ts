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

/** From and to, both inclusive. */
export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const DEFAULT_DAYS = 30;

/** The period asked for; absent ends fill in so that the default is the thirty days that end today. */
export function resolvePeriod(
  asked: { readonly from?: CivilDate | undefined; readonly to?: CivilDate | undefined },
  today: CivilDate,
): Period {
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  const from = asked.from ?? addDays(to, 1 - DEFAULT_DAYS);
  return from <= to ? { from, to } : { from: to, to: from };
}

/**
 * What a period is compared with: months with as many whole months before, a month or a year to date with the same days
 * of the month or the year before, anything else with as many days before.
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

/** By how many months the period before begins earlier; null where the period is made of days. */
function monthsToCompare({ from, to }: Period): number | null {
  if (dayOf(from) !== 1) return null;
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  if (months === 1 || isMonthEnd(to)) return months;
  return monthOf(from) === 1 && yearOf(from) === yearOf(to) ? 12 : null;
}

function isMonthEnd(date: CivilDate): boolean {
  return dayOf(addDays(date, 1)) === 1;
}
