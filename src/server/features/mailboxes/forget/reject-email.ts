import { deleteBodies } from '#db/repositories/mail/message-bodies.ts';
import { markMessageRejected } from '#db/repositories/mail/messages.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import { deriveAndAnnounce } from '../../../lib/announce.ts';
import { Fault, notFound } from '../../../lib/fault.ts';
import { recordChange } from '../../../lib/history/record-change.ts';
import type { Services } from '../../../lib/services.ts';
import { fromWire, toWire } from '../../../lib/wire-id.ts';
import { lockMessage } from '../message-query.ts';
import { purchaseScope } from '../order-scope.ts';
import { deleteAndRegroup } from './delete-and-regroup.ts';

const REJECTED = userMessage('emailNotReceipt');

/**
 * Marks a message as not a receipt on the user's behalf. The reader never turns it into a receipt again automatically.
 */
export async function rejectEmail(
  services: Services,
  userId: string,
  wireId: string,
): Promise<{ done: true; eventId: string | null }> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const message = await lockMessage(db, id);
    if (!message) throw notFound();
    if (message.isForgotten || message.state === 'new')
      throw new Fault('Conflict', ({ faults }) => faults.nothingToDecide);
    const scope = await purchaseScope(db, id);
    const recorded = await recordChange(services, db, scope, async () => {
      await markMessageRejected(db, id, REJECTED);
      await deleteBodies(db, [id]);
      await deleteAndRegroup(services, db, [id]);
      return { value: null, events: [{ messageId: id, detail: { kind: 'emailRejected', values: {} } }] };
    });
    await markDerivationPending(db, 'receipts');
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
