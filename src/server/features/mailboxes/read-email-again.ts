import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { reopenMessage } from '#db/repositories/mail/messages.ts';
import { listReaderCorrections } from '#db/repositories/mail/reader-corrections.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, type FaultWords, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { findMessageLocation, isReviewed } from './message-query.ts';
import { readMessage } from './read-message.ts';
import { fetchEmail } from './reading/fetch-email.ts';
import { storeMessages } from './store-messages.ts';

const DECIDED: FaultWords = ({ faults }) => faults.decidedEmail;

/**
 * Reads one message again immediately. Confirmed or corrected data is kept; a message rejected as "not a receipt" may
 * become a question again.
 */
export async function readEmailAgain(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
): Promise<void> {
  const id = fromWire(wireId);
  const { mailbox, providerMessageId, profile, corrections } = await services.db.withUser(
    userId,
    async (db) => {
      const message = await findMessageLocation(db, id);
      const found = message && (await findMailbox(db, message.mailboxId));
      if (!message || !found) throw notFound();
      if (await isReviewed(db, id)) throw new Fault('Conflict', DECIDED);
      return {
        mailbox: found,
        providerMessageId: message.providerMessageId,
        profile: await ensureProfile(db),
        corrections: await listReaderCorrections(db),
      };
    },
  );
  const fetched = await fetchEmail(services, userId, mailbox, providerMessageId);
  const message = { id, providerMessageId, attempts: 0 };
  if (fetched?.outcome !== 'found') throw new Fault('Conflict', ({ faults }) => faults.emailGone);
  const owner = { userId, lane: 'file', signal } as const;
  const context = { homeCurrency: profile.currency, corrections };
  const read = await readMessage(services, owner, message, fetched, { context });
  await services.db.withUser(userId, async (db) => {
    if (await isReviewed(db, id)) throw new Fault('Conflict', DECIDED);
    if (!(await reopenMessage(db, id))) throw notFound();
    await storeMessages(services, db, mailbox, [read], profile.keepsEvidence);
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
}
