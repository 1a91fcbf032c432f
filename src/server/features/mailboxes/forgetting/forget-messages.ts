import type { UserDb } from '#db/pool.ts';
import { forgetMessageHistory } from '#db/repositories/history.ts';
import { holdMail } from '#db/repositories/mail/mail-syncs.ts';
import { deleteBodies } from '#db/repositories/mail/message-bodies.ts';
import { emptyMessages, type WhichMessages } from '#db/repositories/mail/messages.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import type { Services } from '../../../lib/services.ts';
import { texts as reasonTexts } from '../../../texts/en/reasons.ts';
import { removeWithGroups } from './remove-with-groups.ts';

const FORGOTTEN = reasonTexts.deletedByYou;

/**
 * What is left of a forgotten message is its place in the mailbox and its fingerprints, so that it is not read again.
 */
export async function forgetMessages(services: Services, db: UserDb, which: WhichMessages): Promise<number> {
  await holdMail(db);
  const ids = await emptyMessages(db, which, FORGOTTEN);
  await deleteBodies(db, ids);
  await removeWithGroups(services, db, ids);
  await forgetMessageHistory(db, ids);
  await markDerivationPending(db, 'receipts');
  return ids.length;
}
