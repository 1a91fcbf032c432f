import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { Texts } from '../texts/texts.ts';

/** The name of a mailbox on screen: its address, or in the user's language the name of uploaded email. */
export function mailboxName(
  { provider, address }: Pick<StoredMailbox, 'provider' | 'address'>,
  { connections }: Texts,
): string {
  return provider === 'files' ? connections.uploadedEmail : address;
}
