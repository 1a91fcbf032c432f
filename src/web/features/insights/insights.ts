import type { ResponseOf } from '#contract/endpoints/table.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import type { FigureFilter } from '../../lib/transactions-href.ts';
import { texts } from '../../texts/en/insights.ts';
import { SERIES_MAX } from '../../ui/charts/series.ts';

export type Insights = ResponseOf<'getInsights'>;
export type Health = Insights['health'];
export type HealthItem = Health['items'][number];
export type HealthGroup = HealthItem['group'];

/** Number of groups with their own color. */
const SERIES = SERIES_MAX - 1;

export interface Group {
  /** Primary category code; null for the remainder. */
  readonly primary: string | null;
  readonly name: string;
  readonly spendMinor: number;
  /** Filter for its transactions. */
  readonly filter: FigureFilter;
  /** Color, 1 to 8; the same in every chart of the page. */
  readonly series: number;
}

/** Groups spending by primary category, largest first; the smallest are combined at the end. */
export function groupSpending(data: Insights): Group[] {
  const sums = sumByPrimary(data.categories);
  const sorted = [...sums].filter(([, sum]) => sum > 0).sort((a, b) => b[1] - a[1]);
  const isWhole = sorted.length <= SERIES + 1;
  const shown = isWhole ? sorted : sorted.slice(0, SERIES);
  const groups = shown.map(([primary, spendMinor], index) => ({
    primary,
    name: categoryOf(primary).primaryName,
    spendMinor,
    filter: { type: 'expense' as const, category: primary },
    series: index + 1,
  }));
  if (isWhole) return groups;
  const rest = groups.reduce((left, group) => left - group.spendMinor, data.spendMinor);
  if (rest <= 0) return groups;
  const filter = { type: 'expense', exceptCategory: shown.map(([primary]) => primary).join(',') } as const;
  return [
    ...groups,
    { primary: null, name: texts.everythingElse, spendMinor: rest, filter, series: SERIES + 1 },
  ];
}

/** One month's spending per group, in the order of `groups`; the remainder is the last series. */
export function stackMonth(
  month: Pick<Insights['months'][number], 'spendMinor' | 'categories'>,
  groups: readonly Group[],
): { readonly series: number; readonly minor: number }[] {
  const sums = sumByPrimary(month.categories);
  const named = groups.flatMap(({ primary, series }) =>
    primary === null ? [] : [{ series, minor: Math.max(0, sums.get(primary) ?? 0) }],
  );
  const rest = named.reduce((left, { minor }) => left - minor, month.spendMinor);
  return [...named, { series: SERIES_MAX, minor: Math.max(0, rest) }];
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
