import type { RunFailure } from '#domain/syncing/mail-retry.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';

export const SOURCE_NAMES: Readonly<Record<MailSourceKind, string>> = {
  gmail: 'Gmail',
  imap: 'The email server',
  files: 'The uploaded email',
};

/** Why a run failed, the effect on the user's data, and what to do. */
export function failure(problem: RunFailure, source: MailSourceKind): string {
  const who = SOURCE_NAMES[source];
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
