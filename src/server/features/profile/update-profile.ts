import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { countBodies } from '#db/repositories/mail/message-bodies.ts';
import {
  ensureProfile,
  updateProfile as saveProfile,
  updateDatesBy,
  updateKeepsEvidence,
  updateNotificationPrefs,
  updateUsesItemCategories,
} from '#db/repositories/profiles.ts';
import type { IdentityCaller } from '#ports/identity.ts';
import { announce, deriveAndAnnounce } from '../../lib/announce.ts';
import { followEvidence } from '../../lib/originals/choose-evidence.ts';
import { startFetching } from '../../lib/originals/request-originals.ts';
import { applyPrivacy } from '../../lib/privacy/apply-privacy.ts';
import type { Services } from '../../lib/services.ts';
import { updateIdentity } from './update-identity.ts';

/** Saves the user's answers during onboarding. */
export async function updateOnboarding(
  services: Services,
  { userId, token }: IdentityCaller,
  body: BodyOf<'updateOnboarding'>,
) {
  await updateIdentity(services, { userId, token }, body.timeZone, body.name);
  const { before, profile } = await services.db.withUser(userId, async (db) => {
    const before = await ensureProfile(db);
    await saveProfile(db, { ...body, onboardedAt: body.completed ? services.clock.now() : undefined });
    if (body.keepsEvidence !== undefined) await updateKeepsEvidence(db, body.keepsEvidence);
    else if (before.keepsEvidence) await keepStoredEvidence(db);
    const profile = await ensureProfile(db);
    if (profile.keepsEvidence !== before.keepsEvidence)
      await followEvidence(services, db, profile.keepsEvidence);
    return { before, profile };
  });
  if (profile.keepsEvidence !== before.keepsEvidence) await startFetching(services, userId);
  await announce(services, userId, 'profileChanged');
  return { onboardedAt: profile.onboardedAt?.toISOString() ?? null };
}

/**
 * Without an HSA or FSA, evidence is no longer kept by default. Receipts that are already stored stay: only the user's
 * own choice deletes them.
 */
async function keepStoredEvidence(db: UserDb): Promise<void> {
  const { keepsEvidence } = await ensureProfile(db);
  if (!keepsEvidence && (await countBodies(db)).evidence > 0) await updateKeepsEvidence(db, true);
}

/** Saves profile settings and enqueues the jobs that depend on them. */
export async function updateProfile(
  services: Services,
  { userId, token }: IdentityCaller,
  body: BodyOf<'updateProfile'>,
): Promise<{ done: true }> {
  await updateIdentity(services, { userId, token }, body.timeZone, body.displayName);
  const { currency, timeZone, language, datesBy, usesItemCategories, privacySettings } = body;
  const isRecounted = await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    await saveProfile(db, { currency, timeZone, language });
    if (privacySettings) await applyPrivacy(db, privacySettings);
    const isRedated = datesBy !== undefined && (await updateDatesBy(db, datesBy));
    const isByItems =
      usesItemCategories !== undefined && (await updateUsesItemCategories(db, usesItemCategories));
    return isRedated || isByItems;
  });
  const notify = isRecounted ? deriveAndAnnounce : announce;
  await notify(services, userId, 'profileChanged');
  if (privacySettings?.thirdPartySharing && services.assistant)
    await services.jobs.send('assist', userId, { userId });
  return { done: true };
}

/** Saves which notifications the user receives, and how. */
export async function updateNotifications(
  services: Services,
  userId: string,
  body: BodyOf<'updateNotifications'>,
): Promise<{ done: true }> {
  await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    await updateNotificationPrefs(db, body);
  });
  await announce(services, userId, 'notificationsChanged');
  return { done: true };
}
