import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { FetchedMessage } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault } from '../../../lib/fault.ts';
import { sourceOf } from '../../../lib/mail-sources.ts';
import type { Services } from '../../../lib/services.ts';

/** One email from its mailbox while the user waits; null where the mailbox has no source any more or says nothing. */
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
