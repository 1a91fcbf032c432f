import type { UserDb } from '#db/pool.ts';
import { forgetMessageHistory } from '#db/repositories/history.ts';
import { holdMail } from '#db/repositories/mail/mail-syncs.ts';
import { deleteBodies } from '#db/repositories/mail/message-bodies.ts';
import { emptyMessages, type WhichMessages } from '#db/repositories/mail/messages.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import type { Services } from '../../../lib/services.ts';
import { texts as reasonTexts } from '../../../texts/en/reasons.ts';
import { deleteAndRegroup } from './delete-and-regroup.ts';

const FORGOTTEN = reasonTexts.deletedByYou;

/** Keeps only a forgotten message's provider ID and fingerprints, so that it is not read again. */
export async function forgetMessages(services: Services, db: UserDb, which: WhichMessages): Promise<number> {
  await holdMail(db);
  const ids = await emptyMessages(db, which, FORGOTTEN);
  await deleteBodies(db, ids);
  await deleteAndRegroup(services, db, ids);
  await forgetMessageHistory(db, ids);
  await markDerivationPending(db, 'receipts');
  return ids.length;
}
