import {
  ensureProfile,
  saveDatesBy,
  saveKeepsEvidence,
  saveUsesItemCategories,
  updateNotificationPrefs,
  updateProfile,
} from '#db/repositories/profiles.ts';
import type { IdentityCaller } from '#ports/identity.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { askedLanguage } from '../../http/asked-language.ts';
import type { Handlers } from '../../http/call.ts';
import { APP_NAME, APP_VERSION } from '../../lib/config.ts';
import { Fault } from '../../lib/fault.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import { startFetching } from '../../lib/originals/ask-for-originals.ts';
import { followEvidence } from '../../lib/originals/choose-evidence.ts';
import { applyPrivacy } from '../../lib/privacy/apply-privacy.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';
import { deleteSandbox, deleteUser } from './delete-data.ts';
import { getSettings } from './get-settings.ts';

/** Calls about the person. */
export function profileRoutes(services: Services) {
  const { db, identity, clock, jobs, assistant } = services;
  const rename = (caller: IdentityCaller, name: string) =>
    identity.updateName(caller, name).catch(providerFault);
  return {
    getConfig: async () => ({
      appName: APP_NAME,
      version: APP_VERSION,
      identity: services.identityMode,
      passwordLengthMin: services.passwordLengthMin,
      registration: await identity.registration(),
      isSignUpByEmail: services.isSignUpByEmail,
      capabilities: services.capabilities,
    }),
    getMe: async ({ userId, headers }) => {
      const [user, profile] = await Promise.all([
        identity.getUser(userId),
        db.withUser(userId, (user) => ensureProfile(user, askedLanguage(headers))),
      ]);
      if (!user) throw new Fault('Unauthorized');
      const { currency, timeZone, language, onboardedAt } = profile;
      return {
        name: user.name,
        email: user.email,
        onboardedAt: onboardedAt?.toISOString() ?? null,
        currency,
        timeZone,
        language,
      };
    },
    updateOnboarding: async ({ userId, token, body }) => {
      if (body.timeZone !== undefined) assertTimeZone(body.timeZone);
      if (body.name !== undefined) await rename({ userId, token }, body.name);
      const { before, profile } = await db.withUser(userId, async (user) => {
        const before = await ensureProfile(user);
        await updateProfile(user, { ...body, onboardedAt: body.completed ? clock.now() : undefined });
        if (body.keepsEvidence !== undefined) await saveKeepsEvidence(user, body.keepsEvidence);
        const profile = await ensureProfile(user);
        if (profile.keepsEvidence !== before.keepsEvidence)
          await followEvidence(services, user, profile.keepsEvidence);
        return { before, profile };
      });
      if (profile.keepsEvidence !== before.keepsEvidence) await startFetching(services, userId);
      return { onboardedAt: profile.onboardedAt?.toISOString() ?? null };
    },
    updateProfile: async ({ userId, token, body }) => {
      if (body.timeZone !== undefined) assertTimeZone(body.timeZone);
      if (body.displayName !== undefined) await rename({ userId, token }, body.displayName);
      const { currency, timeZone, language, datesBy, usesItemCategories, privacySettings } = body;
      const isRecounted = await db.withUser(userId, async (user) => {
        await ensureProfile(user);
        await updateProfile(user, { currency, timeZone, language });
        if (privacySettings) await applyPrivacy(user, privacySettings);
        const isRedated = datesBy !== undefined && (await saveDatesBy(user, datesBy));
        const isByItems =
          usesItemCategories !== undefined && (await saveUsesItemCategories(user, usesItemCategories));
        return isRedated || isByItems;
      });
      if (isRecounted) await jobs.send('derive', userId, { userId });
      if (privacySettings?.thirdPartySharing && assistant) await jobs.send('assist', userId, { userId });
      return { done: true };
    },
    getSettings: ({ userId }) => getSettings(services, userId),
    updateNotifications: async ({ userId, body }) => {
      await db.withUser(userId, async (user) => {
        await ensureProfile(user);
        await updateNotificationPrefs(user, body);
      });
      return { done: true };
    },
    deleteUser: async ({ userId, token, signedInAt }) => {
      assertFreshSignIn(signedInAt, clock.now());
      await identity.endAccount({ userId, token }).catch(accountFault);
      await deleteUser(services, userId);
      return { done: true };
    },
    deleteSandbox: async ({ userId }) => {
      await deleteSandbox(services, userId);
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}

/** An account that could not be ended elsewhere: nothing was removed, and the user may try again. */
function accountFault(error: unknown): never {
  if (error instanceof ProviderFailure && error.kind === 'reauth')
    throw new Fault('ReauthRequired', undefined, { cause: error });
  return providerFault(error);
}

function assertTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new Fault('ValidationFailed', ({ faults }) => faults.notATimeZone(timeZone));
  }
}
