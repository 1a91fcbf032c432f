import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { type Filter, parseFilter, parseSort } from './transaction-filter.ts';
import type { TotalsQuery } from './transaction-types.ts';
import { useCorrectedFilter, useTransactionList } from './use-transaction-list.ts';

/** The transactions that the address asks for, and what they add up to. */
export function useShownTransactions() {
  const { params } = useUrlState();
  const typed = useMemo(() => parseFilter(params), [params]);
  const sort = parseSort(params);
  const filter = useCorrectedFilter(typed, sort);
  const list = useTransactionList(filter, sort);
  const totals = useTotals(filter);
  return { filter, list, totals };
}

/** What the transactions of a filter add up to; the totals of the filter before stay until the new ones are there. */
function useTotals(filter: Filter): TotalsQuery {
  return useQuery({
    ...apiQuery('getTransactionTotals', { query: { ...filter } }),
    placeholderData: keepPreviousData,
  });
}
