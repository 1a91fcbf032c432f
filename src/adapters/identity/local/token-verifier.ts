import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import type { VerifiedToken } from '#ports/identity.ts';
import type { Clock } from '#ports/system.ts';

/** How long a verified token is believed without asking again whether its session still stands. */
const BELIEVED_MS = 60_000;
const CACHE_MAX = 20_000;
/** Keys are fetched again for an unknown key id, but not more often than this. */
const REFETCH_PAUSE_MS = 5_000;

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly clock: Clock;
  readonly fetchKeys: () => Promise<JSONWebKeySet>;
  /** Whether the session stands and is this person's. */
  readonly isSessionAlive: (sessionId: string, userId: string) => Promise<boolean>;
}

export interface TokenVerifier {
  verify(token: string): Promise<VerifiedToken | null>;
  /** Forgets what was believed about a session or about every session of a person. */
  forget(match: { sessionId?: string; userId?: string }): void;
}

/** Verifies ES256 tokens against the published keys: issuer, audience, times, signature, and that the session stands. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const believed = new Map<string, { value: VerifiedToken; until: number }>();
  let keys: ReturnType<typeof createLocalJWKSet> | null = null;
  let fetchedAt = 0;

  async function loadKeys(now: number): Promise<NonNullable<typeof keys>> {
    keys = createLocalJWKSet(await options.fetchKeys());
    fetchedAt = now;
    return keys;
  }

  async function check(token: string, now: Date): Promise<VerifiedToken | null> {
    const rules = {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: ['ES256'],
      currentDate: now,
    };
    const known = keys ?? (await loadKeys(now.getTime()));
    const { payload } = await jwtVerify(token, known, rules).catch(async (error: unknown) => {
      const isUnknownKey =
        error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY';
      if (!isUnknownKey || now.getTime() - fetchedAt < REFETCH_PAUSE_MS) throw error;
      return jwtVerify(token, await loadKeys(now.getTime()), rules);
    });
    if (
      typeof payload.sub !== 'string' ||
      typeof payload.sid !== 'string' ||
      typeof payload.exp !== 'number' ||
      typeof payload.auth_time !== 'number'
    )
      return null;
    return {
      userId: payload.sub,
      sessionId: payload.sid,
      signedInAt: new Date(payload.auth_time * 1000),
      expiresAt: new Date(payload.exp * 1000),
    };
  }

  return {
    async verify(token) {
      const now = options.clock.now();
      const key = createHash('sha256').update(token).digest('base64');
      const earlier = believed.get(key);
      if (earlier && now.getTime() < earlier.until) return earlier.value;
      believed.delete(key);
      const value = await check(token, now).catch(() => null);
      if (!value || !(await options.isSessionAlive(value.sessionId, value.userId))) return null;
      if (believed.size >= CACHE_MAX) believed.clear();
      believed.set(key, { value, until: Math.min(now.getTime() + BELIEVED_MS, value.expiresAt.getTime()) });
      return value;
    },
    forget({ sessionId, userId }) {
      for (const [key, { value }] of believed) {
        if (value.sessionId === sessionId || value.userId === userId) believed.delete(key);
      }
    },
  };
}
