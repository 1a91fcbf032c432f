import { addDays, type CivilDate, daysBetween } from '../calendar/civil-date.ts';

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

/** The period of the same length that ends the day before this one begins. */
export function previousPeriod(period: Period): Period {
  const days = daysBetween(period.from, period.to) + 1;
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
}
