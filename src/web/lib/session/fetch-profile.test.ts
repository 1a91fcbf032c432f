import { expect, test } from 'vitest';
import { NETWORK_FAILURE } from '../failure.ts';
import { fetchProfile, PROFILE_RETRY_DELAYS_MS } from './fetch-profile.ts';

const failure = (status: number) => ({ status, error: 'Error', message: 'No', requestId: undefined });

function setUp(answers: readonly (string | ReturnType<typeof failure>)[]) {
  const left = [...answers];
  const pauses: number[] = [];
  let asked = 0;
  const result = fetchProfile(
    async () => {
      asked += 1;
      const next = left.shift();
      if (typeof next === 'string') return next;
      throw next;
    },
    { pause: async (ms) => void pauses.push(ms), offline: () => null, isOver: () => false },
  );
  return { result, pauses, asked: () => asked };
}

test('a network failure and a 5xx are retried up to three times with increasing delays', async () => {
  const { result, pauses, asked } = setUp([NETWORK_FAILURE, failure(503), failure(429), NETWORK_FAILURE]);
  expect(await result).toEqual({ failure: NETWORK_FAILURE });
  expect(asked()).toBe(4);
  expect(pauses).toEqual(PROFILE_RETRY_DELAYS_MS);
  expect(pauses).toEqual([...pauses].sort((left, right) => left - right));
});

test('a successful retry keeps the user signed in', async () => {
  expect(await setUp([NETWORK_FAILURE, failure(502), 'profile']).result).toEqual({ profile: 'profile' });
});

test.each([401, 403, 404])('a %i is final', async (status) => {
  const { result, asked } = setUp([failure(status), 'profile']);
  expect(await result).toEqual({ failure: failure(status) });
  expect(asked()).toBe(1);
});

test('an offline device waits for the network and is not signed out', async () => {
  const answers = [NETWORK_FAILURE, NETWORK_FAILURE, NETWORK_FAILURE, NETWORK_FAILURE, NETWORK_FAILURE];
  const result = await fetchProfile(
    async () => {
      const failed = answers.pop();
      if (failed) throw failed;
      return 'profile';
    },
    { pause: async () => undefined, offline: () => Promise.resolve(), isOver: () => false },
  );
  expect(result).toEqual({ profile: 'profile' });
});
