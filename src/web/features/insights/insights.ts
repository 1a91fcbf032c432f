import type { ResponseOf } from '#contract/endpoints/table.ts';
import { type Month, monthBounds } from '#domain/calendar/civil-date.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { texts } from '../../texts/en/insights.ts';
import { SERIES_MAX } from '../../ui/charts/series.ts';

export type Insights = ResponseOf<'getInsights'>;
export type Health = Insights['health'];
export type HealthItem = Health['items'][number];

/** Groups with a colour of their own. */
const SERIES = SERIES_MAX - 1;

export interface Group {
  /** Code of the group; null for what is left over. */
  readonly primary: string | null;
  readonly name: string;
  readonly spendMinor: number;
  /** 1 to 8: its colour, the same in every chart of the page. */
  readonly series: number;
}

/** Spending by group, largest first; the smallest groups stand together at the end. */
export function groupsOf(data: Insights): Group[] {
  const sums = sumByPrimary(data.categories);
  const sorted = [...sums].filter(([, sum]) => sum > 0).sort((a, b) => b[1] - a[1]);
  const isWhole = sorted.length <= SERIES + 1;
  const shown = isWhole ? sorted : sorted.slice(0, SERIES);
  const groups = shown.map(([primary, spendMinor], index) => ({
    primary,
    name: categoryOf(primary).primaryName,
    spendMinor,
    series: index + 1,
  }));
  if (isWhole) return groups;
  const rest = sorted.slice(SERIES).reduce((total, [, sum]) => total + sum, 0);
  return [...groups, { primary: null, name: texts.everythingElse, spendMinor: rest, series: SERIES + 1 }];
}

/** Spending of each group in one month, in the order and colours of `groups`. */
export function stackOf(
  categories: Insights['months'][number]['categories'],
  groups: readonly Group[],
): { readonly series: number; readonly minor: number }[] {
  const sums = sumByPrimary(categories);
  const known = new Set(groups.map((group) => group.primary));
  return groups.map((group) => {
    let minor = 0;
    if (group.primary !== null) minor = sums.get(group.primary) ?? 0;
    else for (const [primary, sum] of sums) if (!known.has(primary)) minor += sum;
    return { series: group.series, minor: Math.max(0, minor) };
  });
}

/** The transactions behind a figure of this page: its period, its world, and what narrows it. */
export function transactionsHref(
  data: Pick<Insights, 'period' | 'world' | 'worlds'>,
  filter: Readonly<Record<string, string>>,
): string {
  const params = new URLSearchParams({ from: data.period.from, to: data.period.to, ...filter });
  if (data.worlds.length > 1) params.set('world', data.world);
  return `/transactions?${params}`;
}

/** From and to of a month, for an address. */
export function monthFilter(month: Month): { from: string; to: string } {
  const { from, to } = monthBounds(month);
  return { from, to };
}

function sumByPrimary(
  categories: readonly { readonly category: string; readonly spendMinor: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { category, spendMinor } of categories) {
    const { primary } = categoryOf(category);
    sums.set(primary, (sums.get(primary) ?? 0) + spendMinor);
  }
  return sums;
}
