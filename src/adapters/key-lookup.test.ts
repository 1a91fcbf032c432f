import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { expect, it } from 'vitest';
import { ProviderFailure } from '#ports/provider-failure.ts';
import {
  createKeyLookup,
  LOOKUPS_OF_ONE_CLIENT_A_MINUTE,
  UNKNOWN_KEY_LOOKUPS_A_MINUTE,
} from './key-lookup.ts';

const { publicKey } = await generateKeyPair('ES256');
const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'good' };
const kidOf = (number: number) => ({ kid: `made-up-${number}` });

function provider({ isWholeSet, freshMs = 60_000 }: { isWholeSet: boolean; freshMs?: number }) {
  const asked: string[] = [];
  const keyFor = createKeyLookup({
    algorithm: 'ES256',
    isWholeSet,
    async fetchKeys(keyId) {
      asked.push(keyId);
      return { keys: { keys: isWholeSet || keyId === 'good' ? [jwk] : [] }, freshMs };
    },
  });
  const isKnown = (header: { kid?: string }, client?: string) =>
    keyFor(header, client).then(
      () => true,
      () => false,
    );
  return { asked, isKnown };
}

it.each([true, false])('200 invented IDs stay within one budget (complete set: %s)', async (isWholeSet) => {
  const { asked, isKnown } = provider({ isWholeSet });
  for (let number = 0; number < 200; number += 1) expect(await isKnown(kidOf(number))).toBe(false);
  expect(asked).toHaveLength(UNKNOWN_KEY_LOOKUPS_A_MINUTE);
});

it('one client uses its own share and leaves the rest to others', async () => {
  const { asked, isKnown } = provider({ isWholeSet: false });
  for (let number = 0; number < 200; number += 1) await isKnown(kidOf(number), '203.0.113.1');
  expect(asked).toHaveLength(LOOKUPS_OF_ONE_CLIENT_A_MINUTE);
  expect(await isKnown({ kid: 'good' }, '203.0.113.2')).toBe(true);
});

it('a key that cannot be fetched is distinguished from one that does not exist', async () => {
  const keyFor = createKeyLookup({
    ...{ algorithm: 'ES256', isWholeSet: false },
    fetchKeys: async (keyId) => {
      if (keyId === 'down') throw new Error('no answer');
      return { keys: { keys: [] }, freshMs: 60_000 };
    },
  });
  await expect(keyFor({ kid: 'down' })).rejects.toBeInstanceOf(ProviderFailure);
  await expect(keyFor({ kid: 'gone' })).rejects.not.toBeInstanceOf(ProviderFailure);
});

it('known keys work and are renewed while the budget is exhausted', async () => {
  const { asked, isKnown } = provider({ isWholeSet: false });
  expect(await isKnown({ kid: 'good' })).toBe(true);
  for (let number = 0; number < 50; number += 1) await isKnown(kidOf(number));
  expect(await isKnown({ kid: 'good' })).toBe(true);
  expect(asked.filter((keyId) => keyId === 'good')).toHaveLength(1);
});

it('concurrent requests are shared: those for the set, and those for one ID', async () => {
  const set = provider({ isWholeSet: true });
  await Promise.all(Array.from({ length: 50 }, (_, number) => set.isKnown(kidOf(number))));
  expect(set.asked).toHaveLength(1);
  const single = provider({ isWholeSet: false });
  expect(await Promise.all(Array.from({ length: 50 }, () => single.isKnown({ kid: 'good' })))).not.toContain(
    false,
  );
  expect(single.asked).toHaveLength(1);
});

it('an ID unknown to the provider is not requested again immediately', async () => {
  const { asked, isKnown } = provider({ isWholeSet: false });
  for (let times = 0; times < 3; times += 1) await isKnown(kidOf(1));
  expect(asked).toHaveLength(1);
});

it('a missing or overlong ID causes no request', async () => {
  const { asked, isKnown } = provider({ isWholeSet: false });
  expect(await isKnown({})).toBe(false);
  expect(await isKnown({ kid: 'x'.repeat(10_000) })).toBe(false);
  expect(asked).toEqual([]);
});
