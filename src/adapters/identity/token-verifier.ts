import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { VerifiedToken } from '#ports/identity.ts';
import type { Clock } from '#ports/system.ts';

/** How long a verified token is believed without asking again whether it still stands. */
const BELIEVED_MS = 60_000;
const CACHE_MAX = 20_000;
/** Keys are fetched again for an unknown key id, but not more often than this: whoever makes ids up starts no storm. */
const REFETCHES_A_MINUTE = 6;
/** How long keys that could not be renewed are used before that is tried again. */
const RETRY_PAUSE_MS = 5_000;
/** While nobody gives newer ones, keys serve this long. */
const KEYS_LAST_MS = 24 * 3600_000;

/** Published keys, and how long they may be used without asking again. */
export interface PublishedKeys {
  readonly keys: JSONWebKeySet;
  readonly freshMs: number;
}

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  /** The one algorithm that is taken. */
  readonly algorithm: 'ES256' | 'RS256';
  readonly clock: Clock;
  readonly fetchKeys: () => Promise<PublishedKeys>;
  /** Whom well-signed claims speak for; null when they are incomplete, or the session or the person is no more. */
  readonly admit: (claims: JWTPayload, token: string, now: Date) => Promise<VerifiedToken | null>;
}

export interface TokenVerifier {
  verify(token: string, options?: { readonly anew: boolean }): Promise<VerifiedToken | null>;
  /** Forgets what was believed about a session or about every session of a person. */
  forget(match: { sessionId?: string; userId?: string }): void;
}

/** Verifies tokens against published keys: algorithm, issuer, audience, times, signature, and that they still stand. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const believed = new Map<string, { value: VerifiedToken; until: number }>();
  const keyStore = createKeyStore(options.fetchKeys);

  async function check(token: string, now: Date): Promise<JWTPayload> {
    const { issuer, audience, algorithm } = options;
    const rules = { issuer, audience, algorithms: [algorithm], currentDate: now, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, await keyStore.get(now.getTime()), rules).catch(
      async (error: unknown) => {
        const isUnknownKey =
          error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY';
        const newer = isUnknownKey ? await keyStore.getNewer(now.getTime()) : null;
        if (!newer) throw error;
        return jwtVerify(token, newer, rules);
      },
    );
    return payload;
  }

  return {
    async verify(token, { anew } = { anew: false }) {
      const now = options.clock.now();
      const key = createHash('sha256').update(token).digest('base64');
      const earlier = believed.get(key);
      if (!anew && earlier && now.getTime() < earlier.until) return earlier.value;
      believed.delete(key);
      const claims = await check(token, now).catch(() => null);
      const value = claims && (await options.admit(claims, token, now));
      if (!value) return null;
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

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** Keeps the keys while they are fresh; those of before serve on when no newer ones can be had. */
function createKeyStore(fetchKeys: () => Promise<PublishedKeys>) {
  let held: { set: KeySet; fetchedAt: number; freshUntil: number } | null = null;
  let triedAt = 0;
  let refetches: number[] = [];
  let pending: Promise<KeySet> | null = null;

  function load(now: number): Promise<KeySet> {
    triedAt = now;
    pending ??= fetchKeys()
      .then(({ keys, freshMs }) => {
        held = { set: createLocalJWKSet(keys), fetchedAt: now, freshUntil: now + freshMs };
        return held.set;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  return {
    async get(now: number): Promise<KeySet> {
      const known = held;
      if (known && now < known.freshUntil) return known.set;
      if (known && now - triedAt < RETRY_PAUSE_MS) return known.set;
      return load(now).catch((error: unknown) => {
        if (known && now - known.fetchedAt < KEYS_LAST_MS) return known.set;
        throw error;
      });
    },
    /** Keys fetched anew for an id that is not known; null when that was done too often. */
    async getNewer(now: number): Promise<KeySet | null> {
      if (pending) return pending;
      refetches = refetches.filter((at) => now - at < 60_000);
      if (refetches.length >= REFETCHES_A_MINUTE) return null;
      refetches.push(now);
      return load(now);
    },
  };
}
