import { addDays, addMonths, daysInMonth, makeCivilDate } from '#domain/calendar/civil-date.ts';
import { AS_OF, type Plan } from './household-types.ts';
import type { GoldenMerchant } from './merchants.ts';

/** The text of a merchant that changed its bank: another prefix, or the name spelled out. */
export function renamed(merchant: GoldenMerchant): string {
  return `${merchant.name.toUpperCase().replace(/[^A-Z0-9]+/g, ' ')} ONLINE`;
}

/** A weekly cadence keeps its weekday, so weekends do not move it. */
export function isCountedInDays(frequency: string): boolean {
  return frequency === 'weekly' || frequency === 'biweekly' || frequency === 'four_weekly';
}

/** Charges per month, for price rises counted in months. */
function perMonth(frequency: string): number {
  const counts: Record<string, number> = {
    weekly: 4.35,
    biweekly: 2.17,
    four_weekly: 1.09,
    semimonthly: 2,
    bimonthly: 0.5,
    quarterly: 1 / 3,
  };
  return counts[frequency] ?? 1;
}

/** Due dates of a plan, a few cycles beyond the current date. */
export function schedule(plan: Plan): string[] {
  const days: string[] = [];
  const limit = addDays(AS_OF, 400);
  const step = { weekly: 7, biweekly: 14, four_weekly: 28 }[plan.frequency as string];
  if (step) {
    for (let on = plan.start; on <= limit; on = addDays(on, step)) days.push(on);
    return days;
  }
  const dom = Number(plan.start.slice(8, 10));
  if (plan.frequency === 'semimonthly') {
    const months = monthsUntil(plan.start.slice(0, 7), limit);
    const doms = dom % 2 === 0 ? [1, 15] : [15, 31];
    return months
      .flatMap((month) => doms.flatMap((day) => dayOfMonth(month, day) ?? []))
      .filter((on) => on >= plan.start && on <= limit);
  }
  const months =
    { monthly: 1, bimonthly: 2, quarterly: 3, semiannually: 6, annually: 12 }[plan.frequency as string] ?? 1;
  for (let at = 0; ; at += 1) {
    const on = addMonths(plan.start, at * months, dom);
    if (on > limit) return days;
    days.push(on);
  }
}

function monthsUntil(first: string, limit: string): string[] {
  const months: string[] = [];
  for (let month = first; `${month}-01` <= limit; month = addMonths(`${month}-01`, 1).slice(0, 7))
    months.push(month);
  return months;
}

/** A day of a month; its last day if the month is shorter. */
function dayOfMonth(month: string, day: number): string | null {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return makeCivilDate(year, ofYear, Math.min(day, daysInMonth(year, ofYear)));
}

/** Charges between price rises, 0 if the price never rises. */
export function chargesBetweenRises({ riseEvery, frequency }: Plan): number {
  return riseEvery === 0 ? 0 : Math.max(1, Math.round(riseEvery * perMonth(frequency)));
}

export function isPaused({ pause }: Plan, at: number): boolean {
  return pause !== null && at >= pause.from && at < pause.from + pause.count;
}

export function isRise(riseEvery: number, at: number): boolean {
  return riseEvery > 0 && at > 0 && at % riseEvery === 0;
}
