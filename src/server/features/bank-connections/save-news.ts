import type { UserDb } from '#db/pool.ts';
import { closeUnlisted } from '#db/repositories/accounts/accounts.ts';
import { refreshGaps } from '#db/repositories/accounts/balances.ts';
import {
  advanceCursor,
  type ConnectionStatus,
  type StoredConnection,
} from '#db/repositories/bank-connections.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { saveChanges } from '#db/repositories/ledger-changes.ts';
import { removeTransactions, withdrawUnnamedPending } from '#db/repositories/transactions/standing.ts';
import {
  findByExternalIds,
  findUnseen,
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
import { accountForTransactions } from './account-for-transactions.ts';
import type { BankNews } from './collect-pages.ts';
import { sourceOf } from './reattach-accounts.ts';
import { storeAccounts } from './store-accounts.ts';
import { toIncomingTransactions } from './to-incoming-transactions.ts';

/** How far around the news other sources' transactions are looked at. */
const WINDOW_DAYS = 35;
/** Longer than this no bank keeps a transaction pending. */
const PENDING_DAYS_MAX = 14;

/** A connection with what its provider can say. */
type ReadConnection = StoredConnection & { readonly tellsRemovals: boolean };

/** `overtaken`: another run saved first and nothing of this one is kept. `again`: everything must be read once more. */
export type Saved = 'saved' | 'again' | 'overtaken';

/** Writes transactions, accounts and position of one reading, all or none. */
export async function saveNews(
  services: Services,
  db: UserDb,
  connection: ReadConnection,
  news: BankNews,
): Promise<Saved> {
  const at = services.clock.now();
  const isWholeHistory = news.isReady && news.isHistoryComplete;
  const isSweep = startsSweep(connection);
  const isSwept = isSweep && isWholeHistory;
  // First: a run that was overtaken must stop before it writes anything.
  const isFirst = await advanceCursor(db, connection.id, {
    from: connection.cursor,
    // What is gone is found only where all is read at once, so an unfinished history is read from its start again.
    to: isSweep && !isWholeHistory ? null : (news.nextCursor ?? connection.cursor),
    status: statusOf(isWholeHistory),
    needsSweep: connection.tellsRemovals && connection.needsSweep && !isSwept,
    problem: news.problems.map(({ message }) => message).join(' ') || null,
    at,
  });
  if (!isFirst) return 'overtaken';
  const { accounts, leftOut, isAnyMoved } = await storeAccounts(services, db, connection, news.accounts);
  const incoming = toIncomingTransactions(news.changed, accounts, leftOut);
  const accountIds = [...accounts.values()].map((account) => account.id);
  if (news.isReady && news.accounts.length > 0) await closeUnlisted(db, connection.id, accountIds);
  const unseen = isSwept ? await findUnseen(db, firstDays(incoming), idsOf(incoming)) : [];
  const plan = await applyNews(services, db, connection, {
    accountIds,
    incoming,
    removedExternalIds: [...news.removedExternalIds, ...unseen],
    isWhole: news.problems.length === 0,
  });
  await accountForTransactions(services, db, connection.id, { news, plan, incoming, accounts });
  if (isSwept) await withdraw(services, db, await withdrawUnnamedPending(db, accountIds, at));
  await refreshGaps(db);
  return isAnyMoved && connection.cursor !== null ? 'again' : 'saved';
}

/** All transactions are read again, to find the ones that the bank has no more. */
function startsSweep({ tellsRemovals, needsSweep, cursor }: ReadConnection): boolean {
  return tellsRemovals && needsSweep && cursor === null;
}

function statusOf(isComplete: boolean): ConnectionStatus {
  return isComplete ? 'healthy' : 'importing';
}

async function applyNews(
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

async function withdraw(services: Services, db: UserDb, ids: readonly string[]): Promise<void> {
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

/**
 * The oldest day each account told of: older transactions are not gone, the bank merely does not reach back to them.
 */
function firstDays(incoming: readonly IncomingTransaction[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { accountId, postedOn } of incoming) {
    const first = days.get(accountId);
    if (first === undefined || postedOn < first) days.set(accountId, postedOn);
  }
  return days;
}

function idsOf(incoming: readonly IncomingTransaction[]): string[] {
  return incoming.flatMap((transaction) => transaction.externalId ?? []);
}
