import type { UserDb, Uuid } from '#db/pool.ts';
import { deleteEmptyFileAccounts } from '#db/repositories/accounts/accounts.ts';
import {
  deleteBalancesOfImport,
  refreshGaps,
  restoreFileBalances,
} from '#db/repositories/accounts/balances.ts';
import { settleImport } from '#db/repositories/imports.ts';
import { followChanges, refreshHeld } from '#db/repositories/transactions/flows.ts';
import {
  deleteTransactionsOfImport,
  leaveTransactionsToFeeds,
} from '#db/repositories/transactions/import-transactions.ts';
import { Fault } from '../../lib/fault.ts';
import type { HistoryBefore } from '../../lib/history/before.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { countBuiltOn, lockImport } from './query.ts';
import { restoreTransactions } from './restore-transactions.ts';

/**
 * Undoes an import: the transactions it added go, transactions it changed and transactions made one with its own are as
 * they were, and an account that it made and that has no other transactions goes too. It is not undone in turn: the
 * file is imported again instead. Refused where the user decided something about one of them since, or a later file
 * updated one.
 */
export async function restoreBeforeImport(
  services: Services,
  db: UserDb,
  { importId: id }: Extract<HistoryBefore, { kind: 'import' }>,
): Promise<null> {
  const stored = await lockImport(db, id);
  await refuseWhatIsBuiltOn(db, id);
  const restored = await restoreTransactions(services, db, id, stored.preview.fileName);
  await followChanges(db, restored);
  // A transaction that a bank feed lists as well is the bank's by now.
  await leaveTransactionsToFeeds(db, id);
  const emptied = await deleteTransactionsOfImport(db, id);
  await refreshHeld(db);
  await restoreFileBalances(db, await deleteBalancesOfImport(db, id));
  await refreshGaps(db);
  await deleteEmptyFileAccounts(db, emptied);
  await settleImport(db, id, { ...stored.preview, state: 'undone', addedTransactions: 0 });
  return null;
}

/** The user's own words about transactions that the import added would be lost, and so would a later file's. */
async function refuseWhatIsBuiltOn(db: UserDb, importId: Uuid): Promise<void> {
  const { decided, updated } = await countBuiltOn(db, importId);
  if (decided > 0) throw new Fault('Conflict', ({ faults }) => faults.importDecided(decided));
  if (updated > 0) throw new Fault('Conflict', ({ faults }) => faults.importUpdated(updated));
}

/** Forgets a preview; nothing of it was saved. */
export async function discardImport(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const stored = await lockImport(db, id);
    if (stored.state !== 'preview') throw new Fault('Conflict', ({ faults }) => faults.importConfirmed);
    await settleImport(db, id, { ...stored.preview, state: 'undone', addedTransactions: 0 });
  });
}
