import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawCall } from '../lib/raw-http.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

const statusFor = async (url: string, host: string) => (await rawCall(url, { headers: { host } })).status;

describe('a local server', () => {
  it('responds under loopback names with its port', async () => {
    const { port } = new URL(product().url);
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(await statusFor(`${product().url}/api/v1/config`, `${name}:${port}`), name).toBe(200);
  });

  it.each(['evil.example', 'localhost', 'localhost:1', 'localhost.evil.example', '169.254.169.254'])(
    'rejects a page that reaches it as %s, on every kind of route',
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

  it('gives the reason in the envelope', async () => {
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

  it.each(['money.example', 'api.money.example', 'MONEY.EXAMPLE:443'])('responds as %s', async (host) => {
    expect(await statusFor(`${server.url}/api/v1/config`, host)).toBe(200);
  });

  const asked = (method: string, origin: string, host = 'api.money.example') =>
    rawCall(`${server.url}/api/v1/auth/me`, {
      method,
      headers: { host, origin, 'access-control-request-method': 'GET' },
    });

  it('lets only its own screens call the API under its other origin', async () => {
    const origin = 'https://money.example';
    const preflight = await asked('OPTIONS', origin);
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type, x-time-zone',
      vary: expect.stringMatching(/\borigin\b/i),
    });
    const refused = await asked('GET', origin);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, origin]);
    for (const other of [
      'https://evil.example',
      'https://money.example.evil',
      'null',
      'https://api.money.example',
    ])
      for (const method of ['OPTIONS', 'GET'])
        expect((await asked(method, other)).headers, `${method} of ${other}`).not.toHaveProperty(
          'access-control-allow-origin',
        );
    for (const { headers } of [preflight, refused])
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const elsewhere = await rawCall(`${server.url}/api/auth/get-session`, {
      headers: { host: 'money.example', origin },
    });
    expect(elsewhere.headers, 'cookies are read under one origin').not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  it('has a page that may call both origins', async () => {
    const page = await rawCall(`${server.url}/`, { headers: { host: 'money.example' } });
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' https://api.money.example");
  });

  it('ignores a forwarded host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'money.example' };
    expect((await rawCall(`${server.url}/api/v1/config`, { headers })).status).toBe(421);
  });
});
