import { addDays, type CivilDate, weekdayOf } from '../calendar/civil-date.ts';
import { type Period, previousPeriod } from '../insights/period.ts';

/** Totals of a period in minor units. */
export interface PeriodSums {
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

/** Spending of a category in both weeks. */
export interface CategoryChange {
  readonly category: string;
  readonly nowMinor: number;
  readonly beforeMinor: number;
}

/** A notable change in a week, as a code with values. */
export type WeeklyInsight =
  | { readonly kind: 'category_up' | 'category_down'; readonly name: string; readonly byMinor: number }
  | { readonly kind: 'top_category'; readonly name: string; readonly amountMinor: number }
  | { readonly kind: 'largest_charge'; readonly name: string; readonly amountMinor: number }
  | { readonly kind: 'saved' | 'overspent'; readonly amountMinor: number };

export interface WeeklyReport {
  readonly period: Period;
  readonly previous: Period;
  readonly currency: string;
  readonly now: PeriodSums;
  readonly before: PeriodSums;
  readonly insights: readonly WeeklyInsight[];
  readonly renewals: readonly {
    readonly merchant: string;
    readonly on: CivilDate;
    readonly amountMinor: number;
    readonly currency: string;
  }[];
  readonly lateRefunds: readonly {
    readonly merchant: string;
    readonly dueOn: CivilDate;
    readonly amountMinor: number | null;
    readonly currency: string | null;
  }[];
  /** Number of open questions in AI Review. */
  readonly waiting: number;
}

const INSIGHTS = 3;
/** Renewals within seven days from the report. */
export const RENEWAL_DAYS = 7;

/** Returns the last complete week (Monday to Sunday) before a day, and the week before it. */
export function reportWeek(today: CivilDate): { readonly period: Period; readonly previous: Period } {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const period = { from: addDays(monday, -7), to: addDays(monday, -1) };
  return { period, previous: previousPeriod(period, 'days') };
}

/** Returns the three most notable insights. `nameOf` returns a category's name. */
export function weeklyInsights(
  sums: { readonly now: PeriodSums; readonly before: PeriodSums },
  categories: readonly CategoryChange[],
  largest: { readonly merchant: string; readonly amountMinor: number } | null,
  nameOf: (category: string) => string,
): WeeklyInsight[] {
  const changes = categories
    .map(({ category, nowMinor, beforeMinor }) => ({
      name: nameOf(category),
      byMinor: nowMinor - beforeMinor,
    }))
    .sort((a, b) => Math.abs(b.byMinor) - Math.abs(a.byMinor) || a.name.localeCompare(b.name));
  const change = changes[0];
  const top = [...categories].sort((a, b) => b.nowMinor - a.nowMinor)[0];
  const saved = sums.now.incomeMinor - sums.now.spendMinor;
  const found: WeeklyInsight[] = [];
  if (change && change.byMinor !== 0)
    found.push({
      kind: change.byMinor > 0 ? 'category_up' : 'category_down',
      name: change.name,
      byMinor: Math.abs(change.byMinor),
    });
  if (top && top.nowMinor > 0)
    found.push({ kind: 'top_category', name: nameOf(top.category), amountMinor: top.nowMinor });
  if (largest)
    found.push({ kind: 'largest_charge', name: largest.merchant, amountMinor: largest.amountMinor });
  if (sums.now.incomeMinor > 0 || sums.now.spendMinor > 0)
    found.push({ kind: saved >= 0 ? 'saved' : 'overspent', amountMinor: Math.abs(saved) });
  return found.slice(0, INSIGHTS);
}
