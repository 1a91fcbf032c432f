import { mailboxContext, type StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type {
  ConsentMailProvider,
  MailboxAccess,
  MailProvider,
  MailSourceKind,
  SignInMailProvider,
} from '#ports/mail-provider.ts';
import type { Services } from './services.ts';

/** The source of each kind; null if not configured. */
export interface MailSources {
  readonly gmail: ConsentMailProvider | null;
  readonly imap: SignInMailProvider | null;
  readonly files: MailProvider | null;
}

/** Whether a provider is a mail source. */
export function isMailSource(name: string): name is MailSourceKind {
  return name === 'gmail' || name === 'imap' || name === 'files';
}

/** The source that reads a mailbox and its credentials; null if not configured on this server. */
export function sourceOf(
  services: Services,
  userId: string,
  mailbox: Pick<StoredMailbox, 'id' | 'provider' | 'accessSealed'>,
): { readonly mail: MailProvider; readonly access: MailboxAccess } | null {
  const mail = services.mail[mailbox.provider];
  if (!mail) return null;
  const secret = services.secretBox.open(mailbox.accessSealed, mailboxContext(userId, mailbox.id));
  return { mail, access: { userId, mailboxId: mailbox.id, secret } };
}
