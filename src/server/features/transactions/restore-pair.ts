import type { UserDb, Uuid } from '#db/pool.ts';
import {
  isSameValue,
  lockSnapshot,
  type SnapshotRow,
  type SnapshotValue,
} from '#db/repositories/row-snapshots.ts';
import {
  lockTransactionSuggestion,
  type SuggestionState,
  setSuggestionState,
  type TransactionSuggestion,
} from '#db/repositories/transaction-suggestions.ts';
import { refreshHeldTransactions } from '#db/repositories/transactions/flows.ts';
import { mergeTransactions, unmergeTransactions } from '#db/repositories/transactions/merges.ts';
import { removeIfUnlisted, restoreUnlisted } from '#db/repositories/transactions/removal.ts';
import { Fault } from '../../lib/fault.ts';
import type { HistoryBefore } from '../../lib/history/before.ts';
import { newerChange } from '../../lib/history/undo-rows.ts';
import type { Services } from '../../lib/services.ts';

type Pair = Extract<HistoryBefore, { kind: 'pair' }>;

type LockedPair = TransactionSuggestion & { readonly state: SuggestionState };

/** Restores the state of a pair before a decision: merges or unmerges its transactions as needed. */
export async function restorePair(services: Services, db: UserDb, before: Pair): Promise<HistoryBefore> {
  const { existingId, transactionId, state, kept } = before;
  const pair = await lockTransactionSuggestion(db, existingId, transactionId);
  if (!pair || (kept && hasNewUserEdit(kept, await lockUserFields(db, existingId)))) throw newerChange();
  return applyPairState(services, db, pair, state);
}

/** Applies a decision about a pair or reverts one. Returns the data needed to undo that. */
export async function applyPairState(
  services: Services,
  db: UserDb,
  pair: LockedPair,
  state: SuggestionState,
): Promise<Pair> {
  const { existingId, transactionId } = pair;
  const at = services.clock.now();
  if (pair.state === 'accepted' && !(await unmergeTransactions(db, pair))) throw newerChange();
  if (pair.state === 'declined') await restoreUnlisted(db, existingId);
  if (state === 'accepted' && !(await mergeTransactions(db, pair, at)))
    throw new Fault('Conflict', ({ faults }) => faults.transactionGone);
  if (state === 'declined') await removeIfUnlisted(db, existingId, at);
  await setSuggestionState(db, pair, state, at);
  await refreshHeldTransactions(db);
  const userFields = state === 'accepted' ? await lockUserFields(db, existingId) : null;
  return { kind: 'pair', existingId, transactionId, state: pair.state, kept: userFields };
}

async function lockUserFields(db: UserDb, id: Uuid): Promise<SnapshotRow | null> {
  return (await lockSnapshot(db, { transactions: [id] })).get('transactions')?.get(id) ?? null;
}

/** The user's own split (null means explicitly unsplit), or null if the user never decided about splitting. */
function userSplit({ split, split_source }: SnapshotRow): SnapshotValue {
  return split_source === 'user' ? [split ?? null] : null;
}

/** True if the user has edited the merged transaction since, because unmerging would lose that edit. */
function hasNewUserEdit(kept: SnapshotRow, now: SnapshotRow | null): boolean {
  const differs = (column: string): boolean => !isSameValue(kept[column], now?.[column]);
  return (
    now?.removed_at !== null ||
    differs('note') ||
    !isSameValue(userSplit(kept), userSplit(now)) ||
    ['category', 'description'].some((field) => now[`${field}_source`] === 'user' && differs(field))
  );
}
