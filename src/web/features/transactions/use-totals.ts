import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import type { Filter } from './transaction-filter.ts';
import type { TotalsQuery } from './transaction-types.ts';

/** What the transactions of a filter add up to; the totals of the filter before stay until the new ones are there. */
export function useTotals(filter: Filter): TotalsQuery {
  return useQuery({
    ...apiQuery('getTransactionTotals', { query: { ...filter } }),
    placeholderData: keepPreviousData,
  });
}
