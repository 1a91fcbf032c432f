import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { Fault } from '../../lib/fault.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { openEmail } from '../../reading/open-email-within-limits.ts';
import type { ShownEmail } from '../../reading/reader-tasks.ts';
import { findMessageLocation } from './processed-query.ts';

/** An email to display, and where it was read from. */
export interface DisplayedMessage extends ShownEmail {
  readonly from: 'kept' | 'mailbox';
}

/**
 * The stored email, or the email fetched from its mailbox again. Null if it no longer exists or the mailbox does not
 * respond.
 */
export async function getMessageForDisplay(
  services: Services,
  userId: string,
  messageId: string,
  signal: AbortSignal,
): Promise<DisplayedMessage | null> {
  try {
    const stored = await openKeptMessage(services, userId, messageId);
    const raw = stored ?? (await fetchFromMailbox(services, userId, messageId));
    if (!raw) return null;
    const owner = { userId, lane: 'quick', signal } as const;
    const { html, text, isTooComplex } = await openEmail(services.readers, raw, owner);
    return { html, text, isTooComplex, from: stored ? 'kept' : 'mailbox' };
  } catch (error) {
    if (error instanceof Fault) throw error;
    services.logger.warn({ error }, 'an email could not be shown');
    return null;
  }
}

async function fetchFromMailbox(
  services: Services,
  userId: string,
  messageId: string,
): Promise<Uint8Array | null> {
  const location = await services.db.readAs(userId, async (db) => {
    const message = await findMessageLocation(db, messageId);
    const mailbox = message && (await findMailbox(db, message.mailboxId));
    return mailbox ? { mailbox, id: message.providerMessageId } : null;
  });
  const source = location && sourceOf(services, userId, location.mailbox);
  if (!source) return null;
  for await (const message of source.mail.fetch(source.access, [location.id]))
    return message.outcome === 'found' ? message.raw : null;
  return null;
}
