import type { UserDb } from '#db/pool.ts';
import { forgetMessageHistory } from '#db/repositories/history.ts';
import { holdMail } from '#db/repositories/mail/mail-syncs.ts';
import { deleteBodies } from '#db/repositories/mail/message-bodies.ts';
import { emptyMessages, saveRejection, type WhichMessages } from '#db/repositories/mail/messages.ts';
import { deletePromises } from '#db/repositories/mail/promised-refunds.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { findOrderKey } from '#db/repositories/receipts/order-messages.ts';
import { parseSender } from '#domain/syncing/sender-rules.ts';
import { receiptsChanged } from '../../lib/announce-mailbox.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as reasonTexts } from '../../texts/en/reasons.ts';
import { holdMessage } from './message-query.ts';
import { orderScope } from './order-scope.ts';
import { regroup } from './regroup-messages.ts';
import { removeReceipts } from './store-receipts.ts';

const FORGOTTEN = reasonTexts.deletedByYou;
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
    const key = (await findOrderKey(db, id))?.key ?? null;
    const scope = await orderScope(db, key === null ? [] : [key], id);
    const recorded = await recordChange(services, db, scope, async () => {
      await saveRejection(db, id, REJECTED);
      await deleteBodies(db, [id]);
      await removeWithGroups(services, db, [id]);
      return { value: null, events: [{ messageId: id, detail: { kind: 'emailRejected', values: {} } }] };
    });
    await markDerivationPending(db, 'receipts');
    return recorded;
  });
  await receiptsChanged(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

/** Forgets one message. */
export async function forgetEmail(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  const forgotten = await services.db.withUser(userId, (db) => forget(services, db, { by: 'id', value: id }));
  if (forgotten === 0) throw notFound();
  await receiptsChanged(services, userId);
}

/** Forgets every message of a sender (an address, or a domain with all that end in it), or all. */
export async function forgetEmails(
  services: Services,
  userId: string,
  which: { readonly sender?: string | undefined; readonly everything?: true | undefined },
): Promise<number> {
  const sender = which.sender === undefined ? null : parseSender(which.sender);
  if ((sender === null) !== (which.everything === true))
    throw new Fault('ValidationFailed', ({ faults }) => faults.oneSender);
  const forgotten = await services.db.withUser(userId, (db) =>
    forget(
      services,
      db,
      sender === null
        ? { by: 'everything' }
        : { by: sender.includes('@') ? 'address' : 'domain', value: sender },
    ),
  );
  if (forgotten > 0) await receiptsChanged(services, userId);
  return forgotten;
}

/**
 * What is left of a forgotten message is its place in the mailbox and its fingerprints, so that it is not read again.
 */
async function forget(services: Services, db: UserDb, which: WhichMessages): Promise<number> {
  await holdMail(db);
  const ids = await emptyMessages(db, which, FORGOTTEN);
  await deleteBodies(db, ids);
  await removeWithGroups(services, db, ids);
  await forgetMessageHistory(db, ids);
  await markDerivationPending(db, 'receipts');
  return ids.length;
}

/** Other emails of the purchases represent them from now on, where there are any. */
async function removeWithGroups(
  services: Services,
  db: UserDb,
  messageIds: readonly string[],
): Promise<void> {
  await deletePromises(db, messageIds);
  await regroup(services, db, await removeReceipts(db, messageIds));
}
