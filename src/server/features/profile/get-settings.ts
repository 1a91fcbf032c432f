import { newestMailProblem } from '#db/repositories/mail-outbox.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { readInstitutions } from './read-institutions.ts';

/** Everything the settings screen shows. */
export async function getSettings(services: Services, userId: string) {
  const user = await services.identity.getUser(userId);
  if (!user) throw new Fault('Unauthorized');
  return services.db.withUser(userId, async (db) => {
    const profile = await ensureProfile(db);
    const institutions = await readInstitutions(db);
    const [mailbox] = await db.query<{
      address: string;
      status: 'healthy' | 'needs_reauth';
      lastSyncedAt: Date | null;
      isSandbox: boolean;
    }>(
      `select address, status, last_synced_at as "lastSyncedAt", is_sandbox as "isSandbox" from app.mailboxes where user_id = $1 order by created_at limit 1`,
      [userId],
    );
    const [sandbox] = await db.query<{ found: boolean }>(
      `select exists (select from app.accounts where user_id = $1 and is_sandbox) or exists (select from app.mailboxes where user_id = $1 and is_sandbox)
         or exists (select from app.bank_connections where user_id = $1 and is_sandbox) as found`,
      [userId],
    );
    const mailProblem = await newestMailProblem(db, userId);
    return {
      settings: {
        connectedServices: {
          plaid: { connected: institutions.length > 0, institutions },
          gmail: {
            connected: mailbox !== undefined,
            address: mailbox?.address ?? null,
            status: mailbox?.status ?? null,
            lastSyncedAt: mailbox?.lastSyncedAt?.toISOString() ?? null,
            isSandbox: mailbox?.isSandbox ?? false,
          },
        },
        notificationPrefs: profile.notificationPrefs,
        profile: {
          displayName: user.name,
          email: user.email,
          isEmailVerified: user.isEmailVerified,
          mailProblem: mailProblem && problemText(mailProblem),
          currency: profile.currency,
          timeZone: profile.timeZone,
        },
        privacySettings: profile.privacySettings,
        hasSandboxData: sandbox?.found ?? false,
      },
    };
  });
}

function problemText({ problem, isGivenUp }: { problem: string; isGivenUp: boolean }): string {
  return isGivenUp
    ? `Our last mail to you could not be delivered: ${problem}`
    : `Our last mail to you is delayed and will be sent again: ${problem}`;
}
