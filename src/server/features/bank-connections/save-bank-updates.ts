import type { UserDb } from '#db/pool.ts';
import { closeUnlistedAccounts, type StoredAccount } from '#db/repositories/accounts/accounts.ts';
import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { advanceCursor, type ConnectionStatus } from '#db/repositories/bank-connections.ts';
import { removeUnlistedPending } from '#db/repositories/transactions/removal.ts';
import { type IncomingTransaction, UNSTATED_FIELDS } from '#domain/ledger/ingest/ingest-types.ts';
import type { Services } from '../../lib/services.ts';
import { applyBankUpdates, recordRemovals, type SyncedConnection } from './apply-bank-updates.ts';
import type { BankUpdates } from './fetch-all-pages.ts';
import { listMissingExternalIds } from './list-missing-external-ids.ts';
import { recordSyncOutcome } from './record-sync-outcome.ts';
import { storeAccounts } from './store-accounts.ts';

/**
 * `overtaken`: another run saved first, and nothing of this one was saved. `refetch`: everything must be fetched once
 * more.
 */
export type SaveOutcome = 'saved' | 'refetch' | 'overtaken';

/** Saves the transactions, accounts and cursor of one sync, all or none. */
export async function saveBankUpdates(
  services: Services,
  db: UserDb,
  connection: SyncedConnection,
  updates: BankUpdates,
): Promise<SaveOutcome> {
  const at = services.clock.now();
  const isHistoryReady = updates.isReady && updates.isHistoryComplete;
  const isSweep = startsSweep(connection);
  const isSwept = isSweep && isHistoryReady;
  // This comes first, because a run that was overtaken must stop before it writes anything.
  const isFirst = await advanceCursor(db, connection.id, {
    from: connection.cursor,
    // Missing transactions are only detected in a complete fetch, so an incomplete history is fetched from its start
    // again.
    to: isSweep && !isHistoryReady ? null : (updates.nextCursor ?? connection.cursor),
    status: statusOf(isHistoryReady),
    needsSweep: connection.reportsRemovals && connection.needsSweep && !isSwept,
    problem: updates.problems.map(({ message }) => message).join(' ') || null,
    at,
  });
  if (!isFirst) return 'overtaken';
  const { accounts, leftOut, isAnyMoved } = await storeAccounts(services, db, connection, updates.accounts);
  const incoming = toIncomingTransactions(updates.changed, accounts, leftOut);
  const accountIds = [...accounts.values()].map((account) => account.id);
  const isComplete = updates.problems.length === 0;
  if (updates.isReady && isComplete && updates.accounts.length > 0)
    await closeUnlistedAccounts(db, connection.id, accountIds);
  const unseen = isSwept ? await listMissingExternalIds(db, incoming) : [];
  const plan = await applyBankUpdates(services, db, connection, {
    accountIds,
    incoming,
    removedExternalIds: [...updates.removedExternalIds, ...unseen],
    isComplete,
  });
  await recordSyncOutcome(services, db, connection.id, { updates, plan, incoming, accounts });
  if (isSwept) await recordRemovals(services, db, await removeUnlistedPending(db, accountIds, at));
  await updateBalanceGaps(db);
  return isAnyMoved && connection.cursor !== null ? 'refetch' : 'saved';
}

/** True if all transactions are fetched again to detect those the bank has removed. */
function startsSweep({ reportsRemovals, needsSweep, cursor }: SyncedConnection): boolean {
  return reportsRemovals && needsSweep && cursor === null;
}

function statusOf(isComplete: boolean): ConnectionStatus {
  return isComplete ? 'healthy' : 'importing';
}

/**
 * Converts the provider's transactions for the ledger. Transactions of skipped accounts are omitted. A transaction
 * whose account was never listed gets an empty account ID and is quarantined later.
 */
function toIncomingTransactions(
  transactions: BankUpdates['changed'],
  accounts: ReadonlyMap<string, StoredAccount>,
  leftOut: ReadonlySet<string>,
): IncomingTransaction[] {
  return transactions.flatMap((transaction, index): IncomingTransaction[] => {
    const { accountExternalId, category, ...fields } = transaction;
    if (leftOut.has(accountExternalId)) return [];
    const account = accounts.get(accountExternalId);
    return [
      {
        ...UNSTATED_FIELDS,
        ...fields,
        key: String(index),
        accountId: account?.id ?? '',
        accountType: account?.accountType ?? 'other',
        providerCategory: category,
      },
    ];
  });
}
