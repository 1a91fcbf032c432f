import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { FetchedMessage } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault } from '../../../lib/fault.ts';
import { sourceOf } from '../../../lib/mail-sources.ts';
import type { Services } from '../../../lib/services.ts';

/** Fetches one email while the user waits. Null if the mailbox has no source anymore or does not return the email. */
export async function fetchEmail(
  services: Services,
  userId: string,
  mailbox: StoredMailbox,
  providerMessageId: string,
): Promise<FetchedMessage | null> {
  const source = sourceOf(services, userId, mailbox);
  if (!source) return null;
  try {
    for await (const message of source.mail.fetch(source.access, [providerMessageId])) return message;
    return null;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const kind = error.kind === 'reauth' || error.kind === 'busy' ? error.kind : 'unavailable';
    throw new Fault('ProviderError', ({ mailboxes }) => mailboxes.failure(kind, mailbox.provider));
  }
}
