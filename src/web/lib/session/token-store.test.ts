import { describe, expect, it } from 'vitest';
import { createTokenStore, REFRESH_BEFORE_MS, tokenExpiryMs } from './token-store.ts';

function tokenEndingAt(ms: number, mark = 'a'): string {
  return `h.${btoa(JSON.stringify({ exp: ms / 1000, mark }))}.s`;
}

describe('the token in memory', () => {
  it('is fetched once for concurrent callers and kept until a minute before it expires', async () => {
    let now = 0;
    let fetched = 0;
    const store = createTokenStore(
      async () => {
        fetched += 1;
        return tokenEndingAt(now + 300_000, String(fetched));
      },
      () => now,
    );
    const [first, second] = await Promise.all([store.get(), store.get()]);
    expect(first).toBe(second);
    now = 300_000 - REFRESH_BEFORE_MS - 1;
    expect(await store.get()).toBe(first);
    expect(fetched).toBe(1);
    now += 1;
    expect(await store.get()).not.toBe(first);
    expect(fetched).toBe(2);
  });

  it('is not restored by a response that arrives after signing out', async () => {
    const answers: ((token: string) => void)[] = [];
    let asked = 0;
    const store = createTokenStore(
      () => {
        asked += 1;
        return new Promise((resolve) => answers.push(resolve));
      },
      () => 0,
    );
    const early = store.get();
    store.clear();
    answers[0]?.(tokenEndingAt(900_000, 'old'));
    await early;
    void store.get();
    expect(asked).toBe(2);
  });

  it('retries after a failed fetch', async () => {
    let asked = 0;
    const store = createTokenStore(
      () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('User not authenticated')) : Promise.resolve('x');
      },
      () => 0,
    );
    await expect(store.get()).rejects.toThrow('User not authenticated');
    expect(await store.get()).toBe('x');
  });

  it('reads the expiry of a token, and null from an invalid one', () => {
    expect(tokenExpiryMs(tokenEndingAt(5_000))).toBe(5_000);
    expect(tokenExpiryMs('nonsense')).toBeNull();
    expect(tokenExpiryMs('a.%%%.b')).toBeNull();
  });
});
