import type { UserDb } from '#db/pool.ts';
import { getNotificationSettings } from '#db/repositories/notifications/settings.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { Preferences } from '#domain/notifications/plan-delivery.ts';
import { readScope } from '../environment.ts';

/** Reads the user's current notification preferences. */
export async function readPreferences(db: UserDb, now: Date): Promise<Preferences> {
  const { notificationPrefs, timeZone } = await ensureProfile(db);
  const { mutedKinds, quiet } = await getNotificationSettings(db);
  const { isSandbox } = await readScope(db, undefined, now);
  return { ...notificationPrefs, mutedKinds, quiet, timeZone, isSandbox };
}
