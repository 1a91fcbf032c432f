import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { Fault } from '../../lib/fault.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { openEmail } from '../../reading/open-email-within-limits.ts';
import type { ShownEmail } from '../../reading/reader-tasks.ts';
import { findPlace } from './processed-query.ts';

/** An email that is shown, and where it came from. */
export interface FoundMessage extends ShownEmail {
  readonly from: 'kept' | 'mailbox';
}

/**
 * The email as it is kept here, or read again from its mailbox. Null when it is gone or the mailbox does not answer.
 */
export async function showMessage(
  services: Services,
  userId: string,
  messageId: string,
  signal: AbortSignal,
): Promise<FoundMessage | null> {
  try {
    const kept = await openKeptMessage(services, userId, messageId);
    const raw = kept ?? (await fetchAgain(services, userId, messageId));
    if (!raw) return null;
    const owner = { userId, lane: 'quick', signal } as const;
    const { html, text, isTooComplex } = await openEmail(services.readers, raw, owner);
    return { html, text, isTooComplex, from: kept ? 'kept' : 'mailbox' };
  } catch (error) {
    if (error instanceof Fault) throw error;
    services.logger.warn({ error }, 'an email could not be shown');
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
