import { expect, it } from 'vitest';
import { expectFailure } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { pollNow } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { runProduct, startTestProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';
import { callAuth, cookiesOf } from './lib/auth-call.ts';

const product = runProduct();

async function expectOver(person: Person): Promise<void> {
  const session = await send(`${product().url}/api/auth/get-session`, { headers: { cookie: person.cookie } });
  expect(member(session.json, 'user')).toBeUndefined();
  const token = await send(`${product().url}/api/auth/token`, { headers: { cookie: person.cookie } });
  expect(token.status).toBe(401);
}

it('a session and its tokens end 14 days after its last use', async () => {
  const person = await signUp(product());
  const bearer = await person.token();
  const { rows } = await product().admin.query<{ days: number }>(
    `select round(extract(epoch from "expiresAt" - now()) / 86400)::int as days from identity.session
      where "userId" = $1`,
    [person.userId],
  );
  expect(rows).toEqual([{ days: 14 }]);
  await product().admin.query(
    `update identity.session set "expiresAt" = "expiresAt" - interval '14 days 1 minute' where "userId" = $1`,
    [person.userId],
  );
  const answer = await send(`${product().url}/api/v1/auth/me`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  expectFailure(answer, 'Unauthorized');
  await expectOver(person);
});

it('a session and its tokens end 90 days after the sign-in, however often it was used', async () => {
  const person = await signUp(product());
  const bearer = await person.token();
  const age = (days: number) =>
    product().admin.query(
      `update identity.session set "createdAt" = now() - make_interval(days => $2) where "userId" = $1`,
      [person.userId, days],
    );
  await age(89);
  const alive = await send(`${product().url}/api/auth/get-session`, { headers: { cookie: person.cookie } });
  expect(member(alive.json, 'user', 'email')).toBe(person.email);
  await age(91);
  const answer = await send(`${product().url}/api/v1/auth/me`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  expectFailure(answer, 'Unauthorized');
  await expectOver(person);
});

it('ended sessions are deleted, with the address and browser they recorded', async () => {
  const [person, idle, old] = [await signUp(product()), await signUp(product()), await signUp(product())];
  await product().admin.query(
    `update identity.session set "expiresAt" = now() - interval '1 minute' where "userId" = $1`,
    [idle.userId],
  );
  await product().admin.query(
    `update identity.session set "createdAt" = now() - interval '91 days' where "userId" = $1`,
    [old.userId],
  );
  await pollNow(product());
  await waitFor('only the session in use to remain', async () => {
    const { rows } = await product().admin.query<{ userId: string }>(
      'select "userId" from identity.session where "userId" = any($1)',
      [[person.userId, idle.userId, old.userId]],
    );
    return rows.length === 1 && rows[0]?.userId === person.userId;
  });
});

it('under HTTPS every cookie is bound to the host', async () => {
  const port = String(await freePort());
  const origin = `https://localhost:${port}`;
  const secured = await startTestProduct({ environment: { PUBLIC_URL: origin, REGISTRATION: 'open' } });
  try {
    const body = { name: 'Robin Vale', email: 'robin@example.test', password: 'quiet copper lantern 88' };
    const headers = { origin, host: new URL(origin).host, 'x-forwarded-proto': 'https' };
    const answer = await callAuth(secured.url, '/sign-up/email', body, { headers });
    expect(answer.status, answer.text).toBe(200);
    const set = answer.headers.getSetCookie();
    expect(set.length).toBeGreaterThanOrEqual(2);
    for (const cookie of set) {
      expect(cookie).toMatch(/^__Host-fettle\.[\w.]+=/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Path=\/(?:;|$)/);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
    const session = await callAuth(secured.url, '/get-session', null, { cookie: cookiesOf(answer), headers });
    expect(member(session.json, 'user', 'email')).toBe('robin@example.test');
  } finally {
    await secured.stop();
  }
}, 60_000);
