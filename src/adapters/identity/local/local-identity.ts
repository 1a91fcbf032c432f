import type { IdentityService } from '#ports/identity.ts';
import { createTokenVerifier } from '../token-verifier.ts';
import { createAccountSecurity } from './account-security.ts';
import { recordDeletion } from './audit.ts';
import { createCallHandler } from './call-handler.ts';
import { SESSION_ABSOLUTE_MS } from './hashed-sessions.ts';
import { createIdentityParts, type IdentityParts, type LocalIdentityOptions } from './identity-parts.ts';
import { createLibrary, type SessionEnds } from './library.ts';

const KEYS_FRESH_MS = 3600_000;
const SANDBOX_DOMAIN = '@sandbox.test';

/** The local identity over schema `identity`: passwords, Google through a popup, sessions, and short-lived tokens. */
export function createLocalIdentity(options: LocalIdentityOptions): IdentityService {
  const parts = createIdentityParts(options);
  const { pool, clock, ids, isHttps, guard, audit, background, registration } = parts;
  const ends: SessionEnds = {
    onSessionEnded: (sessionId) => verifier.forget({ sessionId }),
    async onSessionsEnded(userId) {
      verifier.forget({ userId });
      await options.announceSessionsEnded(userId);
    },
  };
  const auth = createLibrary(options, parts, ends);
  const verifier = createVerifier(auth, options.publicUrl, parts);

  return {
    verify: (token, how) => verifier.verify(token, how),
    clearTokenCache: (userId) => verifier.forget(userId === null ? 'all' : { userId }),
    async sessionUser(headers) {
      const found = await auth.api.getSession({ headers });
      return found?.user.id ?? null;
    },
    async getUser(userId) {
      const { rows } = await pool.query<{ name: string; email: string; isEmailVerified: boolean }>(
        'select name, email, "emailVerified" as "isEmailVerified" from "user" where id = $1',
        [userId],
      );
      const user = rows[0];
      return user ? { ...user, isSandbox: user.email.endsWith(SANDBOX_DOMAIN) } : null;
    },
    async updateName({ userId }, name) {
      await pool.query('update "user" set name = $2, "updatedAt" = $3 where id = $1', [
        userId,
        name,
        options.clock.now(),
      ]);
    },
    // Accounts are stored in this database, so deleting the user is sufficient.
    endAccount: async () => undefined,
    unfinishedDeletions: async () => [],
    async deleteUser(userId) {
      await registration.forget(userId);
      const { rowCount } = await pool.query('delete from "user" where id = $1', [userId]);
      await registration.freePlace(userId);
      if (rowCount === 1) await recordDeletion(pool, ids.next(), clock.now());
      verifier.forget({ userId });
    },
    handle: createCallHandler(auth, options, isHttps),
    security: createAccountSecurity(parts, ends),
    registration: () => registration.policy(),
    async prune() {
      await guard.prune();
      await audit.prune();
      await parts.sessions.prune();
      await parts.passkeys.prune();
    },
    async close() {
      await background.done();
      await pool.end();
    },
  };
}

/** Verifies tokens whose session still exists. */
function createVerifier(
  auth: ReturnType<typeof createLibrary>,
  publicUrl: string,
  { pool, clock }: IdentityParts,
) {
  return createTokenVerifier({
    issuer: publicUrl,
    audience: publicUrl,
    algorithm: 'ES256',
    clock,
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
}
