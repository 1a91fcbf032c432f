import { addToRunTotal, lockMail } from '#db/repositories/mail/mail-syncs.ts';
import { type ReopenScope, reopenMessages } from '#db/repositories/mail/messages.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import { announce } from '../../../lib/announce.ts';
import type { Services } from '../../../lib/services.ts';

/** Queues messages to be read again and starts a sync. Messages the user decided about or deleted are not affected. */
export async function readEmailsAgain(
  services: Services,
  userId: string,
  which: ReopenScope,
): Promise<number> {
  const { count, mailboxIds } = await services.db.withUser(userId, async (db) => {
    await lockMail(db);
    const reopened = await reopenMessages(db, which, READER_VERSION);
    const ids = [...new Set(reopened)];
    for (const mailboxId of ids)
      await addToRunTotal(db, mailboxId, reopened.filter((id) => id === mailboxId).length);
    return { count: reopened.length, mailboxIds: ids };
  });
  for (const mailboxId of mailboxIds)
    await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
  if (count > 0) await announce(services, userId, 'receiptsChanged');
  return count;
}
