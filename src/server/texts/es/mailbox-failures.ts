import type { RunFailure } from '#domain/syncing/mail-retry.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';

export const SOURCE_NAMES: Readonly<Record<MailSourceKind, string>> = {
  gmail: 'Gmail',
  imap: 'El servidor de correo',
  files: 'El correo subido',
};

export function failure(problem: RunFailure, source: MailSourceKind): string {
  const who = SOURCE_NAMES[source];
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
