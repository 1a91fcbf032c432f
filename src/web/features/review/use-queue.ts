import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { withoutEntries } from './review-types.ts';

const QUEUE = apiQuery('listReviewItems', { query: { limit: 200 } });

/** IDs of the entries whose answers are being saved; an answer outlives the screen. */
let answering: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The queue without the entries whose answers are being saved, and its query. */
export function useQueue() {
  const query = useQuery(QUEUE);
  const hidden = useSyncExternalStore(subscribe, () => answering);
  const queue = useMemo(() => query.data && withoutEntries(query.data, hidden), [query.data, hidden]);
  return { query, queue };
}

/** Removes an entry before the server confirms its answer. A refetch in the meantime can't restore it. */
export function hideEntry(client: QueryClient, entryId: string): void {
  setAnswering([...answering, entryId]);
  client.setQueryData(QUEUE.queryKey, (queue) => queue && withoutEntries(queue, new Set([entryId])));
}

/** Leaves it to the server again whether the entries are in the queue: their answers are saved, or failed. */
export function releaseEntries(entryIds: readonly string[]): void {
  setAnswering([...answering].filter((id) => !entryIds.includes(id)));
}

function setAnswering(entryIds: readonly string[]): void {
  answering = new Set(entryIds);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
