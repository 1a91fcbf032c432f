/** Refresh a token this long before it expires. */
export const REFRESH_BEFORE_MS = 60_000;

export interface TokenStore {
  /** Returns the token in memory or fetches a new one; concurrent callers share one fetch. */
  get(): Promise<string>;
  set(token: string): void;
  clear(): void;
}

/** Keeps a short-lived token in memory only. `now` returns milliseconds since the epoch. */
export function createTokenStore(fetchToken: () => Promise<string>, now: () => number): TokenStore {
  let token: string | null = null;
  let endsAtMs = 0;
  let pending: Promise<string> | null = null;
  let generation = 0;
  const set = (next: string): void => {
    token = next;
    endsAtMs = tokenExpiryMs(next) ?? now() + 2 * REFRESH_BEFORE_MS;
  };
  return {
    set,
    get() {
      if (token !== null && now() < endsAtMs - REFRESH_BEFORE_MS) return Promise.resolve(token);
      if (pending) return pending;
      const started = generation;
      const fetching = fetchToken()
        .then((next) => {
          if (started === generation) set(next);
          return next;
        })
        .finally(() => {
          if (pending === fetching) pending = null;
        });
      pending = fetching;
      return fetching;
    },
    clear() {
      token = null;
      endsAtMs = 0;
      pending = null;
      generation += 1;
    },
  };
}

/** Expiry of a JSON web token in milliseconds since the epoch; null if it has none. */
export function tokenExpiryMs(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}
