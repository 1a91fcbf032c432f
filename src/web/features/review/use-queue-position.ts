import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { useMediaQuery, WIDE } from '../../lib/use-media-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { listEntries, type Queue, type QueueEntry } from './review-types.ts';

export interface QueuePosition {
  readonly items: readonly QueueEntry[];
  readonly skipped: readonly string[];
  /** The open entry; on phones, undefined until one is selected. */
  readonly current: QueueEntry | undefined;
  readonly isWide: boolean;
  readonly open: (id: string | null) => void;
  readonly openNext: () => void;
  readonly step: (by: number) => void;
  /** Moves an entry to the end and opens the next. */
  readonly skip: (id: string) => void;
}

/** The position in the queue, stored in the URL; prefetches the next receipt. */
export function useQueuePosition(queue: Queue): QueuePosition {
  const { params, change } = useUrlState();
  const client = useQueryClient();
  const isWide = useMediaQuery(WIDE);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const items = useMemo(() => inOrder(listEntries(queue), skipped), [queue, skipped]);
  const wanted = params.get('item');
  const current = items.find((item) => item.id === wanted) ?? (isWide ? items[0] : undefined);
  const open = (id: string | null): void => change({ item: id }, id && !isWide ? 'push' : 'replace');
  const index = current ? items.indexOf(current) : -1;
  const next = items[index + 1] ?? items.find((item) => item !== current);
  const nextItemId = next && 'item' in next ? next.id : undefined;
  useEffect(() => {
    if (nextItemId)
      void client.prefetchQuery(apiQuery('getReviewItem', { params: { reviewItemId: nextItemId } }));
  }, [client, nextItemId]);
  const openNext = (): void => open(next?.id ?? null);
  return {
    items,
    skipped,
    current,
    isWide,
    open,
    openNext,
    step: (by) => {
      const target = items[Math.min(items.length - 1, Math.max(0, index + by))];
      if (target) open(target.id);
    },
    skip: (id) => {
      setSkipped((now) => [...now.filter((skippedId) => skippedId !== id), id]);
      openNext();
    },
  };
}

/** Moves skipped entries to the end, in the order they were skipped. */
function inOrder(items: readonly QueueEntry[], skipped: readonly string[]): QueueEntry[] {
  const last = skipped.flatMap((id) => items.filter((item) => item.id === id));
  return [...items.filter((item) => !skipped.includes(item.id)), ...last];
}
