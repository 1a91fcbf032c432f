import { gmail } from '@googleapis/gmail';
import { expect, test } from 'vitest';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { pacedApi } from './paced.ts';
import { createPace } from './quota.ts';

/** An error as thrown by Gmail's client. */
const refusal = (retryAfter: string) =>
  Object.assign(new Error('too many requests'), {
    response: { status: 429, headers: new Headers({ 'retry-after': retryAfter }) },
  });

function makeCaller(refusals: readonly string[]) {
  const waits: number[] = [];
  const time = {
    at: 0,
    now: () => time.at,
    wait: async (ms: number) => {
      waits.push(ms);
      time.at += ms;
    },
  };
  const left = [...refusals];
  const paced = pacedApi(gmail({ version: 'v1' }), 'user', createPace(null, time));
  const call = () =>
    paced.call(1, async () => {
      const next = left.shift();
      if (next !== undefined) throw refusal(next);
      return 'answer';
    });
  return { call, waits };
}

test('Retry-After is observed within a run: the call waits as long as requested', async () => {
  const { call, waits } = makeCaller(['7', '3']);
  expect(await call()).toBe('answer');
  expect(waits).toEqual([7_000, 3_000]);
});

test('a pause too long for a run ends it immediately, with the time to resume', async () => {
  const { call, waits } = makeCaller(['600']);
  const failure = await call().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderFailure);
  expect(failure).toMatchObject({ kind: 'busy', retryAfterMs: 600_000 });
  expect(waits).toEqual([]);
});
