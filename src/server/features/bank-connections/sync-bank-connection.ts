import type { UserDb } from '#db/pool.ts';
import {
  advanceCursor,
  type ConnectionStatus,
  findConnection,
  type StoredConnection,
  setConnectionStatus,
  tokenContext,
} from '#db/repositories/bank-connections.ts';
import { saveChanges } from '#db/repositories/ledger-changes.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import {
  findByExternalIds,
  listBetween,
  recordEvents,
  removeTransactions,
  type StoredTransaction,
} from '#db/repositories/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { IncomingRow, LedgerRow } from '#domain/ledger/ingest/ingest-types.ts';
import { planFeed } from '#domain/ledger/ingest/plan-feed.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import type { Services } from '../../lib/services.ts';
import { type BankNews, collectPages } from './collect-pages.ts';
import { storeAccounts } from './store-accounts.ts';

const SOURCE = 'plaid';
/** How far around the news other sources' rows are looked at. */
const WINDOW_DAYS = 35;
const POLL_HOURS = 6;
/** While a first import is under way the bank is asked again soon: notices may be lost. */
const FRESH_PAUSE_SECONDS = 1;
const LATER_PAUSE_SECONDS = 60;
/** How long a connection counts as fresh: someone is probably watching its first import. */
const FRESH_MS = 5 * 60_000;

/** Brings one connection up to date: all pages first, then rows and position in one transaction. */
export async function syncBankConnection(
  services: Services,
  userId: string,
  connectionId: string,
): Promise<void> {
  const { db, bank, clock } = services;
  const connection = await db.readAs(userId, (user) => findConnection(user, connectionId));
  if (!connection || !bank) return;
  const accessToken = services.secretBox.open(
    connection.accessTokenSealed,
    tokenContext(userId, connectionId),
  );
  const news = await collectPages(bank, accessToken, connection.cursor).catch(async (error: unknown) => {
    await noteFailure(services, userId, connection, error);
    throw error;
  });
  const isSaved = await db.withUser(userId, (user) => saveNews(services, user, connection, news));
  if (!isSaved) throw new ProviderFailure('restart', 'OVERTAKEN', 'another run saved its news first');
  await scheduleNext(
    db.system,
    userId,
    'bank',
    connectionId,
    new Date(clock.now().getTime() + POLL_HOURS * 3_600_000),
  );
  if (!news.isHistoryComplete) {
    const isFresh = clock.now().getTime() - connection.createdAt.getTime() < FRESH_MS;
    const afterSeconds = isFresh ? FRESH_PAUSE_SECONDS : LATER_PAUSE_SECONDS;
    await services.jobs.send('bank-sync', connectionId, { userId, connectionId }, { afterSeconds });
  }
  if (news.changed.length > 0 || news.removedExternalIds.length > 0)
    await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'settings', 'insights'],
  });
}

async function saveNews(
  services: Services,
  db: UserDb,
  connection: StoredConnection,
  news: BankNews,
): Promise<boolean> {
  const { clock, ids } = services;
  const at = clock.now();
  const status: ConnectionStatus = news.isReady && news.isHistoryComplete ? 'healthy' : 'importing';
  // First: a run that was overtaken must stop before it writes anything.
  const isFirst = await advanceCursor(db, connection.id, {
    from: connection.cursor,
    to: news.nextCursor ?? connection.cursor,
    status,
    at,
  });
  if (!isFirst) return false;
  const accounts = await storeAccounts(services, db, connection, news.accounts);
  const incoming = news.changed.flatMap((row, index): IncomingRow[] => {
    const account = accounts.get(row.accountExternalId);
    if (!account) return [];
    const {
      externalId,
      pendingExternalId,
      postedOn,
      authorizedOn,
      amountMinor,
      currency,
      originalDescription,
      merchant,
      isPending,
      category,
    } = row;
    return [
      {
        key: String(index),
        accountId: account.id,
        accountType: account.accountType,
        externalId,
        pendingExternalId,
        postedOn,
        authorizedOn,
        amountMinor,
        currency,
        originalDescription,
        merchant,
        isPending,
        providerCategory: category,
      },
    ];
  });
  const accountIds = [...accounts.values()].map((account) => account.id);
  const asked = [
    ...incoming.flatMap((row) => [row.externalId, row.pendingExternalId]),
    ...news.removedExternalIds,
  ].filter((id) => id !== null);
  const known = await findByExternalIds(db, accountIds, SOURCE, asked);
  const others = await otherRows(db, accountIds, incoming);
  const plan = planFeed({
    incoming,
    removedExternalIds: news.removedExternalIds,
    known: new Map([...known].map(([id, row]) => [id, toLedgerRow(row)])),
    others: others.map(toLedgerRow),
  });
  await saveChanges(db, plan.changes, {
    source: SOURCE,
    isSandbox: connection.isSandbox,
    importId: null,
    at,
    nextId: () => ids.next(),
  });
  await removeTransactions(db, plan.removedIds, 'provider', at);
  await recordEvents(
    db,
    plan.removedIds.map((id) => ({
      id: ids.next(),
      transactionId: id,
      what: 'Withdrawn',
      reason: 'the bank no longer lists it',
    })),
    at,
  );
  return true;
}

async function otherRows(
  db: UserDb,
  accountIds: readonly string[],
  incoming: readonly IncomingRow[],
): Promise<StoredTransaction[]> {
  const days = incoming.map((row) => row.postedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rows = await listBetween(db, accountIds, addDays(first, -WINDOW_DAYS), addDays(last, WINDOW_DAYS));
  return rows.filter((row) => row.feedId === null);
}

function toLedgerRow(row: StoredTransaction): LedgerRow {
  return { ...row, externalId: row.feedId };
}

async function noteFailure(
  services: Services,
  userId: string,
  connection: StoredConnection,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ProviderFailure)) return;
  if (error.kind === 'cursor_lost') {
    await services.db.withUser(userId, (db) =>
      advanceCursor(db, connection.id, {
        from: connection.cursor,
        to: null,
        status: 'importing',
        at: services.clock.now(),
      }),
    );
    return;
  }
  const needsPerson = error.kind === 'reauth' || error.kind === 'gone';
  const isPassing = error.kind === 'unavailable' || error.kind === 'busy' || error.kind === 'restart';
  const status: ConnectionStatus = needsPerson ? 'needs_reauth' : isPassing ? connection.status : 'failed';
  await services.db.withUser(userId, (db) => setConnectionStatus(db, connection.id, status, error.code));
  const waitHours = needsPerson ? 24 : 1;
  await scheduleNext(
    services.db.system,
    userId,
    'bank',
    connection.id,
    new Date(services.clock.now().getTime() + waitHours * 3_600_000),
  );
  await services.events.publish(userId, { kind: 'changed', areas: ['dashboard', 'settings'] });
}
