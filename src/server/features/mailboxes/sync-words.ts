import type { RunFailure } from '#domain/syncing/mail-retry.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';

/** A source as the steps of a run name it. */
export function sourceName(source: MailSourceKind): string {
  return source === 'gmail' ? 'Gmail' : 'mail';
}

const WHO: Readonly<Record<MailSourceKind, string>> = {
  gmail: 'Gmail',
  imap: 'The mail server',
  files: 'The uploaded mail',
};

/** Why a run failed, what it means for what was read, and what to do: one notice. */
export function failureText(failure: RunFailure, source: MailSourceKind): string {
  const who = WHO[source];
  switch (failure) {
    case 'reauth':
      return `${who} no longer lets Fettle read this mailbox. Connect it again; nothing that was read is lost.`;
    case 'busy':
      return `${who} asks for a pause. What was read is saved; Fettle goes on by itself in a few minutes.`;
    case 'unavailable':
      return `${who} did not answer as expected. What was read is saved; try again in a moment.`;
    case 'other':
      return `${who} refused what Fettle asked for. What was read is saved; Fettle tries again by itself.`;
  }
}

/** What is said to a person who asks for a sync of a mailbox that must be connected again. */
export function reconnectText(source: MailSourceKind): string {
  return `${WHO[source]} no longer lets Fettle read this mailbox. Connect it again.`;
}
