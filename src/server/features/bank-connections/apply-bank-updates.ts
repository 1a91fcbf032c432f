import type { UserDb } from '#db/pool.ts';
import type { StoredConnection } from '#db/repositories/bank-connections.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { applyIngestPlan } from '#db/repositories/ledger-changes.ts';
import { removeTransactions } from '#db/repositories/transactions/removal.ts';
import {
  clearFeedIds,
  findTransactionsByExternalIds,
  listTransactionsBetween,
  listUnlistedPending,
  type StoredTransaction,
} from '#db/repositories/transactions/transactions.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { IncomingTransaction, LedgerTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { type FeedPlan, planFeed } from '#domain/ledger/ingest/plan-feed.ts';
import type { Services } from '../../lib/services.ts';
import { sourceOf } from './reattach-accounts.ts';

/** Range around the updates in which transactions of other sources are compared. */
const WINDOW_DAYS = 35;

/** No bank keeps a transaction pending for longer than this. */
const PENDING_DAYS_MAX = 14;

/** A connection, and whether its provider reports removed transactions. */
export type SyncedConnection = StoredConnection & { readonly reportsRemovals: boolean };

export async function applyBankUpdates(
  services: Services,
  db: UserDb,
  connection: SyncedConnection,
  updates: {
    readonly accountIds: readonly string[];
    readonly incoming: readonly IncomingTransaction[];
    readonly removedExternalIds: readonly string[];
    /** False if the provider reported missing data. */
    readonly isComplete: boolean;
  },
): Promise<FeedPlan> {
  const { accountIds, incoming, removedExternalIds } = updates;
  const at = services.clock.now();
  const externalIds = [
    ...incoming.flatMap((transaction) => [transaction.externalId, transaction.pendingExternalId]),
    ...removedExternalIds,
  ].filter((id) => id !== null);
  const known = await findTransactionsByExternalIds(db, accountIds, sourceOf(connection), externalIds);
  const unnamed = connection.reportsRemovals
    ? []
    : await listUnlistedPending(db, accountIds, externalIdsOf(incoming));
  const others = [...(await listUnclaimedTransactions(db, accountIds, incoming)), ...unnamed];
  const plan = planFeed({
    incoming,
    removedExternalIds,
    known: new Map([...known].map(([id, transaction]) => [id, toLedgerTransaction(transaction)])),
    others: others.map(toLedgerTransaction),
  });
  await applyIngestPlan(db, plan.changes, {
    source: sourceOf(connection),
    isSandbox: connection.isSandbox,
    importId: null,
    at,
    nextId: () => services.ids.next(),
  });
  await clearFeedIds(db, plan.uncertainRemovalIds);
  // If the provider does not report removals, a pending transaction that is no longer listed is removed only once it is
  // old.
  const longAgo = addDays(await getLocalDay(db, at), -PENDING_DAYS_MAX);
  const taken = new Set(plan.changes.flatMap((change) => (change.kind === 'add' ? [] : [change.existingId])));
  const stale = updates.isComplete
    ? unnamed
        .filter((transaction) => transaction.postedOn < longAgo && !taken.has(transaction.id))
        .map((transaction) => transaction.id)
    : [];
  const removedIds = [...plan.removedIds, ...stale];
  await removeTransactions(db, removedIds, 'provider', at);
  await recordRemovals(services, db, removedIds);
  return plan;
}

export async function recordRemovals(services: Services, db: UserDb, ids: readonly string[]): Promise<void> {
  await recordEvents(
    db,
    ids.map((transactionId) => ({
      id: services.ids.next(),
      transactionId,
      source: 'provider' as const,
      detail: { kind: 'removedByBank' as const, values: {} },
    })),
    services.clock.now(),
  );
}

/** Transactions around the updates that belong to no feed: from files, or from a connection replaced by this one. */
async function listUnclaimedTransactions(
  db: UserDb,
  accountIds: readonly string[],
  incoming: readonly IncomingTransaction[],
): Promise<StoredTransaction[]> {
  const days = incoming.map((transaction) => transaction.postedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const transactions = await listTransactionsBetween(
    db,
    accountIds,
    addDays(first, -WINDOW_DAYS),
    addDays(last, WINDOW_DAYS),
  );
  return transactions.filter(
    (transaction) =>
      transaction.feedId === null &&
      transaction.removedBy !== 'provider' &&
      transaction.removedBy !== 'merge',
  );
}

function toLedgerTransaction(transaction: StoredTransaction): LedgerTransaction {
  return { ...transaction, externalId: transaction.feedId };
}

export function externalIdsOf(incoming: readonly IncomingTransaction[]): string[] {
  return incoming.flatMap((transaction) => transaction.externalId ?? []);
}
