import type { RunFailure } from '#domain/syncing/mail-retry.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';
import { texts as readings } from './readings.ts';
import { texts as reasons } from './reasons.ts';

const WHO: Readonly<Record<MailSourceKind, string>> = {
  gmail: 'Gmail',
  imap: 'The email server',
  files: 'The uploaded email',
};

/** What mailboxes and their emails say of themselves. */
export const texts = { failure, reconnect, readings, reasons };

/** Why a run failed, what it means for what was read, and what to do: one notice. */
function failure(problem: RunFailure, source: MailSourceKind): string {
  const who = WHO[source];
  switch (problem) {
    case 'reauth':
      return `${who} ended Fettle’s access to this mailbox. Your data is safe. Reconnect it to continue.`;
    case 'busy':
      return `${who} is busy. Your progress is saved. Fettle will continue automatically in a few minutes.`;
    case 'unavailable':
      return `${who} isn’t responding. Your progress is saved. Try again in a moment.`;
    case 'other':
      return `${who} rejected the request. Your progress is saved. Fettle will retry automatically.`;
  }
}

/** What is said to a person who asks for a sync of a mailbox that must be connected again. */
function reconnect(source: MailSourceKind): string {
  return `${WHO[source]} ended Fettle’s access to this mailbox. Reconnect it to continue.`;
}
