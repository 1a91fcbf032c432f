import type { RunFailure } from '#domain/syncing/mail-retry.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';
import type { texts as english } from '../en/mailboxes.ts';
import { texts as readings } from './readings.ts';
import { texts as reasons } from './reasons.ts';

const WHO: Readonly<Record<MailSourceKind, string>> = {
  gmail: 'Gmail',
  imap: 'El servidor de correo',
  files: 'El correo subido',
};

/** What mailboxes and their emails say of themselves. */
export const texts: typeof english = { failure, reconnect, readings, reasons };

function failure(problem: RunFailure, source: MailSourceKind): string {
  const who = WHO[source];
  switch (problem) {
    case 'reauth':
      return (
        `${who} terminó el acceso de Fettle a este buzón. Tus datos están a salvo.` +
        ' Conéctalo de nuevo para continuar.'
      );
    case 'busy':
      return `${who} está ocupado. Tu avance está guardado. Fettle continuará automáticamente en unos minutos.`;
    case 'unavailable':
      return `${who} no responde. Tu avance está guardado. Inténtalo de nuevo en un momento.`;
    case 'other':
      return `${who} rechazó la solicitud. Tu avance está guardado. Fettle lo intentará de nuevo automáticamente.`;
  }
}

function reconnect(source: MailSourceKind): string {
  return `${WHO[source]} terminó el acceso de Fettle a este buzón. Conéctalo de nuevo para continuar.`;
}
