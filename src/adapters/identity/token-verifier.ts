import { createHash } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import type { VerifiedToken } from '#ports/identity.ts';
import type { Clock } from '#ports/system.ts';
import { createKeyLookup } from '../key-lookup.ts';
import type { PublishedKeys } from '../published-keys.ts';

/** How long a verified token is trusted before its session is checked again. */
const TRUSTED_MS = 60_000;
const CACHE_MAX = 20_000;

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  /** The only accepted algorithm. */
  readonly algorithm: 'ES256' | 'RS256';
  readonly clock: Clock;
  readonly fetchKeys: () => Promise<PublishedKeys>;
  /** The user of verified claims; null if they are incomplete, or the session or the user no longer exists. */
  readonly admit: (claims: JWTPayload, token: string, now: Date) => Promise<VerifiedToken | null>;
}

export interface TokenVerifier {
  verify(token: string, options?: { readonly skipCache: boolean }): Promise<VerifiedToken | null>;
  /** Removes cached results for one session, for all sessions of a user, or for all. */
  forget(match: { sessionId?: string; userId?: string } | 'all'): void;
}

/**
 * Verifies tokens against published keys: algorithm, issuer, audience, times, signature, and that the session still
 * exists.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const trusted = new Map<string, { value: VerifiedToken; until: number }>();
  const { issuer, audience, algorithm, fetchKeys } = options;
  const keyFor = createKeyLookup({ algorithm, fetchKeys, isWholeSet: true });

  async function check(token: string, now: Date): Promise<JWTPayload> {
    const rules = { issuer, audience, algorithms: [algorithm], currentDate: now, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, (header: JWTHeaderParameters) => keyFor(header), rules);
    return payload;
  }

  return {
    async verify(token, { skipCache } = { skipCache: false }) {
      const now = options.clock.now();
      const key = createHash('sha256').update(token).digest('base64');
      const earlier = trusted.get(key);
      if (!skipCache && earlier && now.getTime() < earlier.until) return earlier.value;
      trusted.delete(key);
      const claims = await check(token, now).catch(() => null);
      const value = claims && (await options.admit(claims, token, now));
      if (!value) return null;
      if (trusted.size >= CACHE_MAX) trusted.clear();
      trusted.set(key, { value, until: Math.min(now.getTime() + TRUSTED_MS, value.expiresAt.getTime()) });
      return value;
    },
    forget(match) {
      if (match === 'all') return trusted.clear();
      const { sessionId, userId } = match;
      for (const [key, { value }] of trusted) {
        if (value.sessionId === sessionId || value.userId === userId) trusted.delete(key);
      }
    },
  };
}
