import type { QueryOf, ResponseOf } from '#contract/endpoints/table.ts';
import { type Month, monthBounds } from '#domain/calendar/civil-date.ts';

/** What a list of transactions is narrowed to, beside the days and the environment. */
export type FigureFilter = Omit<QueryOf<'listTransactions'>, 'cursor' | 'limit' | 'environment'>;

/** What the figures of a screen are of. */
type FigureScope = Pick<
  ResponseOf<'getInsights'>,
  'period' | 'environment' | 'environments' | 'currency' | 'hasOtherCurrencies'
>;

/** The transactions behind a figure: its period, its environment, its currency, and what narrows it. */
export function transactionsHref(scope: FigureScope, filter: FigureFilter = {}): string {
  const { period, environment, environments, currency, hasOtherCurrencies } = scope;
  const given = Object.entries({ from: period.from, to: period.to, ...filter }).filter(
    ([, value]) => value !== undefined,
  );
  const params = new URLSearchParams(given);
  if (hasOtherCurrencies && !filter.currency) params.set('currency', currency);
  if (environments.length > 1) params.set('environment', environment);
  return `/transactions?${params}`;
}

/** From and to of a month. */
export function monthFilter(month: Month): { from: string; to: string } {
  const { from, to } = monthBounds(month);
  return { from, to };
}
