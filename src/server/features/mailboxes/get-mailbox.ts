import type { UserDb } from '#db/pool.ts';
import { listMailboxes, type StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { notFound } from '../../lib/fault.ts';
import { mailboxName } from '../../lib/mailbox-name.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';
import { countProcessed } from './email-ai-query.ts';

export async function getMailbox(services: Services, userId: string, wireId: string) {
  return services.db.readAs(userId, async (db) => {
    const mailbox = (await listPresentedMailboxes(db)).find(({ id }) => id === wireId);
    if (!mailbox) throw notFound();
    return { mailbox };
  });
}

/** The user's mailboxes with the number of their emails that have a verdict. */
export async function listPresentedMailboxes(db: UserDb) {
  const mailboxes = await listMailboxes(db);
  const judged = await countProcessed(db);
  const texts = await readTexts(db);
  return mailboxes.map((mailbox) => presentMailbox(mailbox, judged.get(mailbox.id) ?? 0, texts));
}

function presentMailbox(mailbox: StoredMailbox, judged: number, texts: Texts) {
  const { id, provider, status, isSandbox, lastSyncedAt, readFrom } = mailbox;
  const { readRange, folderIds, isPaused, listed } = mailbox;
  return {
    address: mailboxName(mailbox, texts),
    provider,
    status,
    isSandbox,
    readFrom,
    readRange,
    isPaused,
    listed,
    judged,
    id: toWire('mailbox', id),
    lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
    folderIds: folderIds === null ? null : [...folderIds],
  };
}
