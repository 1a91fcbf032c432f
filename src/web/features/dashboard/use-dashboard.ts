import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import type { Period } from '../../lib/period.ts';
import type { World } from './dashboard-screen.tsx';

const WHILE_IMPORTING_MS = 3_000;

/** The figures of a period, asked for again and again while an import runs; those before stay until then. */
export function useDashboard(period: Period | null, world: World | null, isEnabled: boolean) {
  return useQuery({
    ...apiQuery('getDashboard', { query: { ...period, ...(world ? { world } : {}) } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isImporting ? WHILE_IMPORTING_MS : false),
    enabled: isEnabled,
  });
}
