import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, rawCall } from '../lib/raw-http.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const TRIES = 40;

/** Failed sign-ins, each from another forwarded address, or all from one. */
async function signIns(server: EdgeServer, addressOf: (number: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const answer = await signIn(server, addressOf(number));
    statuses.push(answer.status);
  }
  return statuses;
}

const signIn = (server: EdgeServer, forwardedFor: string): Promise<RawAnswer> =>
  rawCall(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': forwardedFor,
      forwarded: `for=${forwardedFor}`,
      'x-real-ip': forwardedFor,
    },
    // Without an email address, so that no password is hashed.
    body: JSON.stringify({ email: 'nobody', password: 'wrong' }),
  });

describe('a server without trusted proxies', () => {
  let server: EdgeServer;
  beforeAll(async () => {
    server = await startEdgeServer(product(), {}, { rateLimitFactor: 1 });
  });
  afterAll(() => server?.close());

  it('counts by connection, whatever a client writes into forwarded headers', async () => {
    const statuses = await signIns(server, (number) => `198.51.100.${number}`);
    expect(statuses).toContain(429);
  });
});

describe('a server behind a trusted proxy', () => {
  let server: EdgeServer;
  beforeAll(async () => {
    const environment = { TRUSTED_PROXIES: 'loopback' };
    server = await startEdgeServer(product(), environment, { rateLimitFactor: 1 });
  });
  afterAll(() => server?.close());

  it('gives each client its own budget', async () => {
    expect(await signIns(server, () => '203.0.113.1')).toContain(429);
    expect((await signIn(server, '203.0.113.2')).status).not.toBe(429);
  });

  it('counts calls without a valid token for the client only', async () => {
    const call = (client: string) =>
      rawCall(`${server.url}/api/v1/auth/me`, {
        method: 'GET',
        headers: { authorization: 'Bearer a.b.c', 'x-forwarded-for': client },
      });
    const statuses: number[] = [];
    // At most the concurrent calls that a client may have.
    for (let batch = 0; batch < 6; batch += 1)
      for (const { status } of await Promise.all(Array.from({ length: 100 }, () => call('203.0.113.9'))))
        statuses.push(status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await call('203.0.113.9')).status).toBe(429);
    expect((await call('203.0.113.10')).status).toBe(401);
  });

  it('ignores what the client wrote to the left of the proxy', async () => {
    const statuses = await signIns(server, (number) => `198.51.100.${number}, 203.0.113.3`);
    expect(statuses).toContain(429);
  });

  it('counts all addresses of an IPv6 /64 network as one client', async () => {
    expect(await signIns(server, (number) => `2001:db8:1:2::${number.toString(16)}`)).toContain(429);
    expect((await signIn(server, '2001:db8:1:3::1')).status).not.toBe(429);
  });

  it.each(['', ',,,', 'unknown', '999.1.1.1', '[::1', '_hidden', `${'1.1.1.1,'.repeat(1_000)}x`])(
    'responds normally to the malformed header %j',
    async (header) => {
      const answer = await rawCall(`${server.url}/api/v1/config`, { headers: { 'x-forwarded-for': header } });
      expect(answer.status).toBe(200);
    },
  );
});
