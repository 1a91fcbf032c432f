import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { call } from '../../lib/api-client.ts';
import { invalidateAreas, queryKeyOf } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { SURE_FROM } from '../../lib/format/confidence.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import type { Queue, QueueItem } from './review-types.ts';

type Decision = BodyOf<'decideReviewItem'>;

interface Decided {
  readonly reviewItemId: string;
  readonly body: Decision;
}

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
  const { did } = useUndo();
  const [batch, setBatch] = useState<Decisions['batch']>(null);
  const refresh = (): void => void invalidateAreas(client, AREAS);

  const takeBack = async (itemIds: readonly string[]): Promise<void> => {
    try {
      for (const reviewItemId of [...itemIds].reverse())
        await call('undoReviewDecision', { params: { reviewItemId } });
      const [first] = itemIds;
      if (first) onTakenBack(first);
    } finally {
      refresh();
    }
  };
  const put = async (decided: readonly Decided[]): Promise<void> => {
    try {
      for (const { reviewItemId, body } of decided)
        await call('decideReviewItem', { params: { reviewItemId }, body });
    } finally {
      refresh();
    }
  };
  const remember = (told: string, decided: readonly Decided[]): void =>
    did({
      told,
      undo: () => takeBack(decided.map(({ reviewItemId }) => reviewItemId)),
      redo: () => put(decided),
    });

  const forget = (itemId: string): void => leaveQueue(client, itemId);

  const decide: Decisions['decide'] = (item, body) => {
    forget(item.id);
    const decided = [{ reviewItemId: item.id, body }];
    put(decided).then(
      () => remember(`${item.merchant ?? 'The receipt'} ${WORDS[body.decision]}.`, decided),
      (error) => addToast(messageOf(error, 'The decision could not be saved.'), 'error'),
    );
  };

  const acceptAll: Decisions['acceptAll'] = (items) => {
    const accepted: Decided[] = [];
    const run = async (): Promise<void> => {
      for (const item of items) {
        setBatch({ done: accepted.length, of: items.length });
        accepted.push(await accept(item.id));
        forget(item.id);
      }
    };
    run()
      .catch((error) => addToast(messageOf(error, 'Not all could be accepted.'), 'error'))
      .finally(() => {
        setBatch(null);
        refresh();
        if (accepted.length > 0) remember(`${accepted.length} accepted.`, accepted);
      });
  };
  return { decide, acceptAll, batch };
}

const WORDS = { confirmed: 'accepted', corrected: 'corrected', rejected: 'rejected' } as const;

/** Accepts an item with its surest candidate; without a sure one it stands alone. */
async function accept(reviewItemId: string): Promise<Decided> {
  const params = { reviewItemId };
  const { candidates } = await call('getReviewItem', { params });
  const best = candidates.find((candidate) => candidate.confidence >= SURE_FROM);
  const body = { decision: 'confirmed', ...(best ? { transactionId: best.transactionId } : {}) } as const;
  await call('decideReviewItem', { params, body });
  return { reviewItemId, body };
}

/** Takes an item off the queue on screen before the server has said so. */
function leaveQueue(client: QueryClient, itemId: string): void {
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
}
