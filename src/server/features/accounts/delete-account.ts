import { deleteAccountWithTransactions } from '#db/repositories/accounts/account-changes.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { getAccount } from './get-account.ts';

/**
 * Deletes an account with its transactions. An account of a connection can't be deleted, because the next sync would
 * add it again.
 */
export async function deleteAccount(services: Services, userId: string, accountId: string): Promise<void> {
  const id = fromWire(accountId);
  await services.db.withUser(userId, async (db) => {
    const account = await getAccount(db, id);
    if (account.connectionId !== null && !account.isClosed)
      throw new Fault('Conflict', ({ faults }) => faults.accountConnected);
    if (account.source === 'receipts')
      throw new Fault('Conflict', ({ faults }) => faults.accountFromReceipts);
    await deleteAccountWithTransactions(db, id);
    await markDerivationPending(db);
  });
  await deriveAndAnnounce(services, userId, 'accountChanged');
}
