import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { call } from '../../lib/api-client.ts';
import { invalidateAreas, queryKeyOf } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { SURE_FROM } from '../../lib/format/confidence.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import type { Queue, QueueItem } from './review-types.ts';

type Decision = BodyOf<'decideReviewItem'>;

const AREAS = ['review', 'transactions', 'dashboard', 'email-ai', 'processed-emails', 'insights'];
export const QUEUE_QUERY = { limit: 200 } as const;

export interface Decisions {
  readonly decide: (item: QueueItem, decision: Decision) => void;
  readonly acceptAll: (items: readonly QueueItem[]) => void;
  /** How far accepting many is; null when none is under way. */
  readonly batch: { readonly done: number; readonly of: number } | null;
}

/** Carries out decisions at once on screen, and takes them back from the toast. */
export function useDecisions(onTakenBack: (itemId: string) => void): Decisions {
  const client = useQueryClient();
  const addToast = useToast();
  const [batch, setBatch] = useState<Decisions['batch']>(null);
  const refresh = (): void => void invalidateAreas(client, AREAS);

  const takeBack = (itemIds: readonly string[]): void => {
    const undoAll = async (): Promise<void> => {
      for (const reviewItemId of [...itemIds].reverse())
        await call('undoReviewDecision', { params: { reviewItemId } });
    };
    undoAll()
      .then(
        () => {
          addToast(itemIds.length === 1 ? 'Taken back.' : `${itemIds.length} taken back.`);
          const [first] = itemIds;
          if (first) onTakenBack(first);
        },
        (error) => addToast(messageOf(error, 'That could not be taken back.'), 'error'),
      )
      .finally(refresh);
  };

  const forget = (itemId: string): void => {
    client.setQueryData<Queue>(
      queryKeyOf('listReviewItems', { query: QUEUE_QUERY }),
      (queue) =>
        queue && {
          ...queue,
          items: queue.items.filter((item) => item.id !== itemId),
          waiting: Math.max(0, queue.waiting - 1),
          decided: queue.decided + 1,
        },
    );
  };

  const decide: Decisions['decide'] = (item, body) => {
    forget(item.id);
    call('decideReviewItem', { params: { reviewItemId: item.id }, body })
      .then(
        () =>
          addToast(`${item.merchant ?? 'The receipt'} ${WORDS[body.decision]}.`, 'success', {
            label: 'Undo',
            run: () => takeBack([item.id]),
          }),
        (error) => addToast(messageOf(error, 'The decision could not be saved.'), 'error'),
      )
      .finally(refresh);
  };

  const acceptAll: Decisions['acceptAll'] = (items) => {
    const accepted: string[] = [];
    const run = async (): Promise<void> => {
      for (const item of items) {
        setBatch({ done: accepted.length, of: items.length });
        const params = { reviewItemId: item.id };
        const { candidates } = await call('getReviewItem', { params });
        const best = candidates.find((candidate) => candidate.confidence >= SURE_FROM);
        await call('decideReviewItem', {
          params,
          body: { decision: 'confirmed', ...(best ? { transactionId: best.transactionId } : {}) },
        });
        accepted.push(item.id);
        forget(item.id);
      }
    };
    run()
      .catch((error) => addToast(messageOf(error, 'Not all could be accepted.'), 'error'))
      .finally(() => {
        setBatch(null);
        refresh();
        if (accepted.length > 0)
          addToast(`${accepted.length} accepted.`, 'success', {
            label: 'Undo',
            run: () => takeBack(accepted),
          });
      });
  };
  return { decide, acceptAll, batch };
}

const WORDS = { confirmed: 'accepted', corrected: 'corrected', rejected: 'rejected' } as const;
