import type { UserDb } from '#db/pool.ts';
import { deleteWaitingEmails } from '#db/repositories/mail/mail-outbox.ts';
import { type StoredProfile, updatePrivacySettings } from '#db/repositories/profiles.ts';
import { deleteUsage } from '#db/repositories/usage-counts.ts';
import { publishNames } from './shared-names.ts';

/** Saves privacy settings; data that a setting allowed is removed in the same transaction. */
export async function applyPrivacy(db: UserDb, settings: StoredProfile['privacySettings']): Promise<void> {
  await updatePrivacySettings(db, settings);
  if (!settings.analytics) await deleteUsage(db);
  if (!settings.marketingEmails) await deleteWaitingEmails(db, db.userId, 'announcement');
  await publishNames(db);
}
