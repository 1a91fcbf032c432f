import { ensureProfile } from '#db/repositories/profiles.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { askedProfile } from '../../http/asked-profile.ts';
import type { Handlers } from '../../http/call.ts';
import { APP_NAME, APP_VERSION } from '../../lib/config.ts';
import { Fault } from '../../lib/fault.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';
import { deleteSandbox, deleteUser } from './delete-user.ts';
import { getSettings } from './get-settings.ts';
import { updateNotifications, updateOnboarding, updateProfile } from './update-profile.ts';

/** Handlers for the user's profile and settings. */
export function profileRoutes(services: Services) {
  const { db, identity, clock } = services;
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
        db.withUser(userId, (user) => ensureProfile(user, askedProfile(headers))),
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
    updateOnboarding: ({ body, ...caller }) => updateOnboarding(services, caller, body),
    updateProfile: ({ body, ...caller }) => updateProfile(services, caller, body),
    getSettings: ({ userId }) => getSettings(services, userId),
    updateNotifications: ({ userId, body }) => updateNotifications(services, userId, body),
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

/** The hosted account could not be deleted; nothing was deleted here, so the user can try again. */
function accountFault(error: unknown): never {
  if (error instanceof ProviderFailure && error.kind === 'reauth')
    throw new Fault('ReauthRequired', undefined, { cause: error });
  return providerFault(error);
}
