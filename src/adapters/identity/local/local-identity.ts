import type { IdentityService } from '#ports/identity.ts';
import { createTokenVerifier } from '../token-verifier.ts';
import { createAccountSecurity } from './account-security.ts';
import { recordDeletion } from './audit.ts';
import { type CallState, withCallState } from './call-state.ts';
import { deviceName, deviceOf } from './device.ts';
import { createFairShare } from './fair-share.ts';
import { SESSION_ABSOLUTE_MS } from './hashed-sessions.ts';
import { createIdentityParts, type LocalIdentityOptions } from './identity-parts.ts';
import { createLibrary, type SessionEnds } from './library.ts';
import { popupDone, popupStart } from './popup.ts';
import { sessionTokenIn } from './sessions.ts';

const KEYS_FRESH_MS = 3600_000;
const SANDBOX_DOMAIN = '@sandbox.test';

/** The product's own identity over schema `identity`: passwords, Google by popup, sessions, and short-lived tokens. */
export function createLocalIdentity(options: LocalIdentityOptions): IdentityService {
  const parts = createIdentityParts(options);
  const { pool, clock, ids, isHttps, guard, audit, background, rules, registration } = parts;
  const fairShare = createFairShare();
  const ends: SessionEnds = {
    onSessionEnded: (sessionId) => verifier.forget({ sessionId }),
    onSessionsEnded: (userId) => verifier.forget({ userId }),
  };
  const auth = createLibrary(options, parts, ends);
  const verifier = createTokenVerifier({
    issuer: options.publicUrl,
    audience: options.publicUrl,
    algorithm: 'ES256',
    clock: options.clock,
    fetchKeys: async () => ({ keys: await auth.api.getJwks(), freshMs: KEYS_FRESH_MS }),
    async admit({ sub, sid, exp, auth_time: authTime }, token, now) {
      if (typeof sub !== 'string' || typeof sid !== 'string') return null;
      if (typeof exp !== 'number' || typeof authTime !== 'number') return null;
      const alive = await pool.query(
        'select 1 from session where id = $1 and "userId" = $2 and "expiresAt" > $3 and "createdAt" > $4',
        [sid, sub, now, new Date(now.getTime() - SESSION_ABSOLUTE_MS)],
      );
      if (alive.rowCount !== 1) return null;
      const times = { signedInAt: new Date(authTime * 1000), expiresAt: new Date(exp * 1000) };
      return { userId: sub, sessionId: sid, ...times, token };
    },
  });

  return {
    verify: (token, how) => verifier.verify(token, how),
    forget: (userId) => verifier.forget(userId === null ? 'all' : { userId }),
    async sessionUser(headers) {
      const found = await auth.api.getSession({ headers });
      return found?.user.id ?? null;
    },
    async getUser(userId) {
      const { rows } = await pool.query<{ name: string; email: string; emailVerified: boolean }>(
        'select name, email, "emailVerified" from "user" where id = $1',
        [userId],
      );
      const user = rows[0];
      return user
        ? {
            name: user.name,
            email: user.email,
            isEmailVerified: user.emailVerified,
            isSandbox: user.email.endsWith(SANDBOX_DOMAIN),
          }
        : null;
    },
    async updateName({ userId }, name) {
      await pool.query('update "user" set name = $2, "updatedAt" = $3 where id = $1', [
        userId,
        name,
        options.clock.now(),
      ]);
    },
    // Accounts are kept here: removing the user is all there is to do.
    endAccount: async () => undefined,
    unfinishedDeletions: async () => [],
    async deleteUser(userId) {
      await registration.forget(userId);
      const { rowCount } = await pool.query('delete from "user" where id = $1', [userId]);
      await registration.freePlace(userId);
      if (rowCount === 1) await recordDeletion(pool, ids.next(), clock.now());
      verifier.forget({ userId });
    },
    async handle(request, client) {
      const { publicUrl, google } = options;
      const { pathname } = new URL(request.url);
      if (pathname === '/api/auth/popup/done') return popupDone(request);
      const device = deviceOf(request.headers, isHttps);
      const headers = new Headers(request.headers);
      headers.set('x-fettle-client', client.address);
      const call = new Request(request, { headers });
      const state: CallState = {
        ...{ address: client.address, language: client.language, deviceId: device.id },
        ...{ attempt: null, invitation: null },
        ...{ sessionToken: sessionTokenIn(request.headers), isFactorPassed: false, cookies: [] },
        device: deviceName(request.headers.get('user-agent') ?? ''),
      };
      const answer = await fairShare(client.address, pathname, () =>
        withCallState(state, () =>
          pathname === '/api/auth/popup/google'
            ? popupStart(auth, call, { publicUrl, isConfigured: google !== null })
            : auth.handler(call),
        ),
      );
      const isSignIn = answer.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie));
      if (isSignIn && device.setCookie) answer.headers.append('set-cookie', device.setCookie);
      for (const cookie of state.cookies) answer.headers.append('set-cookie', cookie);
      return answer;
    },
    security: createAccountSecurity(parts, ends),
    registration: () => registration.policy(),
    async prune() {
      await guard.prune();
      await audit.prune();
      await parts.passkeys.prune();
    },
    async close() {
      await rules.close();
      await background.done();
      await pool.end();
    },
  };
}
