import type { UserDb } from '#db/pool.ts';
import { deletePromises } from '#db/repositories/mail/promised-refunds.ts';
import type { Services } from '../../../lib/services.ts';
import { regroup } from '../regroup-messages.ts';
import { removeReceipts } from '../storing/take-out-receipts.ts';

/** Other emails of the purchases represent them from now on, where there are any. */
export async function removeWithGroups(
  services: Services,
  db: UserDb,
  messageIds: readonly string[],
): Promise<void> {
  await deletePromises(db, messageIds);
  await regroup(services, db, await removeReceipts(db, messageIds));
}
