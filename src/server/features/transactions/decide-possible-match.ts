import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { lockTransactionSuggestion } from '#db/repositories/transaction-suggestions.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordUndoableChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { applyPairState } from './restore-pair.ts';

/**
 * Saves the decision whether two transactions are the same. If they are, the newer one is merged into the older one;
 * otherwise the pair is never suggested again.
 */
export async function decidePossibleMatch(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  decision: 'same' | 'different',
): Promise<{ done: true; eventId: string; transactionId: string }> {
  const { keptId, eventId } = await services.db.withUser(userId, async (db) => {
    const pair = await lockTransactionSuggestion(
      db,
      fromWire(wireIds.transactionId),
      fromWire(wireIds.otherId),
    );
    if (!pair) throw notFound();
    if (pair.state !== 'open') throw new Fault('Conflict', ({ faults }) => faults.alreadyDecided);
    const { existingId, transactionId } = pair;
    const before = await applyPairState(services, db, pair, decision === 'same' ? 'accepted' : 'declined');
    const detail = { kind: decision === 'same' ? 'merged' : 'keptSeparate', values: {} } as const;
    const subject = subjectOf.pair(existingId, transactionId);
    const happened = [
      { transactionId: existingId, subject, detail },
      { transactionId, detail },
    ] as const;
    const id = await recordUndoableChange(services, db, happened, before);
    await markDerivationPending(db);
    return { keptId: decision === 'same' ? existingId : fromWire(wireIds.transactionId), eventId: id };
  });
  await deriveAndAnnounce(services, userId, 'transactionsPaired');
  return { done: true, eventId: toWire('event', eventId), transactionId: toWire('transaction', keptId) };
}
