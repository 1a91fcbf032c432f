import type { UserDb } from '#db/pool.ts';
import { forgetMessageHistory, recordEvents } from '#db/repositories/history.ts';
import { holdMail } from '#db/repositories/mail-syncs.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { parseSender } from '#domain/syncing/sender-rules.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { regroup, removeReceipt } from './store-receipt.ts';

const AREAS = ['email-ai', 'processed-emails', 'review', 'transactions', 'dashboard', 'insights'];
const FORGOTTEN = 'You asked to forget this email.';

/** Says for the person that a message is no receipt: nothing reads it as one again by itself. */
export async function rejectEmail(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const [message] = await db.query<{ isForgotten: boolean; state: string }>(
      'select is_forgotten as "isForgotten", state from app.messages where user_id = $1 and id = $2 for update',
      [userId, id],
    );
    if (!message) throw notFound();
    if (message.isForgotten || message.state === 'new')
      throw new Fault('Conflict', 'There is nothing here to decide about.');
    await db.query(
      `update app.messages set state = 'not_receipt', reason = 'You said it is not a receipt.', has_user_verdict = true where user_id = $1 and id = $2`,
      [userId, id],
    );
    await db.query('delete from app.message_bodies where user_id = $1 and message_id = $2', [userId, id]);
    await removeWithGroup(services, db, id);
    await recordEvents(
      db,
      [
        {
          ...{ id: services.ids.next(), messageId: id, source: 'user', what: 'Not a receipt', reason: '' },
          topic: historyTopic.verdict(id),
          undo: { kind: 'readAgain', messageId: id },
        },
      ],
      services.clock.now(),
    );
  });
  await afterwards(services, userId);
}

/** Forgets one message. */
export async function forgetEmail(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  const forgotten = await services.db.withUser(userId, (db) => forget(services, db, 'm.id = $2', id));
  if (forgotten === 0) throw notFound();
  await afterwards(services, userId);
}

/** Forgets every message of a sender (an address, or a domain with all that end in it), or all. */
export async function forgetEmails(
  services: Services,
  userId: string,
  which: { readonly sender?: string | undefined; readonly everything?: true | undefined },
): Promise<number> {
  const sender = which.sender === undefined ? null : parseSender(which.sender);
  if ((sender === null) !== (which.everything === true))
    throw new Fault('ValidationFailed', 'body: name one sender (an address or a domain), or everything');
  const forgotten = await services.db.withUser(userId, (db) =>
    sender === null
      ? forget(services, db, `$2::text is null`, null)
      : forget(
          services,
          db,
          sender.includes('@')
            ? 'm.from_address = $2'
            : `(m.from_address like '%@' || $2 or m.from_address like '%.' || $2)`,
          sender,
        ),
  );
  if (forgotten > 0) await afterwards(services, userId);
  return forgotten;
}

/** What is left of a forgotten message is its place in the mailbox and its fingerprints, so that it is not read again. */
async function forget(
  services: Services,
  db: UserDb,
  condition: string,
  value: string | null,
): Promise<number> {
  await holdMail(db);
  const messages = await db.query<{ id: string }>(
    `update app.messages m set state = 'skipped', reason = '${FORGOTTEN}', is_forgotten = true, has_user_verdict = true, kind = null, confidence = null,
       reader_version = null, from_address = '', from_name = '', subject = '', rfc_message_id = null, order_key = null
      where m.user_id = $1 and ${condition} and not m.is_forgotten and m.state <> 'new' returning m.id`,
    [db.userId, value],
  );
  const ids = messages.map((message) => message.id);
  await db.query('delete from app.message_bodies where user_id = $1 and message_id = any($2::uuid[])', [
    db.userId,
    ids,
  ]);
  const withReceipt = await db.query<{ messageId: string }>(
    'select message_id as "messageId" from app.receipts where user_id = $1 and message_id = any($2::uuid[])',
    [db.userId, ids],
  );
  for (const { messageId } of withReceipt) await removeWithGroup(services, db, messageId);
  await forgetMessageHistory(db, ids);
  return ids.length;
}

/** Another mail of the purchase stands for it from now on, if there is one. */
async function removeWithGroup(services: Services, db: UserDb, messageId: string): Promise<void> {
  const removed = await removeReceipt(db, messageId);
  if (removed?.orderKey) await regroup(services, db, removed.orderKey);
}

async function afterwards(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, { kind: 'changed', areas: AREAS });
}
