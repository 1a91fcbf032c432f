import { type CryptoKey, importJWK, type JWK } from 'jose';
import { ProviderFailure } from '#ports/provider-failure.ts';
import type { PublishedKeys } from './published-keys.ts';

export interface KeyLookupOptions {
  /** The only accepted algorithm. */
  readonly algorithm: 'ES256' | 'RS256';
  /** Fetches all keys the provider publishes, or the key of this ID. */
  readonly fetchKeys: (keyId: string) => Promise<PublishedKeys>;
  /** True if one response contains all keys of the provider. */
  readonly isWholeSet: boolean;
}

/**
 * Finds the key named in a token's header; rejects if there is none, and with a `ProviderFailure` if the provider can't
 * be reached. `client` is the address that sent the token, so that one sender can't use up all lookups.
 */
export type KeyLookup = (
  header: { readonly kid?: string | undefined },
  client?: string,
) => Promise<CryptoKey | Uint8Array>;

/** Anyone can invent key IDs, so all unknown IDs together cause at most this many requests to the provider. */
export const UNKNOWN_KEY_LOOKUPS_A_MINUTE = 20;
/** At most this many of them for one client. */
export const LOOKUPS_OF_ONE_CLIENT_A_MINUTE = 2;
const KEY_ID_LENGTH_MAX = 200;
const MINUTE_MS = 60_000;
const MISSING_MS = MINUTE_MS;
const MISSING_MAX = 1_000;
/** How long a key that could not be renewed is used before the next attempt. */
const RETRY_PAUSE_MS = 5_000;
/** If the provider does not respond, a known key is used this long. */
const KEYS_LAST_MS = 24 * 3600_000;

interface HeldKey {
  readonly jwk: JWK;
  readonly fetchedAt: number;
  readonly freshUntil: number;
  triedAt: number;
}

/**
 * The keys of one provider. Known keys are cached and renewed when they expire. All unknown IDs share one budget of
 * requests, equal concurrent requests are combined, and an ID unknown to the provider is remembered.
 */
export function createKeyLookup({ algorithm, fetchKeys, isWholeSet }: KeyLookupOptions): KeyLookup {
  const held = new Map<string, HeldKey>();
  const missing = new Map<string, number>();
  const pending = new Map<string, Promise<void>>();
  const budget = createBudget();
  const slotOf = (keyId: string) => (isWholeSet ? '' : keyId);

  function load(keyId: string): Promise<void> {
    const running = pending.get(slotOf(keyId));
    if (running) return running;
    const work = fetchKeys(keyId)
      .then(({ keys, freshMs }) => {
        const now = performance.now();
        if (isWholeSet) held.clear();
        else held.delete(keyId);
        const times = { fetchedAt: now, freshUntil: now + freshMs, triedAt: now };
        for (const jwk of keys.keys) if (jwk.kid) held.set(jwk.kid, { jwk, ...times });
      })
      .catch((cause: unknown) => {
        throw unavailable('the key could not be fetched', cause);
      })
      .finally(() => pending.delete(slotOf(keyId)));
    pending.set(slotOf(keyId), work);
    return work;
  }

  async function renew(keyId: string, known: HeldKey): Promise<void> {
    const now = performance.now();
    if (now < known.freshUntil || now - known.triedAt < RETRY_PAUSE_MS) return;
    known.triedAt = now;
    await load(keyId).catch((error: unknown) => {
      if (now - known.fetchedAt >= KEYS_LAST_MS) throw error;
    });
  }

  async function find(keyId: string, client: string | undefined): Promise<void> {
    if ((missing.get(keyId) ?? 0) > performance.now()) return;
    if (!pending.has(slotOf(keyId)) && !budget.take(client)) return;
    await load(keyId);
    if (held.has(keyId)) return;
    if (missing.size >= MISSING_MAX) missing.clear();
    missing.set(keyId, performance.now() + MISSING_MS);
  }

  return async ({ kid }, client) => {
    if (!kid || kid.length > KEY_ID_LENGTH_MAX) throw new Error('the token names no key');
    const known = held.get(kid);
    await (known ? renew(kid, known) : find(kid, client));
    const jwk = held.get(kid)?.jwk;
    if (!jwk) throw new Error('the token names a key that is not known');
    return importJWK(jwk, algorithm);
  };
}

/** The remaining lookups, refilled evenly over a minute; each client's share is counted anew each minute. */
function createBudget() {
  let remainingLookups = UNKNOWN_KEY_LOOKUPS_A_MINUTE;
  let countedAt = performance.now();
  let sharesSince = countedAt;
  const shares = new Map<string, number>();
  return {
    /** Takes one lookup. False if the client has used its share; throws if none is left for anyone. */
    take(client: string | undefined): boolean {
      const now = performance.now();
      const refilled = remainingLookups + ((now - countedAt) * UNKNOWN_KEY_LOOKUPS_A_MINUTE) / MINUTE_MS;
      remainingLookups = Math.min(UNKNOWN_KEY_LOOKUPS_A_MINUTE, refilled);
      countedAt = now;
      if (now - sharesSince >= MINUTE_MS) {
        shares.clear();
        sharesSince = now;
      }
      const share = client === undefined ? 0 : (shares.get(client) ?? 0);
      if (share >= LOOKUPS_OF_ONE_CLIENT_A_MINUTE) return false;
      if (remainingLookups < 1) throw unavailable('too many unknown keys were asked for');
      if (client !== undefined) shares.set(client, share + 1);
      remainingLookups -= 1;
      return true;
    },
  };
}

function unavailable(message: string, cause?: unknown): ProviderFailure {
  return new ProviderFailure('unavailable', 'KEYS_UNAVAILABLE', message, { cause });
}
