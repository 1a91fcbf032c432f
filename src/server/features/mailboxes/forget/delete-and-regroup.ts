import type { UserDb } from '#db/pool.ts';
import { deletePromisedRefunds } from '#db/repositories/mail/promised-refunds.ts';
import type { Services } from '../../../lib/services.ts';
import { regroupMessages } from '../regroup-messages.ts';
import { deleteReceiptsByMessage } from '../storing/delete-message-receipts.ts';

/** Deletes the receipts of messages; other emails of the same purchases, if any, lead them from now on. */
export async function deleteAndRegroup(
  services: Services,
  db: UserDb,
  messageIds: readonly string[],
): Promise<void> {
  await deletePromisedRefunds(db, messageIds);
  await regroupMessages(services, db, await deleteReceiptsByMessage(db, messageIds));
}
