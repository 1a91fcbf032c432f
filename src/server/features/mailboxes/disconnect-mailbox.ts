import type { UserDb } from '#db/pool.ts';
import { deleteWatch } from '#db/repositories/mail/mail-watches.ts';
import {
  deleteMailbox,
  listMailboxes,
  mailboxContext,
  type StoredMailbox,
} from '#db/repositories/mail/mailboxes.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { publishEvent } from '../../lib/events.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { deleteReceiptsOfMailbox, listCopies, transferToCopies } from './message-receipt-query.ts';
import { regroupMessages } from './regroup-messages.ts';

/**
 * Whether receipts matched to transactions are kept or deleted; unmatched receipts are always deleted with the mailbox.
 */
export type ReceiptDisposal = 'keep' | 'delete';

/**
 * Disconnects one mailbox and deletes its messages. Receipts matched to a transaction are kept as evidence unless
 * `receipts` is 'delete'.
 */
export async function disconnectMailbox(
  services: Services,
  userId: string,
  mailboxId: string,
  receipts: ReceiptDisposal,
): Promise<void> {
  await disconnectAll(services, userId, (mailbox) => mailbox.id === mailboxId, receipts);
}

/** Disconnects all Gmail mailboxes of the user, as the specification's call requires. */
export async function disconnectGmail(services: Services, userId: string): Promise<void> {
  await disconnectAll(services, userId, (mailbox) => mailbox.provider === 'gmail', 'keep');
}

async function disconnectAll(
  services: Services,
  userId: string,
  isSelected: (mailbox: StoredMailbox) => boolean,
  receipts: ReceiptDisposal,
): Promise<void> {
  const revocationIds = await services.db.withUser(userId, async (db) => {
    const mailboxes = (await listMailboxes(db)).filter(isSelected);
    if (mailboxes.length === 0) throw notFound();
    const queued: string[] = [];
    for (const mailbox of mailboxes) {
      if (mailbox.provider === 'gmail') queued.push(await enqueueRevocation(services, db, mailbox));
      await transferReadEmails(db, mailbox.id);
      const orderKeys = await deleteMailboxReceipts(db, mailbox.id, receipts);
      await deleteMailbox(db, mailbox.id);
      await deleteWatch(db, userId, mailbox.id);
      await publishEvent(db, userId, { kind: 'mailbox', mailboxId: mailbox.id });
      // Other mailboxes may hold emails of the same purchases; those lead the purchases from now on.
      await regroupMessages(services, db, orderKeys);
    }
    await markDerivationPending(db, 'receipts');
    return queued;
  });
  for (const revocationId of revocationIds)
    await services.jobs.send('revoke', revocationId, { revocationId });
  await deriveAndAnnounce(services, userId, 'mailboxUnlinked');
}

async function enqueueRevocation(services: Services, db: UserDb, mailbox: StoredMailbox): Promise<string> {
  const token = services.secretBox.open(mailbox.accessSealed, mailboxContext(db.userId, mailbox.id));
  return queueRevocation(db, services.secretBox, services.ids.next(), mailbox.provider, token);
}

/**
 * An email that also exists in another mailbox was read only once, here. The remaining copy gets its verdict and
 * receipt.
 */
async function transferReadEmails(db: UserDb, mailboxId: string): Promise<void> {
  const pairs = await listCopies(db, mailboxId);
  if (pairs.length > 0) await transferToCopies(db, pairs);
}

/** Deletes the receipts of a mailbox, either all or only unmatched ones. Returns the order keys of their purchases. */
async function deleteMailboxReceipts(
  db: UserDb,
  mailboxId: string,
  receipts: ReceiptDisposal,
): Promise<string[]> {
  const orderKeys = await deleteReceiptsOfMailbox(db, mailboxId, receipts === 'delete');
  return [...new Set(orderKeys.flatMap((key) => (key === null ? [] : [key])))];
}
