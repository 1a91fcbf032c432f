import { sandboxIdentities } from '../google/identities.ts';
import { planMailbox } from '../google/story/plan-mailbox.ts';
import type { Household } from '../household/types.ts';
import { type ArrivingMail, openAccount, type ScriptedAccount } from './mail-store.ts';

/** Initial password of all accounts. */
export const SANDBOX_PASSWORD = 'sandbox';

/** The sandbox users with the same email as in the Google emulator. */
export function listSandboxAccounts(household: Household, now: () => Date): Map<string, ScriptedAccount> {
  return new Map(
    sandboxIdentities(household).map((person) => {
      const mails = planMailbox(person, household).map(
        ({ labelIds, arrivesAtMs, build }): ArrivingMail => ({
          folder: folderOf(labelIds),
          arrivesAtMs,
          isSeen: !labelIds.includes('UNREAD'),
          build,
        }),
      );
      return [person.email, openAccount(person.email, SANDBOX_PASSWORD, mails, now)];
    }),
  );
}

function folderOf(labelIds: readonly string[]): string {
  if (labelIds.includes('SPAM')) return 'Junk';
  if (labelIds.includes('TRASH')) return 'Trash';
  return labelIds.includes('SENT') ? 'Sent' : 'INBOX';
}
