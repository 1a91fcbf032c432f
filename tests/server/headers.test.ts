import { describe, expect, it } from 'vitest';
import { send } from '../lib/http.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

/** The exact policy; the only other origin is the bank emulator's, whose dialog is in a frame. */
function expectedPolicy(widget: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${widget}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${widget}`,
    `frame-src 'self' ${widget}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const PLACES = [
  ['a page', '/'],
  ['a page behind sign-in', '/dashboard?from=2026-01-01'],
  ['an unknown page', '/no/such/page'],
  ['a script', '/assets/app-0a1b2c3d.js'],
  ['a missing script', '/assets/gone.js'],
  ['an answer of the API', '/api/v1/config'],
  ['a refusal', '/api/v1/auth/me'],
  ['an unknown address of the API', '/api/v1/nothing'],
  ['a refused method', '/api/v1/gmail/sync-request'],
  ['the API document', '/api/openapi.json'],
  ['the API as a page', '/api/docs'],
  ['the published keys', '/api/auth/jwks'],
  ['a refusal of the identity', '/api/auth/token'],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
] as const;

describe('security headers', () => {
  it.each(PLACES)('are set on %s', async (_name, path) => {
    const { headers } = await send(`${product().url}${path}`);
    expect(headers.get('content-security-policy')).toBe(expectedPolicy(new URL(product().plaidUrl).origin));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=(), payment=()');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get('strict-transport-security'), 'there is no TLS to insist on').toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it('name no host other than this server', async () => {
    const { headers } = await send(`${product().url}/`);
    const hosts = [...(headers.get('content-security-policy') ?? '').matchAll(/https?:\/\/([^\s;/:]+)/g)];
    expect(new Set(hosts.map((match) => match[1]))).toEqual(new Set(['127.0.0.1']));
  });

  it('allow the sign-in popup to keep its opener on pages only', async () => {
    const page = await send(`${product().url}/login`);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    const popup = await send(`${product().url}/api/auth/popup/done`);
    expect(popup.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(popup.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
  });

  it('never allow another origin to read a response', async () => {
    const person = await signUp(product());
    const authorization = `Bearer ${await person.token()}`;
    for (const origin of ['https://evil.test', 'null', `${product().url}.evil.test`]) {
      for (const path of ['/api/v1/auth/me', '/api/auth/get-session', '/api/v1/config']) {
        const answer = await send(`${product().url}${path}`, {
          headers: { origin, authorization, cookie: person.cookie },
        });
        expect(answer.headers.get('access-control-allow-origin'), `${path} for ${origin}`).toBeNull();
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      }
      const preflight = await send(`${product().url}/api/v1/user`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'DELETE' },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('pages', () => {
  it('are one document for every path, always revalidated by their ETag', async () => {
    const first = await send(`${product().url}/transactions?q=tea`);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await send(`${product().url}/settings`, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(second.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('cache hashed scripts permanently, and never replace a missing script by the page', async () => {
    const script = await send(`${product().url}/assets/app-0a1b2c3d.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await send(`${product().url}/assets/gone.js`);
    expect(missing.status).toBe(404);
    expect(missing.text).not.toContain('<html');
  });

  it.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fproduct.ts',
    '//etc/passwd',
    '/assets/%00',
  ])('never serve a file from outside the screens: %s', async (path) => {
    const answer = await send(`${product().url}${path}`);
    expect(answer.text).not.toMatch(/"dependencies"|root:|startTestProduct/);
    expect(answer.status).toBeLessThan(500);
  });
});
