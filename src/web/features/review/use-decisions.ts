import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryOf } from '#domain/categorization/categories.ts';
import { batchWrites, call, write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { SURE_FROM } from '../../lib/format/confidence.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import type { UndoStep } from '../../lib/undo/undo-stack.ts';
import { texts } from '../../texts/en/review.ts';
import {
  appliesToMerchantByDefault,
  type CategoryAnswer,
  candidateTransactions,
  categoryId,
  type Decision,
  PAIR_TEXTS,
  pairId,
  type QueueCategory,
  type QueueEntry,
  type QueueItem,
  type QueuePair,
} from './review-types.ts';
import { hideEntry, releaseEntries } from './use-queue.ts';

/** An answer to a queue entry. */
interface Answer {
  readonly entryId: string;
  readonly send: () => Promise<{ readonly eventId: string | null }>;
}

/** A decided entry and the event that undoes it. */
interface Decided {
  readonly entryId: string;
  readonly eventId: string | null;
}

export interface Decisions {
  readonly decide: (item: QueueItem, decision: Decision) => void;
  readonly answer: (pair: QueuePair, isYes: boolean) => void;
  readonly settle: (question: QueueCategory, answer: CategoryAnswer) => void;
  readonly acceptAll: (entries: readonly QueueEntry[]) => void;
  /** Progress of a batch; null while none runs. */
  readonly batch: { readonly done: number; readonly of: number } | null;
}

/** Applies decisions optimistically; the toast undoes them. */
export function useDecisions(onUndone: (entryId: string) => void): Decisions {
  const client = useQueryClient();
  const addToast = useToast();
  const { recordChange, recordPending } = useUndo();
  const [batch, setBatch] = useState<Decisions['batch']>(null);

  const stepOf = (message: string, decided: readonly Decided[]): UndoStep => {
    const [first] = decided;
    const eventIds = decided.flatMap(({ eventId }) => eventId ?? []);
    return { message, eventIds, onUndone: () => first && onUndone(first.entryId) };
  };

  const carryOut = (message: string, { entryId, send }: Answer): void => {
    hideEntry(client, entryId);
    const change = send().finally(() => releaseEntries([entryId]));
    recordPending(change.then(({ eventId }) => stepOf(message, [{ entryId, eventId }])));
    change.catch((error) => addToast(errorMessage(error, texts.decided.failed), 'error'));
  };

  const acceptAll: Decisions['acceptAll'] = (entries) => {
    const accepted: Decided[] = [];
    const run = async (): Promise<void> => {
      for (const entry of entries) {
        setBatch({ done: accepted.length, of: entries.length });
        const { entryId, send } = await acceptance(entry);
        const { eventId } = await send();
        accepted.push({ entryId, eventId });
        hideEntry(client, entryId);
      }
    };
    batchWrites(run)
      .catch((error) => addToast(errorMessage(error, texts.decided.notAll), 'error'))
      .finally(() => {
        setBatch(null);
        releaseEntries(accepted.map(({ entryId }) => entryId));
        if (accepted.length > 0) recordChange(stepOf(texts.decided.many(accepted.length), accepted));
      });
  };
  return {
    decide: (item, body) =>
      carryOut(
        texts.decided.done[body.decision](item.merchant ?? texts.decided.unnamed),
        aboutReceipt(item.id, body),
      ),
    answer: (pair, isYes) => {
      const { doneYes, doneNo } = PAIR_TEXTS[pair.kind];
      carryOut(isYes ? doneYes : doneNo, aboutPair(pair, isYes));
    },
    settle: (question, answer) =>
      carryOut(
        texts.category.done(question.merchant, categoryOf(answer.category).name, changedBy(question, answer)),
        aboutCategory(question, answer),
      ),
    acceptAll,
    batch,
  };
}

/** Builds the answer that accepts an entry as suggested. */
async function acceptance(entry: QueueEntry): Promise<Answer> {
  if ('item' in entry) return aboutReceipt(entry.id, await confirmLikeliest(entry.id));
  if ('pair' in entry) return aboutPair(entry.pair, true);
  return aboutCategory(entry.category, likeliest(entry.category));
}

/** Number of transactions a category answer changes. */
function changedBy(question: QueueCategory, answer: CategoryAnswer): number {
  return answer.isForMerchant && question.basis !== 'receipt' ? question.others + 1 : 1;
}

function aboutReceipt(reviewItemId: string, body: Decision): Answer {
  const params = { reviewItemId };
  return {
    entryId: reviewItemId,
    send: () => write('decideReviewItem', { params, body }),
  };
}

/** Accepts a receipt with its most confident candidate; without a confident one it becomes a separate purchase. */
async function confirmLikeliest(reviewItemId: string): Promise<Decision> {
  const { candidates } = await call('getReviewItem', { params: { reviewItemId } });
  const best = candidates.find((candidate) => candidate.confidence >= SURE_FROM);
  return { decision: 'confirmed', ...(best ? candidateTransactions(best) : {}) };
}

function aboutCategory(question: QueueCategory, body: CategoryAnswer): Answer {
  const params = { transactionId: question.transaction.id };
  return {
    entryId: categoryId(question),
    send: () => write('answerCategory', { params, body }),
  };
}

function likeliest(question: QueueCategory): CategoryAnswer {
  return {
    category: question.choices[0]?.category ?? '',
    isForMerchant: appliesToMerchantByDefault(question),
  };
}

function aboutPair(pair: QueuePair, isYes: boolean): Answer {
  const [one, other] = pair.transactions;
  const params = { transactionId: one?.id ?? '', otherId: other?.id ?? '' };
  const entryId = pairId(pair);
  if (pair.kind === 'transfer')
    return {
      entryId,
      send: () => write('decideTransfer', { params, body: { decision: isYes ? 'confirm' : 'refuse' } }),
    };
  return {
    entryId,
    send: () => write('decidePossibleMatch', { params, body: { decision: isYes ? 'same' : 'different' } }),
  };
}
