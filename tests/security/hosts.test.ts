import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EdgeServer, startEdgeServer } from '../lib/edge-server.ts';
import { runProduct } from '../lib/product.ts';
import { rawCall } from '../lib/raw-http.ts';

const product = runProduct();

const statusFor = async (url: string, host: string) => (await rawCall(url, { headers: { host } })).status;

describe('a server on this machine', () => {
  it('answers under loopback names with its port', async () => {
    const { port } = new URL(product().url);
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(await statusFor(`${product().url}/api/v1/config`, `${name}:${port}`), name).toBe(200);
  });

  it.each(['evil.example', 'localhost', 'localhost:1', 'localhost.evil.example', '169.254.169.254'])(
    'refuses a page that reaches it as %s, with every kind of route',
    async (host) => {
      for (const path of [
        '/',
        '/api/v1/config',
        '/api/auth/get-session',
        '/api/openapi.json',
        '/assets/x.js',
      ])
        expect(await statusFor(`${product().url}${path}`, host), path).toBe(421);
    },
  );

  it('says why in the envelope', async () => {
    const refused = await rawCall(`${product().url}/api/v1/config`, { headers: { host: 'evil.example' } });
    expect(JSON.parse(refused.text)).toMatchObject({
      success: false,
      status: 421,
      error: 'MisdirectedRequest',
    });
  });

  it('answers health probes under any name', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect(await statusFor(`${product().url}${path}`, '10.1.2.3'), path).toBe(200);
  });
});

describe('a server with a public address', () => {
  let server: EdgeServer;
  beforeAll(async () => {
    server = await startEdgeServer(product(), {
      PUBLIC_URL: 'https://money.example',
      API_BASE_URL: 'https://api.money.example/',
    });
  });
  afterAll(() => server?.close());

  it.each(['money.example', 'api.money.example', 'MONEY.EXAMPLE:443'])('answers as %s', async (host) => {
    expect(await statusFor(`${server.url}/api/v1/config`, host)).toBe(200);
  });

  it('does not believe a forwarded host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'money.example' };
    expect((await rawCall(`${server.url}/api/v1/config`, { headers })).status).toBe(421);
  });
});
