import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { listDeadlineFacts, saveDeadline } from '#db/repositories/receipt-deadlines.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { DeadlineKind } from '#domain/ledger/history.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

/** Sets the user's own deadline of a return or a warranty; notifications are based on it. */
export async function updateReceiptDeadline(
  services: Services,
  userId: string,
  { messageId: wireId, clock }: { readonly messageId: string; readonly clock: DeadlineKind },
  untilOn: CivilDate | 'rule' | null,
): Promise<{ done: true; eventId: string | null }> {
  const messageId = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const facts = (await listDeadlineFacts(db, [messageId])).get(messageId);
    if (!facts) throw notFound();
    if (facts.kind !== 'purchase') throw new Fault('ValidationFailed', ({ faults }) => faults.notAPurchase);
    const recorded = await recordChange(services, db, { receipt_deadlines: [messageId] }, async () => {
      await saveDeadline(db, messageId, clock, untilOn);
      return {
        value: null,
        events: [{ messageId, detail: { kind: 'clockSet', values: { clock, untilOn } } }],
      };
    });
    if (recorded.eventId) await markDerivationPending(db, 'receipts');
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptDeadlineChanged');
  return { done: true as const, eventId: eventId && toWire('event', eventId) };
}
