import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import type { ComparedPeriod } from '../../lib/period.ts';
import type { Environment } from './dashboard-screen.tsx';

const WHILE_IMPORTING_MS = 3_000;

/** Fetches the dashboard of a period and polls during an import. Keeps the previous data while loading. */
export function useDashboard(
  period: ComparedPeriod | null,
  environment: Environment | null,
  isEnabled: boolean,
) {
  return useQuery({
    ...apiQuery('getDashboard', { query: { ...period, ...(environment ? { environment } : {}) } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isImporting ? WHILE_IMPORTING_MS : false),
    enabled: isEnabled,
  });
}
