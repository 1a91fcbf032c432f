import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import { factorPlugin } from './factor-plugin.ts';
import { googlePlugin } from './google-provider.ts';
import { identityHooks } from './identity-hooks.ts';
import type { IdentityParts, LocalIdentityOptions } from './identity-parts.ts';
import { identityStore } from './identity-store.ts';
import { passwordOptions } from './library-options.ts';
import { newSessionRules } from './new-session-rules.ts';
import { newUserRules } from './new-user-rules.ts';
import { rateRules } from './rate-rules.ts';

/** A session that is not used ends after this time. */
const SESSION_IDLE_SECONDS = 14 * 24 * 3600;
/** Precision of a session's time of last use. */
const SESSION_NOTED_SECONDS = 3600;
const TOKEN_LIFETIME = '5m';
/** Only the ID of a Google account is stored. */
const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** Called when sessions end, so that tokens already issued are rejected. */
export interface SessionEnds {
  readonly onSessionEnded: (sessionId: string) => void;
  readonly onSessionsEnded: (userId: string) => Promise<void>;
}

/** The identity library with Fettle's additional rules. */
export function createLibrary(options: LocalIdentityOptions, parts: IdentityParts, ends: SessionEnds) {
  const { pool, clock, ids, isHttps, background } = parts;
  return betterAuth({
    appName: 'Fettle',
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: identityStore(pool, clock),
    telemetry: { enabled: false },
    // Only a redirect from Google fails without a page of its own: its popup reports the failure.
    onAPIError: { errorURL: `${options.publicUrl}/api/auth/popup/done` },
    logger: { disabled: true },
    ...passwordOptions(parts, options, ends.onSessionsEnded),
    user: { changeEmail: { enabled: true } },
    session: { expiresIn: SESSION_IDLE_SECONDS, updateAge: SESSION_NOTED_SECONDS },
    account: {
      accountLinking: { enabled: false },
      // The state of a Google sign-in is encrypted in a cookie, because it contains a secret that must not be stored.
      storeStateStrategy: 'cookie',
      updateAccountOnSignIn: false,
    },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 120 * options.rateLimitFactor,
      storage: 'database',
      customRules: rateRules(options.rateLimitFactor),
    },
    advanced: {
      // The library's default prefix for HTTPS would be the weaker `__Secure-`.
      cookiePrefix: isHttps ? '__Host-fettle' : 'fettle',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps, path: '/' },
      database: { generateId: () => ids.next() },
      ipAddress: { ipAddressHeaders: ['x-fettle-client'] },
      backgroundTasks: { handler: (task) => background.run(() => task) },
    },
    hooks: identityHooks({ ...parts, onSessionsEnded: ends.onSessionsEnded }),
    databaseHooks: {
      user: { create: newUserRules(parts) },
      account: { create: { before: async () => ({ data: NO_TOKENS }) } },
      session: {
        create: newSessionRules(parts),
        delete: { after: async (session: { id: string }) => ends.onSessionEnded(session.id) },
      },
    },
    plugins: [
      tokenPlugin(options.publicUrl),
      factorPlugin(parts),
      ...(options.google ? [googlePlugin(options.google)] : []),
    ],
  });
}

/** Signs bearer tokens with the session and the time of the sign-in. */
function tokenPlugin(publicUrl: string) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'ES256' } },
    jwt: {
      issuer: publicUrl,
      audience: publicUrl,
      expirationTime: TOKEN_LIFETIME,
      definePayload: ({ session }) => ({
        sid: session.id,
        auth_time: Math.floor(session.createdAt.getTime() / 1000),
      }),
    },
  });
}
