import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { removeTransactions } from '#db/repositories/transactions/removal.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { UndoableResult } from './record-split.ts';
import { lockTransactionIfExists } from './transaction-query.ts';

/** Deletes a transaction for the user. Its external IDs stay known, so that no source adds it again. */
export async function deleteTransaction(
  services: Services,
  userId: string,
  wireId: string,
): Promise<UndoableResult> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    if (!(await lockTransactionIfExists(db, id))) throw notFound();
    const recorded = await recordChange(services, db, { transactions: [id] }, async () => {
      await removeTransactions(db, [id], 'user', services.clock.now());
      return {
        value: null,
        events: [{ transactionId: id, detail: { kind: 'transactionDeleted', values: {} } }],
      };
    });
    await updateBalanceGaps(db);
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'manualTransactionChanged');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
