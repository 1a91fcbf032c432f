import { describe, expect, it } from 'vitest';
import { linkParameter, waitForEmail } from '../lib/caught-emails.ts';
import { runCli } from '../lib/cli.ts';
import { expectFailure } from '../lib/envelope.ts';
import { askHosted, refreshHosted, signUpHosted } from '../lib/hosted-person.ts';
import { member, send } from '../lib/http.ts';
import { pollNow } from '../lib/jobs.ts';
import { consent, followRedirect, NOOR } from '../lib/mail.ts';
import { PASSWORD } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct({ environment: { IDENTITY: 'firebase' } });
const order = (operation: Readonly<Record<string, unknown>>) =>
  controlEmulator(product().firebaseUrl, operation);
const me = (token: string) =>
  send(`${product().url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });

describe('a user of the hosted identity', () => {
  it('has the name and address from the token, also after changing the name', async () => {
    const person = await signUpHosted(product(), 'Noor Haddad');
    expect(await person.call('getMe')).toMatchObject({ name: 'Noor Haddad', email: person.email });
    await person.call('updateProfile', { body: { displayName: 'Noor H.' } });
    expect((await person.call('getMe')).name).toBe('Noor H.');
    const account = await order({ op: 'account', email: person.email });
    expect(member(account, 'account', 'displayName')).toBe('Noor H.');
    const config = await send(`${product().url}/api/v1/config`);
    expect(member(config.json, 'data', 'identity')).toBe('firebase');
  });

  it('sees every call about them to the service, including the first', async () => {
    const person = await signUpHosted(product());
    const asked = async () =>
      (await person.call('getStoredData')).traffic.find(({ purpose }) => purpose === 'identity');
    expect(await asked()).toMatchObject({ host: 'localhost', calls: 1 });
    await person.call('updateProfile', { body: { displayName: 'Noor H.' } });
    expect(await asked()).toMatchObject({ calls: 2 });
  });

  it('is created once, however many first calls arrive together', async () => {
    const email = `many.${process.hrtime.bigint()}@example.test`;
    const made = await askHosted(product(), 'signUp', { email, password: PASSWORD });
    const token = String(member(made, 'idToken'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => me(token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const count = 'select count(*)::int as count from identity.hosted_person where email = $1';
    expect((await product().admin.query(count, [email])).rows[0]).toEqual({ count: 1 });
    const anchors = `select count(*)::int as count from identity."user" u where not exists (select
      from identity.hosted_person h where h."userId" = u.id)`;
    expect((await product().admin.query(anchors)).rows[0]).toEqual({ count: 0 });
  });

  it.each([
    ['disabled', { op: 'disable' }],
    ['signed out everywhere', { op: 'revoke' }],
    ['deleted', { op: 'deleteAccount' }],
  ])('that was %s at the service is rejected with every token not seen before', async (_name, operation) => {
    const person = await signUpHosted(product());
    const unseen = String(member(await order({ op: 'sign', email: person.email }), 'idToken'));
    await order({ ...operation, email: person.email });
    expectFailure(await me(unseen), 'Unauthorized');
    expect(await refreshHosted(product(), person.refreshToken)).toBeNull();
  });

  it('is identified in a browser only by a cookie this server set', async () => {
    const person = await signUpHosted(product());
    const made = await send(`${product().url}/api/auth/session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await person.token()}` },
    });
    expect(made.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const refused = await send(`${product().url}/api/auth/session`, { method: 'POST' });
    expectFailure(refused, 'Unauthorized');
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const alone = await send(`${product().url}/api/v1/auth/me`, { headers: { cookie } });
    expectFailure(alone, 'Unauthorized');
    const out = await send(`${product().url}/api/auth/sign-out`, { method: 'POST' });
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

describe('a redirect from another site', () => {
  it('connects a mailbox only in the browser of the user who started it', async () => {
    const person = await signUpHosted(product());
    const made = await send(`${product().url}/api/auth/session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await person.token()}` },
    });
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const forged = cookie.replace(/[^.]+$/, 'made-up');
    const returned = async (cookie: string) => {
      const { authUrl } = await person.call('getGmailAuth');
      return followRedirect(await consent(authUrl, { mailbox: NOOR }), cookie);
    };
    for (const cookie of ['', forged]) expect(await returned(cookie)).toContain('expired');
    expect(await returned(cookie)).toContain('connected');
  });
});

describe('account deletion', () => {
  it('deletes both sides, including all transactions, and sends a confirmation', async () => {
    const person = await signUpHosted(product());
    const unseen = String(member(await order({ op: 'sign', email: person.email }), 'idToken'));
    await person.call('deleteUser');
    expectFailure(await me(await person.token()), 'Unauthorized');
    expectFailure(await me(unseen), 'Unauthorized');
    const again = await askHosted(product(), 'signInWithPassword', {
      email: person.email,
      password: PASSWORD,
    });
    expect(member(again, 'error', 'message')).toBe('INVALID_LOGIN_CREDENTIALS');
    for (const [table, column] of [
      ['user', 'id'],
      ['hosted_person', 'userId'],
    ] as const) {
      const { rows } = await product().admin.query(
        `select 1 from identity."${table}" where "${column}" = $1`,
        [person.userId],
      );
      expect(rows, table).toEqual([]);
    }
    await waitForEmail(product().mailUrl, person.email, 'Your account was deleted');
  });

  it('deletes nothing if the service rejects or does not respond, and can be retried', async () => {
    const person = await signUpHosted(product());
    await order({ op: 'fail', path: 'accounts:delete', message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' });
    expectFailure(await person.ask('deleteUser'), 'ReauthRequired');
    await order({ op: 'fail', path: 'accounts:delete', message: 'INTERNAL', status: 503 });
    expectFailure(await person.ask('deleteUser'), 'ProviderError');
    expect((await person.ask('getSettings')).status).toBe(200);
    await person.call('deleteUser');
  });

  it('is completed automatically after an interruption', async () => {
    const person = await signUpHosted(product());
    await product().admin.query(
      `update identity.hosted_person set "endingAt" = now() - interval '3 minutes' where "userId" = $1`,
      [person.userId],
    );
    await pollNow(product());
    await waitForEmail(product().mailUrl, person.email, 'Your account was deleted');
  });
});

describe('the administrator', () => {
  it('sees users by their sign-in address, and can delete one permanently', async () => {
    const person = await signUpHosted(product());
    const listed = await runCli(product(), 'user', 'list');
    expect(listed.lines).toContainEqual(expect.objectContaining({ id: person.userId, email: person.email }));
    const reset = await runCli(product(), 'user', 'reset-password', person.email);
    expect([reset.status, reset.messages]).toEqual([1, expect.stringContaining('FIREBASE_')]);
    expect((await runCli(product(), 'user', 'delete', person.email)).status).toBe(0);
    const unseen = String(
      member(await order({ op: 'sign', email: person.email, claims: { auth_time: 1 } }), 'idToken'),
    );
    expectFailure(await me(unseen), 'Unauthorized');
  });
});

describe('keys and outages', () => {
  it('accepts tokens of a new key at once, and those of an old one until they expire, without a restart', async () => {
    const person = await signUpHosted(product());
    await order({ op: 'rotateKeys' });
    const fresh = String(member(await order({ op: 'sign', email: person.email }), 'idToken'));
    expect((await me(fresh)).status).toBe(200);
    expect((await me(await person.token())).status).toBe(200);
  });

  it('during an outage signed-in users continue; afterward nothing has changed', async () => {
    const person = await signUpHosted(product());
    const unseen = String(member(await order({ op: 'sign', email: person.email }), 'idToken'));
    await order({ op: 'down', on: true });
    try {
      expect((await person.ask('getDashboard')).status).toBe(200);
      expect((await me(unseen)).status).toBe(200);
      expectFailure(await person.ask('deleteUser'), 'ProviderTimeout');
    } finally {
      await order({ op: 'down', on: false });
    }
    expect((await me(unseen)).status).toBe(200);
  });
});

describe('the page', () => {
  it('names the project, and may connect only to the service', async () => {
    const page = await send(`${product().url}/login`);
    expect(page.text).toMatch(/<meta name="fettle-identity" content="[^"]*fettle-sandbox[^"]*">/);
    const policy = page.headers.get('content-security-policy') ?? '';
    const calls = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(calls).toContain(product().firebaseUrl);
    expect(policy).not.toContain('google');
  });
});

describe('the emulator', () => {
  it('reports each rejection as the service does', async () => {
    const { email } = await signUpHosted(product());
    const refusal = async (operation: string, body: Readonly<Record<string, unknown>>) =>
      String(member(await askHosted(product(), operation, body), 'error', 'message')).split(' : ')[0];
    expect(await refusal('signUp', { email, password: PASSWORD })).toBe('EMAIL_EXISTS');
    expect(await refusal('signUp', { email: 'a@b.test', password: 'short' })).toBe('WEAK_PASSWORD');
    expect(await refusal('signUp', { email: 'nothing', password: PASSWORD })).toBe('INVALID_EMAIL');
    expect(await refusal('signInWithPassword', { email, password: 'wrong' })).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    await order({ op: 'hideAccounts', on: false });
    expect(await refusal('signInWithPassword', { email, password: 'wrong' })).toBe('INVALID_PASSWORD');
    const unknown = { email: 'nobody@b.test', password: 'wrong' };
    expect(await refusal('signInWithPassword', unknown)).toBe('EMAIL_NOT_FOUND');
    await order({ op: 'hideAccounts', on: true });
    expect(await refusal('resetPassword', { oobCode: 'made up' })).toBe('INVALID_OOB_CODE');
    expect(await refusal('lookup', { idToken: 'a.b.c' })).toBe('INVALID_ID_TOKEN');
    await order({ op: 'disable', email });
    expect(await refusal('signInWithPassword', { email, password: PASSWORD })).toBe('USER_DISABLED');
  });

  it('emails codes that work once and expire', async () => {
    const { email } = await signUpHosted(product());
    const continueUrl = `${product().url}/login`;
    const ask = () =>
      askHosted(product(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl });
    await ask();
    const oobCode = linkParameter(
      await waitForEmail(product().mailUrl, email, 'Reset your password'),
      'oobCode',
    );
    const reset = () =>
      askHosted(product(), 'resetPassword', { oobCode, newPassword: 'seven brass kettles' });
    await order({ op: 'expireCodes' });
    expect(member(await reset(), 'error', 'message')).toBe('EXPIRED_OOB_CODE');
  });

  it('publishes the same keys as certificates and as a key set', async () => {
    const host = `${product().firebaseUrl}/www.googleapis.com`;
    const signer = 'securetoken@system.gserviceaccount.com';
    const keys = await send(`${host}/service_accounts/v1/jwk/${signer}`);
    const certificates = await send(`${host}/robot/v1/metadata/x509/${signer}`);
    expect(keys.headers.get('cache-control')).toContain('max-age=');
    const kid = String(member(keys.json, 'keys', 0, 'kid'));
    const { X509Certificate } = await import('node:crypto');
    const certificate = new X509Certificate(String(member(certificates.json, kid)));
    expect(certificate.publicKey.export({ format: 'jwk' }).n).toBe(member(keys.json, 'keys', 0, 'n'));
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });
});
