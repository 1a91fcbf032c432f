import { describe, expect, it, onTestFinished } from 'vitest';
import { emailsTo, linkParameter, waitForEmail } from '../lib/caught-emails.ts';
import { runCli } from '../lib/cli.ts';
import { expectFailure } from '../lib/envelope.ts';
import { type HttpAnswer, member, send } from '../lib/http.ts';
import { PASSWORD, type Person, signIn, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { startSecondServer } from '../lib/servers/second-server.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
const OTHER_PASSWORD = 'seven brass kettles sing';

function post(
  path: string,
  body: unknown,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  return send(`${product().url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product().url, cookie, ...headers },
    body: JSON.stringify(body),
  });
}

const verify = (token: string, cookie = '') =>
  send(`${product().url}/api/auth/verify-email?token=${encodeURIComponent(token)}`, { headers: { cookie } });
const signInWith = (email: string, password: string) => post('/sign-in/email', { email, password });

async function resetToken(person: Person): Promise<string> {
  await waitForEmail(product().mailUrl, person.email, 'Confirm your email address');
  const before = (await emailsTo(product().mailUrl, person.email)).length;
  expect((await post('/request-password-reset', { email: person.email })).status).toBe(200);
  return waitFor('the mail with the link', async () => {
    const mails = await emailsTo(product().mailUrl, person.email);
    const newest = mails.find((mail) => mail.subject === 'Choose a new password');
    return newest && mails.length > before && linkParameter(newest, 'token');
  });
}

describe('confirming an address', () => {
  it('is requested by one email after sign-up, never blocks the user, and is remembered', async () => {
    const person = await signUp(product());
    const mail = await waitForEmail(product().mailUrl, person.email, 'Confirm your email address');
    expect(mail.text, 'an address that is not confirmed gets no text of a stranger').not.toContain('Robin');
    expect(mail.links[0]).toMatch(new RegExp(`^${product().url}/login\\?mode=verify&token=`));
    expect((await person.ask('getMe')).status).toBe(200);

    const token = linkParameter(mail, 'token');
    expect((await verify(`${token}x`)).status).toBe(401);
    expect((await verify(token)).status).toBe(200);
    const { rows } = await product().admin.query(
      'select "emailVerified" as done from identity."user" where id = $1',
      [person.userId],
    );
    expect(rows[0]).toEqual({ done: true });
    expect((await emailsTo(product().mailUrl, person.email)).length).toBe(1);
  });
});

describe('a forgotten password', () => {
  it('gets the same response for known and unknown addresses; only the known one gets an email', async () => {
    const person = await signUp(product());
    const known = await post('/request-password-reset', { email: person.email });
    const unknown = await post('/request-password-reset', { email: 'nobody@example.test' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await waitForEmail(product().mailUrl, person.email, 'Choose a new password');
    expect(await emailsTo(product().mailUrl, 'nobody@example.test')).toEqual([]);
  });

  it('is reset by a link that works once, ends every session, and says so', async () => {
    const person = await signUp(product());
    const bearer = await person.token();
    const me = (url: string) =>
      send(`${url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${bearer}` } });
    const second = await startSecondServer(product(), product().encryptionKey ?? '');
    onTestFinished(() => second.stop());
    expect((await me(second.product.url)).status).toBe(200);
    const token = await resetToken(person);
    const weak = await post('/reset-password', { token, newPassword: 'password1234' });
    expect([weak.status, member(weak.json, 'error')]).toEqual([400, 'WEAK_PASSWORD']);
    expect((await post('/reset-password', { token, newPassword: OTHER_PASSWORD })).status).toBe(200);
    expectFailure(await me(product().url), 'Unauthorized');
    const isRefused = async () => (await me(second.product.url)).status === 401;
    await waitFor('the other server to refuse the session', isRefused, 5_000);
    expect((await signInWith(person.email, PASSWORD)).status).toBe(401);
    expect((await signInWith(person.email, OTHER_PASSWORD)).status).toBe(200);
    const again = await post('/reset-password', { token, newPassword: 'another brass kettle sings' });
    expect([again.status, member(again.json, 'error')]).toEqual([400, 'INVALID_TOKEN']);
    await waitForEmail(product().mailUrl, person.email, 'Your password was changed');
  });

  it('rejects expired links, and all earlier links once one was used', async () => {
    const person = await signUp(product());
    const first = await resetToken(person);
    const second = await resetToken(person);
    expect((await post('/reset-password', { token: second, newPassword: OTHER_PASSWORD })).status).toBe(200);
    expect((await post('/reset-password', { token: first, newPassword: PASSWORD })).status).toBe(400);
    const old = await resetToken(person);
    await product().admin.query(
      `update identity.verification set "expiresAt" = now() - interval '1 minute' where value = $1`,
      [person.userId],
    );
    expect((await post('/reset-password', { token: old, newPassword: PASSWORD })).status).toBe(400);
  });

  it('sends a user at most five emails an hour', async () => {
    const person = await signUp(product());
    for (let round = 0; round < 7; round += 1)
      expect((await post('/request-password-reset', { email: person.email })).status).toBe(200);
    const { rows } = await product().admin.query(
      `select count(*)::int as count from sys.mail_outbox where user_id = $1 and kind = 'reset-password'`,
      [person.userId],
    );
    expect(rows[0]).toEqual({ count: 5 });
  });
});

describe('a change of address', () => {
  it('requires a recent sign-in, is confirmed at the new address, and reported to the old one', async () => {
    const person = await signUp(product());
    const newEmail = `new.${person.email}`;
    await product().admin.query(
      `update identity.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
      [person.userId],
    );
    const stale = await post('/change-email', { newEmail }, person.cookie);
    expect([stale.status, member(stale.json, 'error')]).toEqual([403, 'ReauthRequired']);

    const again = await signIn(product(), person.email);
    const earlierReset = await resetToken(person);
    expect((await post('/change-email', { newEmail }, again.cookie)).status).toBe(200);
    const mail = await waitForEmail(product().mailUrl, newEmail, 'Confirm your new email address');
    const token = linkParameter(mail, 'token');
    expect((await again.call('getMe')).email).toBe(person.email);

    const stranger = await verify(token);
    expect([stranger.status, member(stranger.json, 'error')]).toEqual([401, 'SIGN_IN_FIRST']);
    expect(stranger.headers.getSetCookie()).toEqual([]);
    const another = await signUp(product());
    expect((await verify(token, another.cookie)).status).toBe(401);

    expect((await verify(token, again.cookie)).status).toBe(200);
    expect((await again.call('getMe')).email).toBe(newEmail);
    const notice = await waitForEmail(product().mailUrl, person.email, 'Your email address was changed');
    expect(notice.text).toContain(newEmail);
    expect((await post('/reset-password', { token: earlierReset, newPassword: OTHER_PASSWORD })).status).toBe(
      400,
    );
    expect((await verify(token, again.cookie)).status).toBe(401);
  });

  it('to a taken address gets the same response, and no email is sent', async () => {
    const [person, other] = [await signUp(product()), await signUp(product())];
    await waitForEmail(product().mailUrl, other.email, 'Confirm your email address');
    const taken = await post('/change-email', { newEmail: other.email }, person.cookie);
    const free = await post('/change-email', { newEmail: `free.${other.email}` }, person.cookie);
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    await waitForEmail(product().mailUrl, `free.${other.email}`, 'Confirm your new email address');
    expect((await emailsTo(product().mailUrl, other.email)).map((mail) => mail.subject)).toEqual([
      'Confirm your email address',
    ]);
  });
});

describe('a sign-in from another browser', () => {
  it('is reported to the user, but not from a known browser', async () => {
    const person = await signUp(product());
    const device = person.cookie.split('; ').find((part) => part.startsWith('fettle.device=')) ?? '';
    expect(device).not.toBe('');
    const body = { email: person.email, password: PASSWORD };
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    expect((await post('/sign-in/email', body, device)).status).toBe(200);
    expect((await post('/sign-in/email', body, '', agent)).status).toBe(200);
    const mail = await waitForEmail(product().mailUrl, person.email, 'New sign-in to your account');
    expect(mail.text).toContain('Firefox (Linux)');
    const notices = (await emailsTo(product().mailUrl, person.email)).filter(
      ({ subject }) => subject === mail.subject,
    );
    expect(notices.length).toBe(1);
  });
});

describe('account deletion', () => {
  it('is confirmed by one last email, which is not stored', async () => {
    const person = await signUp(product(), 'Robin <b>Vale</b>');
    const confirmation = await waitForEmail(product().mailUrl, person.email, 'Confirm your email address');
    expect((await verify(linkParameter(confirmation, 'token'))).status).toBe(200);
    await person.call('deleteUser');
    const mail = await waitForEmail(product().mailUrl, person.email, 'Your account was deleted');
    expect(mail.html).toContain('Robin &lt;b&gt;Vale&lt;/b&gt;');
    expect(mail.text).toContain('Robin <b>Vale</b>');
    const left = 'select 1 from sys.mail_outbox where user_id = $1 or (user_id is null and state = $2)';
    expect((await product().admin.query(left, [person.userId, 'sent'])).rows).toEqual([]);
  });
});

describe('Google sign-in', () => {
  it('can be retried within seconds, and explains a rejection', async () => {
    for (let round = 0; round < 8; round += 1) {
      const start = await send(`${product().url}/api/auth/popup/google`);
      expect(start.headers.get('location')).toContain('/oidc/auth');
    }
    const page = await send(`${product().url}/api/auth/popup/done?error=too_many`);
    expect(page.text).toContain("{ type: 'fettle:sign-in-failed', code: failed }");
  });
});

describe('the administrator', () => {
  it('sets a new password from the command line, which ends what any new password ends', async () => {
    const person = await signUp(product());
    const link = await resetToken(person);
    const token = await person.token();
    const me = () =>
      send(`${product().url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect((await me()).status).toBe(200);
    await product().admin.query(
      `insert into identity.pending_sign_in ("tokenHash", "userId", "expiresAt")
        values ($1, $2, now() + interval '10 minutes')`,
      [Buffer.from('pending'), person.userId],
    );
    for (let attempt = 0; attempt < 5; attempt += 1) await signInWith(person.email, 'wrong horse battery');
    expect((await signInWith(person.email, PASSWORD)).status, 'the account is delayed').toBe(429);

    const reset = (cliEnvironment: Record<string, string>) =>
      runCli({ ...product(), cliEnvironment }, 'user', 'reset-password', person.email);
    const wrongKey = await reset({ ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') });
    expect([wrongKey.status, wrongKey.messages]).toEqual([1, expect.stringContaining('Nothing was changed')]);
    const SMTP_URL = product().emulators?.mailCatcher.smtpUrl ?? '';
    const answer = await reset({ SMTP_URL, PUBLIC_URL: product().url, MAIL_FROM: 'admin@example.test' });
    expect(answer.status, answer.messages).toBe(0);
    await waitFor('the open session to be refused', async () => (await me()).status === 401, 5_000);
    const session = await send(`${product().url}/api/auth/get-session`, {
      headers: { cookie: person.cookie },
    });
    expect(member(session.json, 'user')).toBeUndefined();
    const late = await post('/reset-password', { token: link, newPassword: OTHER_PASSWORD });
    expect([late.status, member(late.json, 'error')]).toEqual([400, 'INVALID_TOKEN']);
    const { rows } = await product().admin.query(
      `select (select count(*)::int from identity.pending_sign_in where "userId" = $1) as pending,
        (select count(*)::int from identity.audit_event where "userId" = $1 and event = 'password-reset') as logged`,
      [person.userId],
    );
    expect(rows[0]).toEqual({ pending: 0, logged: 1 });
    await waitForEmail(product().mailUrl, person.email, 'Your password was changed');
    const password = String(member(answer.lines[0], 'password'));
    expect((await signInWith(person.email, password)).status, 'the delay is over').toBe(200);
    expect((await signInWith(person.email, PASSWORD)).status).toBe(401);
  });
});
