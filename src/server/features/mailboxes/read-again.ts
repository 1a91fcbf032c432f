import { listLessons } from '#db/repositories/mail/mail-lessons.ts';
import { growRun, holdMail } from '#db/repositories/mail/mail-syncs.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { reopenMessage, reopenMessages, type ToReopen } from '#db/repositories/mail/messages.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { FetchedMessage, MailSourceKind } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import { announceMailbox, receiptsChanged } from '../../lib/announce-mailbox.ts';
import { Fault, type FaultWords, notFound } from '../../lib/fault.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { findPlace, isReviewed } from './message-query.ts';
import { readMessage } from './read-message.ts';
import { storeMessages } from './store-messages.ts';

const DECIDED: FaultWords = ({ faults }) => faults.decidedEmail;

/** Reads one message again now. What a person confirmed or corrected stays; that it is no receipt may be asked anew. */
export async function readEmailAgain(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
): Promise<void> {
  const id = fromWire(wireId);
  const { mailbox, providerMessageId, profile, lessons } = await services.db.withUser(userId, async (db) => {
    const message = await findPlace(db, id);
    const found = message && (await findMailbox(db, message.mailboxId));
    if (!message || !found) throw notFound();
    if (await isReviewed(db, id)) throw new Fault('Conflict', DECIDED);
    return {
      mailbox: found,
      providerMessageId: message.providerMessageId,
      profile: await ensureProfile(db),
      lessons: await listLessons(db),
    };
  });
  const source = sourceOf(services, userId, mailbox);
  const fetched = source && (await fetchOne(source, providerMessageId, mailbox.provider));
  const message = { id, providerMessageId, attempts: 0 };
  if (fetched?.outcome !== 'found') throw new Fault('Conflict', ({ faults }) => faults.emailGone);
  const owner = { userId, lane: 'file', signal } as const;
  const aids = { homeCurrency: profile.currency, lessons };
  const read = await readMessage(services, owner, message, fetched, { aids });
  await services.db.withUser(userId, async (db) => {
    if (await isReviewed(db, id)) throw new Fault('Conflict', DECIDED);
    if (!(await reopenMessage(db, id))) throw notFound();
    await storeMessages(services, db, mailbox, [read], profile.keepsEvidence);
  });
  await receiptsChanged(services, userId);
}

async function fetchOne(
  { mail, access }: NonNullable<ReturnType<typeof sourceOf>>,
  providerMessageId: string,
  provider: MailSourceKind,
): Promise<FetchedMessage | null> {
  try {
    for await (const message of mail.fetch(access, [providerMessageId])) return message;
    return null;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const kind = error.kind === 'reauth' || error.kind === 'busy' ? error.kind : 'unavailable';
    throw new Fault('ProviderError', ({ mailboxes }) => mailboxes.failure(kind, provider));
  }
}

/** Puts messages back among those to be read, and reads on; what a person decided or forgot stays as it is. */
export async function readEmailsAgain(services: Services, userId: string, which: ToReopen): Promise<number> {
  const { count, mailboxIds } = await services.db.withUser(userId, async (db) => {
    await holdMail(db);
    const reopened = await reopenMessages(db, which, READER_VERSION);
    const ids = [...new Set(reopened)];
    for (const mailboxId of ids)
      await growRun(db, mailboxId, reopened.filter((own) => own === mailboxId).length);
    return { count: reopened.length, mailboxIds: ids };
  });
  for (const mailboxId of mailboxIds)
    await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
  if (count > 0) await announceMailbox(services, userId);
  return count;
}
