import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { type Filter, parseFilter, parseSort } from './transaction-filter.ts';
import type { TotalsQuery } from './transaction-types.ts';
import { useCorrectedFilter, useTransactionList } from './use-transaction-list.ts';

/** The transactions and totals for the URL's filter. */
export function useShownTransactions() {
  const { params } = useUrlState();
  const typed = useMemo(() => parseFilter(params), [params]);
  const sort = parseSort(params);
  const filter = useCorrectedFilter(typed, sort);
  const list = useTransactionList(filter, sort);
  const totals = useTotals(filter);
  return { filter, list, totals };
}

/** Totals of a filter; keeps the previous totals while loading. */
function useTotals(filter: Filter): TotalsQuery {
  return useQuery({
    ...apiQuery('getTransactionTotals', { query: { ...filter } }),
    placeholderData: keepPreviousData,
  });
}
