import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { findReceipt } from '#db/repositories/receipts/receipts.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { type Decision, decisionEvents, decisionScope, isMatched } from './decision-history.ts';
import { lockReviewItem } from './decision-query.ts';
import { learnFromDecision } from './learn-from-decision.ts';
import { lockNamedTransactions } from './lock-named-transactions.ts';
import { saveDecision } from './save-decision.ts';

/** Applies the user's decision about a review item; undoing its history event restores the previous state. */
export async function decideReviewItem(
  services: Services,
  userId: string,
  wireId: string,
  decision: Decision,
): Promise<{ done: true; eventId: string | null; waiting: number }> {
  const id = fromWire(wireId);
  const { value: waiting, eventId } = await services.db.withUser(userId, async (db) => {
    const item = await lockReviewItem(db, id);
    const receipt = item && (await findReceipt(db, item.receiptId));
    if (!item || !receipt) throw notFound();
    if (item.state !== 'waiting') throw new Fault('Conflict', ({ faults }) => faults.alreadyDecided);
    const named = await lockNamedTransactions(db, receipt, decision);
    const recorded = await recordChange(services, db, decisionScope(receipt, named), async () => ({
      value: await saveDecision(
        services,
        db,
        { id, receipt, named: named.map((transaction) => transaction.id) },
        decision,
      ),
      events: decisionEvents(
        receipt,
        decision,
        isMatched(decision) ? named.map((transaction) => transaction.id) : [],
      ),
      lessonsOf: receipt.messageId,
    }));
    await markDerivationPending(db);
    return recorded;
  });
  if (decision.decision !== 'rejected') await learnFromDecision(services, userId, id);
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId), waiting };
}
