import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { countBodies } from '#db/repositories/mail/message-bodies.ts';
import {
  ensureProfile,
  updateProfile as saveProfile,
  updateDatesBy,
  updateKeepsEvidence,
  updateUsesItemCategories,
} from '#db/repositories/profiles.ts';
import { isTimeZone } from '#domain/people/time-zone.ts';
import type { IdentityCaller } from '#ports/identity.ts';
import { Fault } from '../../lib/fault.ts';
import { followEvidence } from '../../lib/originals/choose-evidence.ts';
import { startFetching } from '../../lib/originals/request-originals.ts';
import { applyPrivacy } from '../../lib/privacy/apply-privacy.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';

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
  if (isRecounted) await services.jobs.send('derive', userId, { userId });
  if (privacySettings?.thirdPartySharing && services.assistant)
    await services.jobs.send('assist', userId, { userId });
  return { done: true };
}

/** Updates the name in the identity service; throws if the time zone is unknown. */
async function updateIdentity(
  { identity }: Services,
  caller: IdentityCaller,
  timeZone: string | undefined,
  name: string | undefined,
): Promise<void> {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new Fault('ValidationFailed', ({ faults }) => faults.notATimeZone(timeZone));
  if (name !== undefined) await identity.updateName(caller, name).catch(providerFault);
}
