import type { UserDb } from '#db/pool.ts';
import { deleteMessageHistory } from '#db/repositories/history.ts';
import { lockMail } from '#db/repositories/mail/mail-syncs.ts';
import { deleteBodies } from '#db/repositories/mail/message-bodies.ts';
import { eraseMessages, type MessageSelection } from '#db/repositories/mail/messages.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import type { Services } from '../../../lib/services.ts';
import { deleteAndRegroup } from './delete-and-regroup.ts';

const FORGOTTEN = userMessage('emailDeletedByUser');

/** Keeps only a forgotten message's provider ID and fingerprints, so that it is not read again. */
export async function forgetMessages(
  services: Services,
  db: UserDb,
  which: MessageSelection,
): Promise<number> {
  await lockMail(db);
  const ids = await eraseMessages(db, which, FORGOTTEN);
  await deleteBodies(db, ids);
  await deleteAndRegroup(services, db, ids);
  await deleteMessageHistory(db, ids);
  await markDerivationPending(db, 'receipts');
  return ids.length;
}
