import { randomBytes } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#launch/embedded/supervisor.ts';
import { startProduct } from '#launch/product.ts';
import { expectFailure } from '../lib/envelope.ts';
import { newDataDir, removeDataDir } from '../lib/folders.ts';
import { member, send } from '../lib/http.ts';
import { WEB_FIXTURE } from '../lib/paths.ts';
import { signUp } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { startTestProduct } from '../lib/servers/product.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await newDataDir();
});
afterEach(() => removeDataDir(dataDir));

const start = (environment: Readonly<Record<string, string>>) =>
  startProduct({
    environment: { LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...environment },
    webDir: WEB_FIXTURE,
  });

async function problemOf(environment: Readonly<Record<string, string>>): Promise<string> {
  try {
    const product = await start(environment);
    await product.stop();
    return 'it started';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('an invalid configuration', () => {
  it('stops startup with every problem at once, each by its name, without secrets', async () => {
    const secret = 'do-not-show-this';
    const text = await problemOf({
      PORT: 'many',
      PUBLIC_URL: 'money.example',
      DATABASE_URL: 'mysql://x',
      ENCRYPTION_KEY: secret,
      IDENTITY: 'guess',
      PLAID_ENV: 'moon',
      LOG_LEVEL: 'loud',
      API_BASE_URL: 'ftp://x',
    });
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'ENCRYPTION_KEY',
      'IDENTITY',
      'PLAID_ENV',
      'LOG_LEVEL',
      'API_BASE_URL',
    ])
      expect(text).toMatch(new RegExp(`^ {2}- ${name}: .+`, 'm'));
    expect(text).not.toContain(secret);
  });

  it('also reports settings that must be set together', async () => {
    const text = await problemOf({
      PLAID_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      DATABASE_ADMIN_URL: 'postgres://x/y',
    });
    expect(text).toContain('PLAID_CLIENT_ID and PLAID_SECRET');
    expect(text).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
    expect(text).toContain('DATABASE_ADMIN_URL needs DATABASE_URL');
  });

  it('a named file that cannot be read is reported', async () => {
    expect(await problemOf({ PLAID_SECRET_FILE: '/nonexistent/secret' })).toContain(
      'PLAID_SECRET_FILE: cannot read /nonexistent/secret',
    );
  });
});

describe('conflicts at startup', () => {
  it('a port in use is explained', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    expect(await problemOf({ PORT: String(port) })).toContain(`Port ${port} is in use by another program`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('a second start on the same data is rejected, and the first keeps running', async () => {
    const product = await start({ PORT: String(await freePort()) });
    expect(await problemOf({ PORT: String(await freePort()) })).toContain('already running on this data');
    expect((await send(`${product.url}/readyz`)).status).toBe(200);
    await product.stop();
  });
});

describe('keys and passwords', () => {
  it('are generated once, readable only by their owner, and reused', async () => {
    const port = String(await freePort());
    await (await start({ PORT: port })).stop();
    for (const name of ['encryption-key', 'postgres-passwords.json'])
      expect((await stat(path.join(dataDir, name))).mode & 0o777, name).toBe(0o600);
    const again = await start({ PORT: port });
    expect((await send(`${again.url}/readyz`)).status).toBe(200);
    await again.stop();
  }, 30_000);
});

describe('a public server', () => {
  it('has no emulators, lists the missing settings, and reads every value from a file', async () => {
    const postgres = await startEmbeddedPostgres(dataDir);
    const file = async (name: string, value: string) => {
      const place = path.join(dataDir, name);
      await writeFile(place, `${value}\n`);
      return place;
    };
    const port = await freePort();
    const product = await start({
      DATABASE_URL_FILE: await file('url', postgres.serviceUrl),
      DATABASE_ADMIN_URL_FILE: await file('admin', postgres.adminUrl),
      ENCRYPTION_KEY_FILE: await file('key', randomBytes(32).toString('base64')),
      PORT_FILE: await file('port', String(port)),
      PUBLIC_URL: `http://localhost:${port}`,
    });
    expect(product.emulators).toBeNull();
    const config = (await send(`${product.url}/api/v1/config`)).json;
    for (const name of ['banks', 'mail', 'googleSignIn'])
      expect(member(config, 'data', 'capabilities', name)).toMatchObject({
        state: 'not_configured',
        hint: expect.stringMatching(/^[A-Z_]+(, [A-Z_]+)*$/),
      });
    const policy = (await send(`${product.url}/`)).headers.get('content-security-policy') ?? '';
    expect(policy.match(/https?:\/\//g), 'no host but its own').toBeNull();
    const { Pool } = (await import('pg')).default;
    const admin = new Pool({ connectionString: postgres.adminUrl, max: 1 });
    const person = await signUp({
      ...product,
      ...{ plaidUrl: '', googleUrl: '', mailUrl: '', firebaseUrl: '', emulators: null, dataDir, admin },
      adminUrl: postgres.adminUrl,
    });
    expectFailure(await person.ask('createLinkToken', { body: {} }), 'NotConfigured');
    expectFailure(await person.ask('exchangePublicToken', { body: { public_token: 'x' } }), 'NotConfigured');
    expectFailure(await person.ask('getGmailAuth'), 'NotConfigured');
    expectFailure(await person.ask('requestGmailSync'), 'NotConfigured');
    expectFailure(
      await send(`${product.url}/api/v1/plaid/webhook`, { method: 'POST', body: '{}' }),
      'Unauthorized',
    );
    expect((await person.call('getDashboard')).transactions).toEqual([]);
    await admin.end();
    await product.stop();
    await postgres.stop();
  }, 40_000);
});

describe('rate limits', () => {
  it('a user with too many calls gets a retry time, and no other user is affected', async () => {
    const product = await startTestProduct({ rateLimitFactor: 1 });
    const [busy, other] = [await signUp(product), await signUp(product)];
    const answers = await Promise.all(
      Array.from({ length: 140 }, () => busy.ask('updateProfile', { body: {} })),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(20);
    for (const answer of refused) {
      expectFailure(answer, 'TooManyRequests');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await busy.ask('getMe')).status, 'reading goes on').toBe(200);
    expect((await other.ask('updateProfile', { body: {} })).status).toBe(200);
    await product.stop();
  }, 30_000);
});
