import type { MailSourceKind } from '#ports/mail-provider.ts';
import { failure, SOURCE_NAMES } from './mailbox-failures.ts';
import { texts as reasons } from './reasons.ts';

/** What mailboxes and their emails say of themselves. */
export const texts = { failure, reconnect, reasons };

/** What is said to a person who asks for a sync of a mailbox that must be connected again. */
function reconnect(source: MailSourceKind): string {
  return `${SOURCE_NAMES[source]} ended Fettle’s access to this mailbox. Reconnect it to continue.`;
}
