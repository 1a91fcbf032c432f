import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN_KEY_LOOKUPS_A_MINUTE } from '#adapters/key-lookup.ts';
import { type LinkedBank, linkAndImport } from '../lib/bank.ts';
import { signUpHosted } from '../lib/hosted-person.ts';
import { member, send } from '../lib/http.ts';
import { signUp } from '../lib/person.ts';
import { rawCall } from '../lib/raw-http.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { createHostedTokenIssuer } from '../lib/tokens.ts';

const ACCOUNT = 'pusher@sandbox.test';
const PLAID_HOOK = '/api/v1/plaid/webhook';
const GMAIL_HOOK = '/api/v1/gmail/push';
const FORGED = 200;
/** Maximum lookups of key IDs during a test, which itself takes up to a minute. */
const LOOKUPS_MAX = 2 * UNKNOWN_KEY_LOOKUPS_A_MINUTE;

const product = runProduct({
  environment: { GOOGLE_PUBSUB_TOPIC: 'projects/sandbox/topics/mail', GOOGLE_PUBSUB_ACCOUNT: ACCOUNT },
});

/** A well-formed token with an unpublished key ID. */
function forgedToken(algorithm: 'ES256' | 'RS256'): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: algorithm, kid: randomUUID() })}.${part({ iat: now, exp: now + 60 })}.${'A'.repeat(86)}`;
}

const forgedHeaders = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  [PLAID_HOOK]: { 'plaid-verification': forgedToken('ES256') },
  [GMAIL_HOOK]: { authorization: `Bearer ${forgedToken('RS256')}` },
});

const listed = async (url: string, order: Readonly<Record<string, unknown>>): Promise<unknown[]> => {
  const calls = member(await controlEmulator(url, { op: 'calls', ...order }), 'calls');
  return Array.isArray(calls) ? calls : [];
};

describe('made-up key IDs', () => {
  const storm = async (path: string) => {
    const statuses = new Set<number>();
    for (let number = 0; number < FORGED; number += 1) {
      const headers = forgedHeaders()[path] ?? {};
      statuses.add((await send(`${product().url}${path}`, { method: 'POST', headers, body: '{}' })).status);
    }
    expect([...statuses]).toEqual([401]);
  };

  it('200 in bank webhooks cause no more provider requests than the budget', async () => {
    const path = '/webhook_verification_key/get';
    const before = (await listed(product().plaidUrl, { path })).length;
    await storm(PLAID_HOOK);
    const asked = (await listed(product().plaidUrl, { path })).length - before;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(LOOKUPS_MAX);
  });

  it('200 in email notifications cause no more provider requests than the budget', async () => {
    const path = '/oauth2/v3/certs';
    await storm(GMAIL_HOOK);
    const asked = (await listed(product().googleUrl, { path })).length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(LOOKUPS_MAX);
  });
});

describe('forged webhooks', () => {
  let server: EdgeServer;
  let bank: LinkedBank;
  beforeAll(async () => {
    bank = await linkAndImport(product(), await signUp(product()), { accounts: ['hsa'] });
    server = await startEdgeServer(product(), { TRUSTED_PROXIES: 'loopback' }, { rateLimitFactor: 1 });
  });
  afterAll(() => server?.close());

  /** Sends one from each address; returns the statuses. */
  const forge = async (path: string, clients: readonly string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const client of clients) {
      const headers = { 'x-forwarded-for': client, ...forgedHeaders()[path] };
      statuses.push((await rawCall(`${server.url}${path}`, { method: 'POST', headers, body: '{}' })).status);
    }
    return statuses;
  };
  const genuine = async (times: number): Promise<unknown> => {
    const order = { op: 'webhook', code: 'SYNC_UPDATES_AVAILABLE', itemId: 'no-such-item', times };
    return member(await bank.order({ ...order, url: `${server.url}${PLAID_HOOK}` }), 'statuses');
  };

  it('from one address are soon rejected and do not block the first genuine one from elsewhere', async () => {
    const statuses = await forge(PLAID_HOOK, Array(40).fill('203.0.113.1'));
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect(await genuine(1)).toEqual([200]);
  });

  it('from many addresses do not block genuine ones or use up their budget', async () => {
    await forge(
      PLAID_HOOK,
      Array.from({ length: 40 }, (_, number) => `198.51.100.${number}`),
    );
    expect(await genuine(100)).toEqual(Array(100).fill(200));
  });

  it('for email are limited by address as well', async () => {
    const statuses = await forge(GMAIL_HOOK, Array(40).fill('203.0.113.2'));
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a server with a hosted identity', () => {
  const hosted = runProduct({ environment: { IDENTITY: 'firebase' } });

  it('200 bearer tokens with made-up key IDs cause no more provider requests than the budget', async () => {
    const person = await signUpHosted(hosted());
    const issuer = await createHostedTokenIssuer(hosted(), person);
    const path = 'securetoken@system.gserviceaccount.com';
    const asked = async () =>
      (await listed(hosted().firebaseUrl, {})).filter((call) => String(member(call, 'path')).includes(path));
    const before = (await asked()).length;
    for (let number = 0; number < FORGED; number += 1) {
      const authorization = `Bearer ${await issuer.unknownKey()}`;
      const refused = await send(`${hosted().url}/api/v1/auth/me`, { headers: { authorization } });
      expect(refused.status).toBe(401);
    }
    const count = (await asked()).length - before;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(LOOKUPS_MAX);
    expect((await person.ask('getMe')).status).toBe(200);
  });
});
