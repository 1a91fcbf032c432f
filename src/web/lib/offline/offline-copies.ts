import { hashKey, onlineManager, type QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../api-query.ts';
import { dashboardCopy, OFFLINE_TRANSACTIONS, transactionsCopy } from './copies.ts';
import { readCopy, saveCopy } from './offline-store.ts';

const DASHBOARD = apiQuery('getDashboard', { query: {} });
const TRANSACTIONS = apiQuery('listTransactions', { query: { limit: OFFLINE_TRANSACTIONS } });
const SETTLE_MS = 1_000;
const FETCH_TRANSACTIONS_AFTER_MS = 5_000;

interface Copy {
  readonly data: unknown;
  readonly at: number;
}

/** Restores stored copies to the cache with their original age. */
export async function restoreOfflineCopies(client: QueryClient): Promise<void> {
  onlineManager.setOnline(navigator.onLine);
  const [dashboard, rows] = await Promise.all([readCopy('dashboard'), readCopy('rows')]);
  // Not parsed: only `saveOfflineCopies` writes these two, in this shape.
  const store = (key: readonly unknown[], copy: Copy | undefined): void => {
    if (copy) client.setQueryData(key, copy.data, { updatedAt: copy.at });
  };
  store(DASHBOARD.queryKey, dashboard as Copy | undefined);
  store(TRANSACTIONS.queryKey, rows as Copy | undefined);
}

/** Stores the dashboard and the newest transactions in this browser whenever they load; returns a stop function. */
export function saveOfflineCopies(client: QueryClient): () => void {
  const timers = new Map<string, number>();
  const later = (name: string, ms: number, act: () => void): void => {
    window.clearTimeout(timers.get(name));
    timers.set(name, window.setTimeout(act, ms));
  };
  const dashboardHash = hashKey(DASHBOARD.queryKey);
  const transactionsHash = hashKey(TRANSACTIONS.queryKey);
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !navigator.onLine) return;
    const { data, dataUpdatedAt: index } = query.state;
    // The cache holds an endpoint's response under its key.
    if (query.queryHash === dashboardHash)
      later('dashboard', SETTLE_MS, () => {
        void saveCopy('dashboard', { data: dashboardCopy(data as ResponseOf<'getDashboard'>), at: index });
      });
    else if (query.queryHash === transactionsHash)
      later('rows', SETTLE_MS, () => {
        void saveCopy('rows', { data: transactionsCopy(data as ResponseOf<'listTransactions'>), at: index });
      });
  });
  later('fetch', FETCH_TRANSACTIONS_AFTER_MS, () => void client.prefetchQuery(TRANSACTIONS));
  return () => {
    stop();
    for (const timer of timers.values()) window.clearTimeout(timer);
  };
}
