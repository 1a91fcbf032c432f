import type { UserDb } from '#db/pool.ts';
import { deleteWatch } from '#db/repositories/mail-watches.ts';
import {
  deleteMailbox,
  listMailboxes,
  mailboxContext,
  type StoredMailbox,
} from '#db/repositories/mailboxes.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { regroup } from './store-receipt.ts';

/** What becomes of receipts that explain charges; those that explain none go with their mailbox. */
export type KeptReceipts = 'keep' | 'delete';

/** Ends access to one mailbox. Its messages go; receipts that a row carries stay as its proof, unless told otherwise. */
export async function disconnectMailbox(
  services: Services,
  userId: string,
  mailboxId: string,
  receipts: KeptReceipts,
): Promise<void> {
  await disconnectAll(services, userId, (mailbox) => mailbox.id === mailboxId, receipts);
}

/** The specification's call: ends access to Gmail, whichever mailboxes of it there are. */
export async function disconnectGmail(services: Services, userId: string): Promise<void> {
  await disconnectAll(services, userId, (mailbox) => mailbox.provider === 'gmail', 'keep');
}

async function disconnectAll(
  services: Services,
  userId: string,
  isMeant: (mailbox: StoredMailbox) => boolean,
  receipts: KeptReceipts,
): Promise<void> {
  const revocationIds = await services.db.withUser(userId, async (db) => {
    const mailboxes = (await listMailboxes(db)).filter(isMeant);
    if (mailboxes.length === 0) throw notFound();
    const queued: string[] = [];
    for (const mailbox of mailboxes) {
      if (mailbox.provider === 'gmail') queued.push(await queueGrant(services, db, mailbox));
      await handOver(db, mailbox.id);
      const orderKeys = await deleteReceipts(db, mailbox.id, receipts);
      await deleteMailbox(db, mailbox.id);
      await deleteWatch(db, userId, mailbox.id);
      // Mails of the same purchases in other mailboxes stand for them from now on.
      for (const key of orderKeys) await regroup(services, db, key);
    }
    return queued;
  });
  services.mailEars.look();
  for (const revocationId of revocationIds)
    await services.jobs.send('revoke', revocationId, { revocationId });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['settings', 'email-ai', 'review', 'processed-emails', 'dashboard', 'transactions', 'insights'],
  });
}

async function queueGrant(services: Services, db: UserDb, mailbox: StoredMailbox): Promise<string> {
  const token = services.secretBox.open(mailbox.accessSealed, mailboxContext(db.userId, mailbox.id));
  return queueRevocation(db, services.secretBox, services.ids.next(), mailbox.provider, token);
}

/**
 * Mail of this mailbox that lies in another one too was read once, here: the other copy takes over verdict and receipt,
 * for it is still there to be read.
 */
async function handOver(db: UserDb, mailboxId: string): Promise<void> {
  const pairs = await db.query<{ fromId: string; toId: string }>(
    `select distinct on (m.id) m.id as "fromId", t.id as "toId" from app.messages m
       join app.messages t on t.user_id = m.user_id and t.content_key = m.content_key and t.mailbox_id <> m.mailbox_id
      where m.user_id = $1 and m.mailbox_id = $2 and m.state not in ('new', 'failed', 'skipped') and t.state = 'skipped' and not t.is_forgotten
      order by m.id, t.received_at, t.id`,
    [db.userId, mailboxId],
  );
  if (pairs.length === 0) return;
  const values = [db.userId, pairs.map(({ fromId }) => fromId), pairs.map(({ toId }) => toId)];
  const moves = 'unnest($2::uuid[], $3::uuid[]) as p(from_id, to_id)';
  await db.query(
    `update app.messages t set state = m.state, kind = m.kind, reason = m.reason, confidence = m.confidence, reader_version = m.reader_version,
       order_key = m.order_key, has_user_verdict = m.has_user_verdict, bytes_sent = m.bytes_sent, closed_at = m.closed_at
       from ${moves} join app.messages m on m.user_id = $1 and m.id = p.from_id where t.user_id = $1 and t.id = p.to_id`,
    values,
  );
  await db.query(
    `update app.receipts r set message_id = p.to_id from ${moves} where r.user_id = $1 and r.message_id = p.from_id`,
    values,
  );
}

/** Takes away the receipts of a mailbox, all of them or those that no row carries; gives the purchases they told of. */
async function deleteReceipts(db: UserDb, mailboxId: string, receipts: KeptReceipts): Promise<string[]> {
  const isMeant = `r.user_id = $1 and m.user_id = $1 and m.id = r.message_id and m.mailbox_id = $2
    and ($3 or not exists (select from app.receipt_matches x where x.user_id = $1 and x.receipt_id = r.id and x.state = 'matched'))`;
  const values = [db.userId, mailboxId, receipts === 'delete'];
  const rows = await db.query<{ id: string }>(
    `select distinct x.transaction_id as id from app.receipt_matches x, app.receipts r, app.messages m
      where x.user_id = $1 and x.receipt_id = r.id and ${isMeant}`,
    values,
  );
  const gone = await db.query<{ orderKey: string | null }>(
    `delete from app.receipts r using app.messages m where ${isMeant} returning r.order_key as "orderKey"`,
    values,
  );
  await refreshReceiptMarks(
    db,
    rows.map((row) => row.id),
  );
  return [...new Set(gone.flatMap(({ orderKey }) => (orderKey === null ? [] : [orderKey])))];
}
