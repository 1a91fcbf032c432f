import type { QueryOf, ResponseOf } from '#contract/endpoints/table.ts';
import { type Month, monthBounds } from '#domain/calendar/civil-date.ts';

/** Filters of a transaction list other than period and environment. */
export type FigureFilter = Omit<QueryOf<'listTransactions'>, 'cursor' | 'limit' | 'environment'>;

/** Scope of a screen's figures. */
type FigureScope = Pick<
  ResponseOf<'getInsights'>,
  'period' | 'environment' | 'environments' | 'currency' | 'hasOtherCurrencies'
>;

/** The URL of the transactions behind a figure, with its period, environment, currency and filter. */
export function transactionsHref(scope: FigureScope, filter: FigureFilter = {}): string {
  const { period, environment, environments, currency, hasOtherCurrencies } = scope;
  const parameters = Object.entries({ from: period.from, to: period.to, ...filter }).filter(
    ([, value]) => value !== undefined,
  );
  const params = new URLSearchParams(parameters);
  if (hasOtherCurrencies && !filter.currency) params.set('currency', currency);
  if (environments.length > 1) params.set('environment', environment);
  return `/transactions?${params}`;
}

/** First and last day of a month. */
export function monthFilter(month: Month): { from: string; to: string } {
  const { from, to } = monthBounds(month);
  return { from, to };
}
