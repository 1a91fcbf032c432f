import { addDays, addMonths, daysInMonth, makeCivilDate } from '#domain/calendar/civil-date.ts';
import { AS_OF, type Plan } from './household-types.ts';
import type { GoldenMerchant } from './merchants.ts';

/** The text of a merchant after it changed its bank: another prefix, the name spelled out. */
export function renamed(merchant: GoldenMerchant): string {
  return `${merchant.name.toUpperCase().replace(/[^A-Z0-9]+/g, ' ')} ONLINE`;
}

/** A rhythm in weeks keeps its weekday, so that no weekend moves it. */
export function isCountedInDays(frequency: string): boolean {
  return frequency === 'weekly' || frequency === 'biweekly' || frequency === 'four_weekly';
}

/** Charges of a month, for price rises counted in months. */
export function perMonth(frequency: string): number {
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

/** Due days of a plan, a few cycles beyond the day of asking. */
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
    const [early, late] = dom % 2 === 0 ? [1, 15] : [15, 31];
    for (
      let month = plan.start.slice(0, 7);
      `${month}-01` <= limit;
      month = addMonths(`${month}-01`, 1).slice(0, 7)
    ) {
      for (const day of [early, late]) {
        const [year = 0, ofYear = 1] = month.split('-').map(Number);
        const on = makeCivilDate(year, ofYear, Math.min(day, daysInMonth(year, ofYear)));
        if (on && on >= plan.start && on <= limit) days.push(on);
      }
    }
    return days;
  }
  const months =
    { monthly: 1, bimonthly: 2, quarterly: 3, semiannually: 6, annually: 12 }[plan.frequency as string] ?? 1;
  for (let at = 0; ; at += 1) {
    const on = addMonths(plan.start, at * months, dom);
    if (on > limit) return days;
    days.push(on);
  }
}
