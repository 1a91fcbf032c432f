import { deleteMailbox, listMailboxes, mailboxContext } from '#db/repositories/mailboxes.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';

/**
 * Ends access to the mailbox. Its messages go, and so do receipts that no row carries; receipts that a row carries
 * stay, they are the row's proof.
 */
export async function disconnectGmail(services: Services, userId: string): Promise<void> {
  const revocationIds = await services.db.withUser(userId, async (db) => {
    const mailboxes = await listMailboxes(db);
    if (mailboxes.length === 0) throw notFound();
    const queued: string[] = [];
    for (const mailbox of mailboxes) {
      const token = services.secretBox.open(mailbox.accessSealed, mailboxContext(userId, mailbox.id));
      queued.push(
        await queueRevocation(db, services.secretBox, services.ids.next(), mailbox.provider, token),
      );
      await db.query(
        `delete from app.receipts r using app.messages m
          where r.user_id = $1 and m.user_id = $1 and m.id = r.message_id and m.mailbox_id = $2
            and not exists (select from app.receipt_matches x where x.user_id = $1 and x.receipt_id = r.id and x.state = 'matched')`,
        [userId, mailbox.id],
      );
      await deleteMailbox(db, mailbox.id);
    }
    return queued;
  });
  for (const revocationId of revocationIds)
    await services.jobs.send('revoke', revocationId, { revocationId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['settings', 'email-ai', 'review', 'processed-emails', 'dashboard'],
  });
}
