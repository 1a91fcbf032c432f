import { isAdministrator as mayAdminister } from '#db/repositories/administration.ts';
import { findLatestEmailProblem } from '#db/repositories/mail/mail-outbox.ts';
import { listMailboxes, type StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { Fault } from '../../lib/fault.ts';
import { mailboxName } from '../../lib/mailbox-name.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { type Texts, textsOf } from '../../texts/texts.ts';
import { hasStoredSandboxData } from './query.ts';
import { readInstitutions } from './read-institutions.ts';

/** All data of the settings screen. */
export async function getSettings(services: Services, userId: string) {
  const user = await services.identity.getUser(userId);
  if (!user) throw new Fault('Unauthorized');
  const isAdministrator = services.isAdministered && (await mayAdminister(services.db.system, userId));
  return services.db.withUser(userId, async (db) => {
    const profile = await ensureProfile(db);
    const texts = textsOf(profile.language);
    const institutions = await readInstitutions(db, texts);
    const mailboxes = (await listMailboxes(db)).map((mailbox) => presentMailbox(mailbox, texts));
    const gmail = mailboxes.find(({ provider }) => provider === 'gmail');
    const hasSandboxData = await hasStoredSandboxData(db);
    const mailProblem = await findLatestEmailProblem(db, userId);
    return {
      settings: {
        connectedServices: {
          plaid: { connected: institutions.length > 0, institutions },
          gmail: {
            connected: gmail !== undefined,
            address: gmail?.address ?? null,
            status: gmail?.status ?? null,
            lastSyncedAt: gmail?.lastSyncedAt ?? null,
            isSandbox: gmail?.isSandbox ?? false,
          },
          mailboxes,
        },
        notificationPrefs: profile.notificationPrefs,
        profile: {
          displayName: user.name,
          email: user.email,
          isEmailVerified: user.isEmailVerified,
          mailProblem: mailProblem && problemText(mailProblem, texts),
          currency: profile.currency,
          timeZone: profile.timeZone,
          language: profile.language,
          datesBy: profile.datesBy,
          usesItemCategories: profile.usesItemCategories,
          goals: [...profile.goals],
          healthAccounts: [...profile.healthAccounts],
          keepsEvidence: profile.keepsEvidence,
          isAdministrator,
        },
        privacySettings: profile.privacySettings,
        hasSandboxData,
      },
    };
  });
}

function presentMailbox(mailbox: StoredMailbox, texts: Texts) {
  const { id, provider, status, lastSyncedAt, isSandbox } = mailbox;
  return {
    id: toWire('mailbox', id),
    provider,
    address: mailboxName(mailbox, texts),
    status,
    isSandbox,
    lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
  };
}

function problemText(
  { problem, isGivenUp }: { problem: string; isGivenUp: boolean },
  { emails }: Texts,
): string {
  return isGivenUp ? emails.notDelivered(problem) : emails.delayed(problem);
}
