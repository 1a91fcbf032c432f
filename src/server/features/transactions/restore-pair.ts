import type { UserDb, Uuid } from '#db/pool.ts';
import { holdKept, isSame, type KeptRow, type KeptValue } from '#db/repositories/kept-rows.ts';
import {
  lockTransactionSuggestion,
  type SuggestionState,
  setSuggestionState,
  type TransactionSuggestion,
} from '#db/repositories/transaction-suggestions.ts';
import { refreshHeld } from '#db/repositories/transactions/flows.ts';
import { mergeTransactions, unmergeTransactions } from '#db/repositories/transactions/merges.ts';
import { restoreUnnamed, withdrawIfUnnamed } from '#db/repositories/transactions/standing.ts';
import { Fault } from '../../lib/fault.ts';
import type { HistoryBefore } from '../../lib/history/before.ts';
import { newerChange } from '../../lib/history/undo-rows.ts';
import type { Services } from '../../lib/services.ts';

type Pair = Extract<HistoryBefore, { kind: 'pair' }>;

type Held = TransactionSuggestion & { readonly state: SuggestionState };

/** Brings a doubt back to the state before a decision: merged transactions are two again, or one again. */
export async function restorePair(services: Services, db: UserDb, before: Pair): Promise<HistoryBefore> {
  const { existingId, transactionId, state, kept } = before;
  const pair = await lockTransactionSuggestion(db, existingId, transactionId);
  if (!pair || (kept && hasNewWord(kept, await holdWords(db, existingId)))) throw newerChange();
  return bringTo(services, db, pair, state);
}

/** Carries a decision about a doubt out, or takes one back. Gives what undoes that. */
export async function bringTo(
  services: Services,
  db: UserDb,
  pair: Held,
  state: SuggestionState,
): Promise<Pair> {
  const { existingId, transactionId } = pair;
  const at = services.clock.now();
  if (pair.state === 'accepted' && !(await unmergeTransactions(db, pair))) throw newerChange();
  if (pair.state === 'declined') await restoreUnnamed(db, existingId);
  if (state === 'accepted' && !(await mergeTransactions(db, pair, at)))
    throw new Fault('Conflict', ({ faults }) => faults.transactionGone);
  if (state === 'declined') await withdrawIfUnnamed(db, existingId, at);
  await setSuggestionState(db, pair, state, at);
  await refreshHeld(db);
  const kept = state === 'accepted' ? await holdWords(db, existingId) : null;
  return { kind: 'pair', existingId, transactionId, state: pair.state, kept };
}

async function holdWords(db: UserDb, id: Uuid): Promise<KeptRow | null> {
  return (await holdKept(db, { transactions: [id] })).get('transactions')?.get(id) ?? null;
}

/** How the user divided a transaction, or that they want it whole; null where they said neither. */
function userSplit({ split, split_source }: KeptRow): KeptValue {
  return split_source === 'user' ? [split ?? null] : null;
}

/** Whether the user has said something of a merged transaction since, which separating it would lose. */
function hasNewWord(kept: KeptRow, now: KeptRow | null): boolean {
  const differs = (column: string): boolean => !isSame(kept[column], now?.[column]);
  return (
    now?.removed_at !== null ||
    differs('note') ||
    !isSame(userSplit(kept), userSplit(now)) ||
    ['category', 'description'].some((field) => now[`${field}_source`] === 'user' && differs(field))
  );
}
