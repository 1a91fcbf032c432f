import type { UserDb } from '#db/pool.ts';
import { closeUnlisted, type StoredAccount } from '#db/repositories/accounts/accounts.ts';
import { refreshGaps } from '#db/repositories/accounts/balances.ts';
import { advanceCursor, type ConnectionStatus } from '#db/repositories/bank-connections.ts';
import { withdrawUnnamedPending } from '#db/repositories/transactions/standing.ts';
import { type IncomingTransaction, UNSTATED } from '#domain/ledger/ingest/ingest-types.ts';
import type { Services } from '../../lib/services.ts';
import { accountForTransactions } from './account-for-transactions.ts';
import { applyNews, type ReadConnection, withdraw } from './apply-news.ts';
import type { BankNews } from './collect-pages.ts';
import { listUnseen } from './list-unseen.ts';
import { storeAccounts } from './store-accounts.ts';

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
  const unseen = isSwept ? await listUnseen(db, incoming) : [];
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

/**
 * The provider's transactions in the ledger's words. Transactions of accounts that are left to another connection, or
 * that wait for the person's word, are left out; a transaction of an account that was never listed goes on without one,
 * to be set aside.
 */
function toIncomingTransactions(
  transactions: BankNews['changed'],
  accounts: ReadonlyMap<string, StoredAccount>,
  leftOut: ReadonlySet<string>,
): IncomingTransaction[] {
  return transactions.flatMap((transaction, index): IncomingTransaction[] => {
    const { accountExternalId, category, ...told } = transaction;
    if (leftOut.has(accountExternalId)) return [];
    const account = accounts.get(accountExternalId);
    return [
      {
        ...UNSTATED,
        ...told,
        key: String(index),
        accountId: account?.id ?? '',
        accountType: account?.accountType ?? 'other',
        providerCategory: category,
      },
    ];
  });
}
