import { markMessageStandalone } from '#db/repositories/mail/messages.ts';
import { requestFullMatching } from '#db/repositories/matching/match-states.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { findOrderKey } from '#db/repositories/receipts/order-messages.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { orderScope } from './order-scope.ts';
import { regroupMessages } from './regroup-messages.ts';

/** Separates an email from the order it was merged with. It becomes a purchase of its own and is never merged again. */
export async function detachEmail(
  services: Services,
  userId: string,
  wireId: string,
): Promise<{ done: true; eventId: string | null }> {
  const messageId = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const order = await findOrderKey(db, messageId);
    if (order === null) throw notFound();
    const { key } = order;
    if (key === null) throw new Fault('Conflict', ({ faults }) => faults.noPurchase);
    const recorded = await recordChange(services, db, await orderScope(db, [key], messageId), async () => {
      if (!(await markMessageStandalone(db, messageId)))
        throw new Fault('Conflict', ({ faults }) => faults.alreadySeparate);
      await regroupMessages(services, db, [key]);
      return { value: null, events: [{ messageId, detail: { kind: 'emailSeparated', values: {} } }] };
    });
    await requestFullMatching(db);
    await markDerivationPending(db, 'receipts');
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
