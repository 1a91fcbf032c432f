import { expect, it } from 'vitest';
import { expectFailure } from '../lib/envelope.ts';
import { send } from '../lib/http.ts';
import { PASSWORD, signUp } from '../lib/person.ts';
import { rawCall } from '../lib/raw-http.ts';
import { runProduct } from '../lib/servers/product.ts';
import { longestStall, stallLimit } from './lib/stall.ts';

const product = runProduct();

const post = (path: string, body: unknown, cookie = '') =>
  send(`${product().url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product().url, cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it.each([3, 20])('a password of %i MB is rejected without blocking the server', async (megabytes) => {
  const password = 'ﬀ'.repeat((megabytes * 1024 * 1024) / 3);
  // Created before the attack, because this process is also the server.
  const body = Buffer.from(JSON.stringify({ name: 'Robin', email: 'robin@example.test', password }));
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  let status = 0;
  const stall = await longestStall(product().url, async () => {
    const refused = await rawCall(`${product().url}/api/auth/sign-up/email`, {
      ...{ method: 'POST', headers, body },
    });
    status = refused.status;
  });
  expect(status).toBe(413);
  expect(stall.stallMs).toBeLessThan(stallLimit(stall));
});

it('a body without an announced length is rejected once it exceeds 64 kB', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 16_384;
      stream.enqueue(new Uint8Array(16_384).fill(0x20));
    },
  });
  const refused = await send(`${product().url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit).catch(() => null);
  if (refused) expectFailure(refused, 'PayloadTooLarge');
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

it('every text has a maximum length, checked before anything else', async () => {
  const { cookie } = await signUp(product());
  const account = { name: 'Robin', email: 'new@example.test', password: PASSWORD };
  const long = (length: number) => 'x'.repeat(length);
  const tooLong: [string, unknown][] = [
    ['/sign-up/email', { ...account, name: long(101) }],
    ['/sign-up/email', { ...account, email: `${long(243)}@example.test` }],
    ['/sign-up/email', { ...account, password: long(129) }],
    ['/sign-in/email', { email: account.email, password: long(129) }],
    ['/reset-password', { token: long(2049), newPassword: PASSWORD }],
    ['/reset-password', { token: 'x', newPassword: long(129) }],
    ['/change-password', { currentPassword: long(129), newPassword: PASSWORD }],
    ['/change-password', { currentPassword: PASSWORD, newPassword: long(129) }],
    ['/change-email', { newEmail: `${long(243)}@example.test` }],
    ['/request-password-reset', { email: long(255) }],
  ];
  for (const [path, body] of tooLong) expectFailure(await post(path, body, cookie), 'ValidationFailed');
  expectFailure(await send(`${product().url}/api/auth/verify-email?token=${long(2049)}`), 'ValidationFailed');
});

it('unlisted fields and parameters are rejected', async () => {
  const account = { name: 'Robin', email: 'new@example.test', password: PASSWORD };
  for (const extra of [{ emailVerified: true }, { role: 'admin' }, { image: 'x' }, { callbackURL: '/x' }])
    expectFailure(await post('/sign-up/email', { ...account, ...extra }), 'ValidationFailed');
  expectFailure(await post('/sign-out', { everywhere: true }), 'ValidationFailed');
  expectFailure(await send(`${product().url}/api/auth/get-session?x=1`), 'ValidationFailed');
});

it('malformed, deeply nested and foreign bodies are rejected', async () => {
  expectFailure(await post('/sign-in/email', '{"email":'), 'BadRequest');
  expectFailure(await post('/sign-in/email', '['.repeat(2_000)), 'BadRequest');
  const form = await send(`${product().url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a&password=b',
  });
  expectFailure(form, 'UnsupportedMediaType');
});

it('an unsupported method is rejected by name', async () => {
  const refused = await send(`${product().url}/api/auth/sign-in/email`);
  expectFailure(refused, 'MethodNotAllowed');
  expect(refused.headers.get('allow')).toBe('POST');
});
