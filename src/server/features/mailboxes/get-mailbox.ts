import { listMailboxes, type StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { countProcessed } from './email-ai-query.ts';

export async function getMailbox(services: Services, userId: string, wireId: string) {
  return services.db.readAs(userId, async (db) => {
    const mailbox = (await listMailboxes(db)).find(({ id }) => id === fromWire(wireId));
    if (!mailbox) throw notFound();
    return { mailbox: presentMailbox(mailbox, (await countProcessed(db)).get(mailbox.id) ?? 0) };
  });
}

/** A mailbox with the number of its emails that have a verdict. */
export function presentMailbox(mailbox: StoredMailbox, judged: number) {
  const { id, address, provider, status, isSandbox, lastSyncedAt, readFrom } = mailbox;
  const { readRange, folderIds, isPaused, listed } = mailbox;
  return {
    address,
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
