import type { UserDb } from '#db/pool.ts';
import type { StoredConnection } from '#db/repositories/bank-connections.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { saveChanges } from '#db/repositories/ledger-changes.ts';
import { removeTransactions } from '#db/repositories/transactions/standing.ts';
import {
  findByExternalIds,
  forgetFeedIds,
  listBetween,
  listUnnamedPending,
  type StoredTransaction,
} from '#db/repositories/transactions/transactions.ts';
import { readDay } from '#db/repositories/user-dates.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { IncomingTransaction, LedgerTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { type FeedPlan, planFeed } from '#domain/ledger/ingest/plan-feed.ts';
import type { Services } from '../../lib/services.ts';
import { sourceOf } from './reattach-accounts.ts';

/** How far around the news other sources' transactions are looked at. */
const WINDOW_DAYS = 35;

/** Longer than this no bank keeps a transaction pending. */
const PENDING_DAYS_MAX = 14;

/** A connection with what its provider can say. */
export type ReadConnection = StoredConnection & { readonly tellsRemovals: boolean };

export async function applyNews(
  services: Services,
  db: UserDb,
  connection: ReadConnection,
  news: {
    readonly accountIds: readonly string[];
    readonly incoming: readonly IncomingTransaction[];
    readonly removedExternalIds: readonly string[];
    /** False when the provider said that something is missing. */
    readonly isWhole: boolean;
  },
): Promise<FeedPlan> {
  const { accountIds, incoming, removedExternalIds } = news;
  const at = services.clock.now();
  const asked = [
    ...incoming.flatMap((transaction) => [transaction.externalId, transaction.pendingExternalId]),
    ...removedExternalIds,
  ].filter((id) => id !== null);
  const known = await findByExternalIds(db, accountIds, sourceOf(connection), asked);
  const unnamed = connection.tellsRemovals ? [] : await listUnnamedPending(db, accountIds, idsOf(incoming));
  const others = [...(await otherTransactions(db, accountIds, incoming)), ...unnamed];
  const plan = planFeed({
    incoming,
    removedExternalIds,
    known: new Map([...known].map(([id, transaction]) => [id, toLedgerTransaction(transaction)])),
    others: others.map(toLedgerTransaction),
  });
  await saveChanges(db, plan.changes, {
    source: sourceOf(connection),
    isSandbox: connection.isSandbox,
    importId: null,
    at,
    nextId: () => services.ids.next(),
  });
  await forgetFeedIds(db, plan.doubtfulIds);
  // Without a word about withdrawn transactions, a pending one that is no longer listed is given up only when it is
  // old.
  const longAgo = addDays(await readDay(db, at), -PENDING_DAYS_MAX);
  const taken = new Set(plan.changes.flatMap((change) => (change.kind === 'add' ? [] : [change.existingId])));
  const stale = news.isWhole
    ? unnamed
        .filter((transaction) => transaction.postedOn < longAgo && !taken.has(transaction.id))
        .map((transaction) => transaction.id)
    : [];
  const gone = [...plan.removedIds, ...stale];
  await removeTransactions(db, gone, 'provider', at);
  await withdraw(services, db, gone);
  return plan;
}

export async function withdraw(services: Services, db: UserDb, ids: readonly string[]): Promise<void> {
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

/** Transactions around the news that no feed names now: from files, or from a connection that this one replaces. */
async function otherTransactions(
  db: UserDb,
  accountIds: readonly string[],
  incoming: readonly IncomingTransaction[],
): Promise<StoredTransaction[]> {
  const days = incoming.map((transaction) => transaction.postedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const transactions = await listBetween(
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

export function idsOf(incoming: readonly IncomingTransaction[]): string[] {
  return incoming.flatMap((transaction) => transaction.externalId ?? []);
}
