import type { UserDb, Uuid } from '#db/pool.ts';
import { lockLedger } from '#db/repositories/ledger-changes.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { type StagedAccount, unpack } from '../../lib/staged-transactions.ts';
import { findStagedTransactions, lockImport } from './query.ts';
import { importContext, type Preview } from './stored-import.ts';

/** Locks the ledger and an import that is waiting for confirmation, and returns it with the accounts of its file. */
export async function lockPreview(
  { secretBox }: Services,
  db: UserDb,
  id: Uuid,
): Promise<{ readonly preview: Preview; readonly staged: StagedAccount[] }> {
  await lockLedger(db);
  const { state, preview } = await lockImport(db, id);
  const sealed = state === 'preview' ? await findStagedTransactions(db, id) : null;
  if (sealed === null) throw new Fault('Conflict', ({ faults }) => faults.importClosed);
  return { preview, staged: unpack(secretBox.open(sealed, importContext(db.userId, id))) };
}
