import { recordUnpairing } from '#db/repositories/matching/pairing-answers.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { declineMatch } from '#db/repositories/receipt-matches/decisions.ts';
import { refreshAfterTransactionChanges } from '#db/repositories/transactions/flows.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { UndoableResult } from './record-split.ts';

/**
 * Unmatches a receipt from a transaction permanently: the pair is stored as declined, and both may be matched again.
 */
export async function unmatchReceipt(
  services: Services,
  userId: string,
  wireTransactionId: string,
  wireReceiptId: string,
): Promise<UndoableResult> {
  const pair = { transactionId: fromWire(wireTransactionId), receiptId: fromWire(wireReceiptId) };
  const at = services.clock.now();
  const scope = { receipt_matches: [pair.receiptId], pairing_answers: [pair.receiptId] };
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const recorded = await recordChange(services, db, scope, async () => {
      await recordUnpairing(db, { id: services.ids.next(), ...pair, at });
      if (!(await declineMatch(db, pair.receiptId, pair.transactionId, at))) throw notFound();
      await refreshAfterTransactionChanges(db, [pair.transactionId]);
      return {
        value: null,
        events: [{ ...pair, detail: { kind: 'receiptRemoved', values: { by: 'user' } } }],
      };
    });
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
