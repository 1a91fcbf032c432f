import { afterAll, beforeAll, expect, it } from 'vitest';
import { clickThrough } from '../lib/click-through.ts';
import { member } from '../lib/http.ts';
import { PASSWORD, signUp } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { type RawAnswer, rawCall } from '../lib/raw-http.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';
import { startTlsProxy, type TlsProxy } from '../lib/servers/tls-proxy.ts';

const product = runProduct();
const SAM = 'sam.whitlock@sandbox.test';
let server: EdgeServer;
let proxy: TlsProxy;
let url = '';

beforeAll(async () => {
  const port = await freePort();
  url = `https://localhost:${port}`;
  const environment = { PUBLIC_URL: url, TRUSTED_PROXIES: 'loopback', REGISTRATION: 'open' };
  server = await startEdgeServer(product(), environment);
  proxy = await startTlsProxy(port, server.port);
});
afterAll(async () => {
  await proxy?.close();
  await server?.close();
});

const ask = (path: string, options: Parameters<typeof rawCall>[1] = {}) =>
  rawCall(new URL(path, url).href, { ...options, ca: proxy.ca });

const cookiesOf = ({ headers }: RawAnswer): string[] => [headers['set-cookie'] ?? []].flat();
const asHeader = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

const signIn = (origin: string, email: string) =>
  ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

/** On a public server, a sign-in requires a verified address. */
async function confirmedPerson() {
  const person = await signUp(product());
  await product().admin.query('update identity."user" set "emailVerified" = true where id = $1', [
    person.userId,
  ]);
  return person;
}

it('a Google sign-in uses the public address from beginning to end', async () => {
  const start = await ask('/api/auth/popup/google');
  const authorization = new URL(String(start.headers.location));
  const back = `${url}/api/auth/callback/google`;
  expect(authorization.searchParams.get('redirect_uri')).toBe(back);
  const returned = await clickThrough(authorization.href, { email: SAM }, url);
  const answer = await ask(`${returned.pathname}${returned.search}`, {
    headers: { cookie: asHeader(cookiesOf(start)) },
  });
  expect(answer.headers.location).toMatch(/\/api\/auth\/popup\/done$/);
  const session = cookiesOf(answer).find((cookie) => cookie.includes('session_token='));
  expect(session).toMatch(/; Secure/i);
  expect(session).toMatch(/; HttpOnly/i);
  const known = await ask('/api/auth/get-session', { headers: { cookie: asHeader(cookiesOf(answer)) } });
  expect(member(JSON.parse(known.text), 'user', 'email')).toBe(SAM);
});

it('a failed redirect from Google ends on the last page of the popup', async () => {
  const answer = await ask('/api/auth/callback/google?state=made-up&code=made-up');
  expect(answer.status).toBe(302);
  const page = new URL(String(answer.headers.location), url);
  expect(page.href).toContain(`${url}/api/auth/popup/done?`);
  expect((await ask(`${page.pathname}${page.search}`)).status).toBe(200);
});

it('the public origin is accepted and gets a secure cookie; any other origin is rejected', async () => {
  const { email } = await confirmedPerson();
  const refused = await signIn('https://evil.example', email);
  expect(refused.status, refused.text).toBe(403);
  const accepted = await signIn(url, email);
  expect(accepted.status, accepted.text).toBe(200);
  expect(cookiesOf(accepted).length).toBeGreaterThan(0);
  for (const cookie of cookiesOf(accepted)) expect(cookie).toMatch(/; Secure/i);
  expect(accepted.headers['strict-transport-security']).toBeDefined();
});

it('the browser’s session records the address the proxy saw', async () => {
  const { email, userId } = await confirmedPerson();
  await product().admin.query('update identity.session set "ipAddress" = null');
  expect((await signIn(url, email)).status).toBe(200);
  const { rows } = await product().admin.query<{ ipAddress: string }>(
    'select "ipAddress" from identity.session where "userId" = $1 and "ipAddress" is not null',
    [userId],
  );
  expect(rows[0]?.ipAddress).toBe('127.0.0.1');
});
