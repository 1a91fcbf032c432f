import type { UserDb } from '#db/pool.ts';
import { lockMail } from '#db/repositories/mail/mail-syncs.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { reopenForModelAnswer } from '#db/repositories/mail/messages.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { ExtractedEmail } from '#ports/mail-reader.ts';
import type { Services } from '../../../lib/services.ts';
import type { MessageToReview } from '../message-query.ts';
import { storeMessages } from '../store-messages.ts';

/**
 * Replaces the stored reading, unless the user has decided about the email in the meantime. True if it was replaced.
 */
export async function replaceReading(
  services: Services,
  db: UserDb,
  message: MessageToReview,
  { mail, raw }: { readonly mail: ExtractedEmail; readonly raw: Uint8Array },
): Promise<boolean> {
  await lockMail(db);
  const mailbox = await findMailbox(db, message.mailboxId);
  if (!mailbox || !(await reopenForModelAnswer(db, message.id, services.assistant?.model ?? null)))
    return false;
  const { id, providerMessageId, receivedAt, headerKey, contentKey } = message;
  const { keepsEvidence } = await ensureProfile(db);
  const read = {
    message: { id, providerMessageId, attempts: 0 },
    outcome: 'read' as const,
    receivedAt,
    mail,
    raw,
    headerKey,
    contentKey,
  };
  const { stored } = await storeMessages(services, db, mailbox, [read], keepsEvidence);
  return stored > 0;
}
