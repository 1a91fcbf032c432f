import { categoryOf } from '#domain/categorization/categories.ts';
import { type FigureFilter, transactionsHref } from '../../lib/transactions-href.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { SERIES_MAX, seriesBackground } from '../../ui/charts/series.ts';
import type { Dashboard } from './dashboard-screen.tsx';

export interface CashFlowPart {
  readonly key: string;
  readonly name: string;
  /** Negative for net refunds only. */
  readonly spend: number;
  readonly className: string;
  readonly href: string;
}

/** Number of categories with their own color; the rest share the last one. */
const NAMED_MAX = SERIES_MAX - 1;

type Entry = Dashboard['categories'][number];
type Spending = Pick<
  Dashboard,
  'period' | 'environment' | 'environments' | 'currency' | 'hasOtherCurrencies' | 'categories'
> & { readonly totals: Pick<Dashboard['totals'], 'totalSpend'> };

/**
 * The period's spending by category, largest first. The smallest are combined, and so are those with more refunds than
 * purchases: all parts add up to the total spend.
 */
export function cashFlowParts(data: Spending): CashFlowPart[] {
  const spent = data.categories.filter((entry) => entry.spend > 0).sort((a, b) => b.spend - a.spend);
  const refunded = data.categories.filter((entry) => entry.spend < 0);
  const shown = spent.slice(0, NAMED_MAX);
  const part = (
    key: string,
    name: string,
    series: number,
    spend: number,
    filter: FigureFilter,
  ): CashFlowPart => ({
    ...{ key, name, spend, className: seriesBackground(series) },
    href: transactionsHref(data, { ...filter, type: 'expense' }),
  });
  const parts = shown.map(({ category, spend }, index) =>
    part(category, nameOf(category), index + 1, spend, { category }),
  );
  const rest = rounded(data.totals.totalSpend - sumOf(shown) - sumOf(refunded));
  if (rest !== 0)
    parts.push(
      part('rest', texts.flow.rest, SERIES_MAX, rest, { exceptCategory: codesOf([...shown, ...refunded]) }),
    );
  if (refunded.length > 0)
    parts.push(
      part('refunds', texts.flow.netRefunds, SERIES_MAX, sumOf(refunded), { category: codesOf(refunded) }),
    );
  return parts;
}

function sumOf(entries: readonly Entry[]): number {
  return rounded(entries.reduce((sum, entry) => sum + entry.spend, 0));
}

function rounded(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}

function codesOf(entries: readonly Entry[]): string {
  return entries.map((entry) => entry.category).join(',');
}

function nameOf(code: string): string {
  const category = categoryOf(code);
  return category.primary === code ? category.primaryName : category.name;
}
