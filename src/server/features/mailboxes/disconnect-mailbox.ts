import type { UserDb } from '#db/pool.ts';
import { deleteWatch } from '#db/repositories/mail/mail-watches.ts';
import {
  deleteMailbox,
  listMailboxes,
  mailboxContext,
  type StoredMailbox,
} from '#db/repositories/mail/mailboxes.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { publishEvent } from '../../lib/events.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { deleteReceiptsOf, handOverTo, listCopies } from './message-receipt-query.ts';
import { regroup } from './regroup-messages.ts';

/** What becomes of receipts that explain charges; those that explain none go with their mailbox. */
export type KeptReceipts = 'keep' | 'delete';

/**
 * Ends access to one mailbox. Its messages go; receipts that a transaction carries stay as its proof, unless told
 * otherwise.
 */
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
      await publishEvent(db, userId, { kind: 'mailbox', mailboxId: mailbox.id });
      // Emails of the same purchases in other mailboxes represent them from now on.
      await regroup(services, db, orderKeys);
    }
    await markDerivationPending(db, 'receipts');
    return queued;
  });
  for (const revocationId of revocationIds)
    await services.jobs.send('revoke', revocationId, { revocationId });
  await deriveAndAnnounce(services, userId, 'mailboxUnlinked');
}

async function queueGrant(services: Services, db: UserDb, mailbox: StoredMailbox): Promise<string> {
  const token = services.secretBox.open(mailbox.accessSealed, mailboxContext(db.userId, mailbox.id));
  return queueRevocation(db, services.secretBox, services.ids.next(), mailbox.provider, token);
}

/**
 * Email of this mailbox that lies in another one too was read once, here: the other copy takes over verdict and
 * receipt, for it is still there to be read.
 */
async function handOver(db: UserDb, mailboxId: string): Promise<void> {
  const pairs = await listCopies(db, mailboxId);
  if (pairs.length > 0) await handOverTo(db, pairs);
}

/**
 * Takes away the receipts of a mailbox, all of them or those that no transaction carries; gives the purchases they told
 * of.
 */
async function deleteReceipts(db: UserDb, mailboxId: string, receipts: KeptReceipts): Promise<string[]> {
  const orderKeys = await deleteReceiptsOf(db, mailboxId, receipts === 'delete');
  return [...new Set(orderKeys.flatMap((key) => (key === null ? [] : [key])))];
}
