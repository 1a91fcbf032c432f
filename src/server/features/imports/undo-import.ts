import type { UserDb, Uuid } from '#db/pool.ts';
import { deleteEmptyFileAccounts } from '#db/repositories/accounts/accounts.ts';
import { deleteBalancesOfImport, updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { finalizeImport } from '#db/repositories/imports.ts';
import {
  refreshAfterTransactionChanges,
  refreshHeldTransactions,
} from '#db/repositories/transactions/flows.ts';
import {
  deleteTransactionsOfImport,
  detachFeedTransactionsFromImport,
} from '#db/repositories/transactions/import-transactions.ts';
import { Fault } from '../../lib/fault.ts';
import type { HistoryBefore } from '../../lib/history/before.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { countDependentChanges, lockImport } from './query.ts';
import { restoreTransactions } from './restore-transactions.ts';

/**
 * Undoes an import: deletes the transactions it added, restores those it changed or merged, and deletes an account it
 * created if the account has no other transactions. This cannot be undone; the file is imported again instead. Throws
 * if the user has decided about one of its transactions since, or a later import updated one.
 */
export async function undoImport(
  services: Services,
  db: UserDb,
  { importId: id }: Extract<HistoryBefore, { kind: 'import' }>,
): Promise<null> {
  const stored = await lockImport(db, id);
  await assertNoDependentChanges(db, id);
  const restored = await restoreTransactions(services, db, id, stored.preview.fileName);
  await refreshAfterTransactionChanges(db, restored);
  // A transaction that a bank feed also reports now belongs to the feed.
  await detachFeedTransactionsFromImport(db, id);
  const emptied = await deleteTransactionsOfImport(db, id);
  await refreshHeldTransactions(db);
  await deleteBalancesOfImport(db, id);
  await updateBalanceGaps(db);
  await deleteEmptyFileAccounts(db, emptied);
  await finalizeImport(db, id, { ...stored.preview, state: 'undone', addedTransactions: 0 });
  return null;
}

/** Throws if undoing would lose the user's decisions or the updates of a later file. */
async function assertNoDependentChanges(db: UserDb, importId: Uuid): Promise<void> {
  const { decided, updated } = await countDependentChanges(db, importId);
  if (decided > 0) throw new Fault('Conflict', ({ faults }) => faults.importDecided(decided));
  if (updated > 0) throw new Fault('Conflict', ({ faults }) => faults.importUpdated(updated));
}

/** Discards a preview; none of its transactions were saved. */
export async function discardImport(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const stored = await lockImport(db, id);
    if (stored.state !== 'preview') throw new Fault('Conflict', ({ faults }) => faults.importConfirmed);
    await finalizeImport(db, id, { ...stored.preview, state: 'undone', addedTransactions: 0 });
  });
}
