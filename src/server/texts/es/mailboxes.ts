import type { MailSourceKind } from '#ports/mail-provider.ts';
import type { texts as english } from '../en/mailboxes.ts';
import { failure, SOURCE_NAMES } from './mailbox-failures.ts';
import { texts as reasons } from './reasons.ts';

/** What mailboxes and their emails say of themselves. */
export const texts: typeof english = { failure, reconnect, reasons };

function reconnect(source: MailSourceKind): string {
  return `${SOURCE_NAMES[source]} terminó el acceso de Fettle a este buzón. Conéctalo de nuevo para continuar.`;
}
