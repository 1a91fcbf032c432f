import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, controlEmulator, failureOf, type Harness, startHarness } from './harness.ts';

const PROFILE = '/gmail/v1/users/me/profile';

describe('scripted failures of the Google emulator', () => {
  let harness: Harness;
  let url: string;

  beforeAll(async () => {
    harness = await startHarness();
    url = harness.emulator.url;
  });
  afterAll(() => harness.emulator.close());
  afterEach(() => controlEmulator(url, { op: 'clearFaults' }));

  it('fails as often as scripted and then responds', async () => {
    const { auth } = await connect(url);
    const headers = { authorization: `Bearer ${auth.credentials.access_token}` };
    await controlEmulator(url, { op: 'fail', path: PROFILE, times: 2, status: 503 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await fetch(`${url}${PROFILE}`, { headers })).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('returns 403 and 429 as Google does, so that the official client distinguishes them', async () => {
    const { api } = await connect(url);
    // Twice, because the client retries a 403 with a new token.
    await controlEmulator(url, { op: 'fail', path: PROFILE, reason: 'rateLimitExceeded', times: 2 });
    expect(await failureOf(api.users.getProfile({ userId: 'me' }, { retry: false }))).toEqual({
      status: 403,
      reason: 'rateLimitExceeded',
    });
    await controlEmulator(url, {
      op: 'fail',
      path: PROFILE,
      reason: 'tooManyRequests',
      headers: { 'retry-after': '0' },
    });
    expect((await api.users.getProfile({ userId: 'me' })).status).toBe(200);
    const { calls } = await callsOf(url, PROFILE);
    expect(calls.slice(-2)).toEqual([429, 200]);
  });

  it('cuts, truncates, slows and delays responses and returns a web page', async () => {
    const { auth } = await connect(url);
    const get = (): Promise<Response> =>
      fetch(`${url}${PROFILE}`, { headers: { authorization: `Bearer ${auth.credentials.access_token}` } });
    await controlEmulator(url, { op: 'fail', path: PROFILE, mode: 'cut' });
    await expect(get()).rejects.toThrow();
    await controlEmulator(url, { op: 'fail', path: PROFILE, mode: 'truncate' });
    await expect(get().then((answer) => answer.text())).rejects.toThrow();
    await controlEmulator(url, { op: 'fail', path: PROFILE, mode: 'drip', chunkBytes: 40, chunkDelayMs: 1 });
    expect(await (await get()).json()).toMatchObject({ emailAddress: expect.any(String) });
    await controlEmulator(url, { op: 'fail', path: PROFILE, mode: 'html' });
    expect((await get()).headers.get('content-type')).toMatch(/^text\/html/);
    await controlEmulator(url, { op: 'fail', path: PROFILE, mode: 'delay', delayMs: 20 });
    expect((await get()).status).toBe(200);
  });

  it('rejects control from a web page and calls by another host name', async () => {
    const form = await fetch(`${url}/__control`, {
      method: 'POST',
      body: new URLSearchParams({ op: 'status' }),
    });
    expect(form.status).toBe(415);
    const bad = await fetch(`${url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"op":"nonsense"}',
    });
    expect(bad.status).toBe(400);
  });
});

async function callsOf(url: string, path: string): Promise<{ calls: number[] }> {
  const answer = await controlEmulator(url, { op: 'calls', path });
  const list =
    typeof answer === 'object' && answer !== null && 'calls' in answer && Array.isArray(answer.calls)
      ? answer.calls
      : [];
  return { calls: list.map((call: { status: number }) => call.status) };
}
