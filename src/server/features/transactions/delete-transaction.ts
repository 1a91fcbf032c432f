import { refreshGaps } from '#db/repositories/accounts/balances.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { removeTransactions } from '#db/repositories/transactions/standing.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { Recorded } from './tell-split.ts';
import { holdTransaction } from './transaction-query.ts';

/** Deletes a transaction by the user's word: its ids stay known, so that no source brings it back. */
export async function deleteTransaction(
  services: Services,
  userId: string,
  wireId: string,
): Promise<Recorded> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    if (!(await holdTransaction(db, id))) throw notFound();
    const recorded = await recordChange(services, db, { transactions: [id] }, async () => {
      await removeTransactions(db, [id], 'user', services.clock.now());
      return {
        value: null,
        events: [{ transactionId: id, detail: { kind: 'transactionDeleted', values: {} } }],
      };
    });
    await refreshGaps(db);
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'manualTransactionChanged');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
