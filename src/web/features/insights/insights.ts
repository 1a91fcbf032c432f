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
  /** Primary category code; null for the remainder and for net refunds. */
  readonly primary: string | null;
  readonly name: string;
  /** Negative for net refunds only. */
  readonly spendMinor: number;
  /** Filter for its transactions. */
  readonly filter: FigureFilter;
  /** Color, 1 to 8; the same in every chart of the page. */
  readonly series: number;
}

interface CategorySums {
  readonly categories: readonly { readonly category: string; readonly spendMinor: number }[];
}

/**
 * Groups spending by primary category, largest first; the smallest are combined. The last group holds the categories
 * with more refunds than purchases, if any, so that all groups add up to the period's spending.
 */
export function groupSpending({ categories }: CategorySums): Group[] {
  const sums = sumByPrimary(categories);
  const sorted = [...sums].filter(([, sum]) => sum > 0).sort((a, b) => b[1] - a[1]);
  const refunded = [...sums].filter(([, sum]) => sum < 0);
  const isWhole = sorted.length <= SERIES + 1;
  const shown = isWhole ? sorted : sorted.slice(0, SERIES);
  const groups: Group[] = shown.map(([primary, spendMinor], index) => ({
    primary,
    name: categoryOf(primary).primaryName,
    spendMinor,
    filter: { type: 'expense' as const, category: primary },
    series: index + 1,
  }));
  const combine = (name: string, part: typeof sorted, filter: FigureFilter): void => {
    const spendMinor = part.reduce((sum, [, minor]) => sum + minor, 0);
    if (part.length > 0)
      groups.push({
        primary: null,
        name,
        spendMinor,
        filter: { type: 'expense', ...filter },
        series: SERIES_MAX,
      });
  };
  combine(texts.everythingElse, sorted.slice(shown.length), {
    exceptCategory: codesOf([...shown, ...refunded]),
  });
  combine(texts.netRefunds, refunded, { category: codesOf(refunded) });
  return groups;
}

/** The groups with more purchases than refunds. */
export function withSpending(groups: readonly Group[]): Group[] {
  return groups.filter((group) => group.spendMinor > 0);
}

function codesOf(sums: readonly (readonly [string, number])[]): string {
  return sums.map(([primary]) => primary).join(',');
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

function sumByPrimary(categories: CategorySums['categories']): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { category, spendMinor } of categories) {
    const { primary } = categoryOf(category);
    sums.set(primary, (sums.get(primary) ?? 0) + spendMinor);
  }
  return sums;
}
