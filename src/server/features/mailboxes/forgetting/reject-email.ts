import { deleteBodies } from '#db/repositories/mail/message-bodies.ts';
import { saveRejection } from '#db/repositories/mail/messages.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { deriveAndAnnounce } from '../../../lib/announce.ts';
import { Fault, notFound } from '../../../lib/fault.ts';
import { recordChange } from '../../../lib/history/record-change.ts';
import type { Services } from '../../../lib/services.ts';
import { fromWire, toWire } from '../../../lib/wire-id.ts';
import { texts as reasonTexts } from '../../../texts/en/reasons.ts';
import { holdMessage } from '../message-query.ts';
import { purchaseScope } from '../order-scope.ts';
import { removeWithGroups } from './remove-with-groups.ts';

const REJECTED = reasonTexts.notAReceipt;

/** Says for the person that a message is no receipt: nothing reads it as one again automatically. */
export async function rejectEmail(
  services: Services,
  userId: string,
  wireId: string,
): Promise<{ done: true; eventId: string | null }> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const message = await holdMessage(db, id);
    if (!message) throw notFound();
    if (message.isForgotten || message.state === 'new')
      throw new Fault('Conflict', ({ faults }) => faults.nothingToDecide);
    const scope = await purchaseScope(db, id);
    const recorded = await recordChange(services, db, scope, async () => {
      await saveRejection(db, id, REJECTED);
      await deleteBodies(db, [id]);
      await removeWithGroups(services, db, [id]);
      return { value: null, events: [{ messageId: id, detail: { kind: 'emailRejected', values: {} } }] };
    });
    await markDerivationPending(db, 'receipts');
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
