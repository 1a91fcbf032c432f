import { findMailbox } from '#db/repositories/mailboxes.ts';
import { openKeptMail } from '../../lib/kept-mail.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import { openMail, type ShownMail } from '../../lib/opened-mail.ts';
import type { Services } from '../../lib/services.ts';
import { findPlace } from './processed-query.ts';

/** A mail that is shown, and where it came from. */
export interface FoundMail extends ShownMail {
  readonly from: 'kept' | 'mailbox';
}

/** The mail as it is kept here, or read again from its mailbox. Null when it is gone or the mailbox does not answer. */
export async function showMail(
  services: Services,
  userId: string,
  messageId: string,
): Promise<FoundMail | null> {
  try {
    const kept = await openKeptMail(services, userId, messageId);
    const raw = kept ?? (await fetchAgain(services, userId, messageId));
    if (!raw) return null;
    const { html, text } = await openMail(raw);
    return { html, text, from: kept ? 'kept' : 'mailbox' };
  } catch (error) {
    services.logger.warn({ error }, 'a mail could not be shown');
    return null;
  }
}

async function fetchAgain(services: Services, userId: string, messageId: string): Promise<Uint8Array | null> {
  const place = await services.db.readAs(userId, async (db) => {
    const message = await findPlace(db, messageId);
    const mailbox = message && (await findMailbox(db, message.mailboxId));
    return mailbox ? { mailbox, id: message.providerMessageId } : null;
  });
  const source = place && sourceOf(services, userId, place.mailbox);
  if (!source) return null;
  for await (const message of source.mail.fetch(source.access, [place.id]))
    return message.outcome === 'found' ? message.raw : null;
  return null;
}
