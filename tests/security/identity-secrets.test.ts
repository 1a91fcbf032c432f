import { expect, it } from 'vitest';
import { stepOf, totpCode } from '#adapters/identity/local/factors/totp.ts';
import { linkParameter, waitForEmail } from '../lib/caught-emails.ts';
import { member, send } from '../lib/http.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { callAuth } from './lib/auth-call.ts';

const product = runProduct();

interface GoogleWay {
  /** The browser's cookies at the end. */
  readonly cookies: Map<string, string>;
  /** Every authorization code it received. */
  readonly codes: string[];
  /** The last page. */
  readonly end: URL;
}

/** A browser's requests during a Google sign-in. */
async function signInWithGoogle(email: string): Promise<GoogleWay> {
  const jars = new Map<string, Map<string, string>>();
  const codes: string[] = [];
  let next = `${product().url}/api/auth/popup/google`;
  for (let hop = 0; hop < 12; hop += 1) {
    const url = new URL(next);
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    const code = url.searchParams.get('code');
    if (code) codes.push(code);
    const isForm = url.pathname.startsWith('/signin/');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isForm ? { method: 'POST', body: new URLSearchParams({ email }) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) break;
    next = new URL(location, url).href;
  }
  return { cookies: jars.get(new URL(product().url).host) ?? new Map(), codes, end: new URL(next) };
}

/** Every value of every identity table, as text. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await product().admin.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'identity'",
  );
  let text = '';
  for (const { name } of tables) {
    const { rows } = await product().admin.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    text += rows.map(({ row }) => row).join('\n');
  }
  return text;
}

it('no identity table contains a usable token', async () => {
  const person = await signUp(product());
  const bearer = await person.token();
  await callAuth(product().url, '/request-password-reset', { email: person.email });
  const reset = linkParameter(
    await waitForEmail(product().mailUrl, person.email, 'Choose a new password'),
    'token',
  );
  const confirm = linkParameter(
    await waitForEmail(product().mailUrl, person.email, 'Confirm your email address'),
    'token',
  );
  const google = await signInWithGoogle('noor.haddad@sandbox.test');
  expect(google.codes.length, 'Google gave a code').toBeGreaterThan(0);
  const cookie = [...google.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const session = await send(`${product().url}/api/auth/get-session`, { headers: { cookie } });
  expect(member(session.json, 'user', 'email'), 'the Google sign-in worked').toBeTypeOf('string');

  const stored = await everythingStored();
  const sessionTokens = [person.cookie, cookie].map(
    (cookies) => decodeURIComponent(/session_token=([^;]+)/.exec(cookies)?.[1] ?? '').split('.')[0],
  );
  const devices = [person.cookie, cookie].map((cookies) => /fettle\.device=([\w-]{22})/.exec(cookies)?.[1]);
  for (const secret of [bearer, reset, confirm, ...google.codes, ...sessionTokens, ...devices]) {
    expect(String(secret).length).toBeGreaterThan(15);
    expect(stored).not.toContain(secret);
  }
  expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ/);
  expect(stored).not.toMatch(/codeVerifier|\\"d\\":/);
  const { rows } = await product().admin.query(
    'select 1 from identity.account where coalesce("accessToken", "refreshToken", "idToken") is not null',
  );
  expect(rows).toEqual([]);
  const used = await callAuth(product().url, '/reset-password', {
    token: reset,
    newPassword: 'seven brass kettles sing',
  });
  expect(used.status, 'the link was a live one').toBe(200);
});

it('the contents of the session table cannot be used to sign in', async () => {
  const person = await signUp(product());
  const { rows } = await product().admin.query<{ token: string }>(
    'select token from identity.session where "userId" = $1',
    [person.userId],
  );
  const signature = decodeURIComponent(/session_token=([^;]+)/.exec(person.cookie)?.[1] ?? '').split('.')[1];
  const forged = `fettle.session_token=${encodeURIComponent(`${rows[0]?.token}.${signature}`)}`;
  const answer = await send(`${product().url}/api/auth/get-session`, { headers: { cookie: forged } });
  expect(member(answer.json, 'user')).toBeUndefined();
});

it('a Google sign-in requires the second factor, too', async () => {
  const cookieOf = ({ cookies }: GoogleWay) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const first = cookieOf(await signInWithGoogle('sam.whitlock@sandbox.test'));
  const bearer = await callAuth(product().url, '/token', null, { cookie: first });
  const asUser = (method: string, body?: object) =>
    send(`${product().url}/api/v1/security/second-factor`, {
      method,
      headers: {
        authorization: `Bearer ${String(member(bearer.json, 'token'))}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const secret = String(member((await asUser('POST')).json, 'data', 'secret'));
  const step = stepOf(new Date());
  expect((await asUser('PUT', { code: totpCode(secret, step - 1) })).status).toBe(200);

  const second = await signInWithGoogle('sam.whitlock@sandbox.test');
  expect([second.end.pathname, second.end.searchParams.get('error')]).toEqual([
    '/api/auth/popup/done',
    'SECOND_FACTOR_REQUIRED',
  ]);
  const waiting = cookieOf(second);
  expect(waiting).not.toContain('session_token');
  const done = await callAuth(
    product().url,
    '/second-factor',
    { code: totpCode(secret, step + 1) },
    { cookie: waiting },
  );
  expect(done.status, done.text).toBe(200);
  expect(member(done.json, 'user', 'email')).toBe('sam.whitlock@sandbox.test');
});
