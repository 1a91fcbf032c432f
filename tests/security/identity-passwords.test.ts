import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linkParameter, waitForEmail } from '../lib/caught-emails.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { PASSWORD, type Person, signIn, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { callAuth, refusalOf } from './lib/auth-call.ts';

const product = runProduct();
const NEW_PASSWORD = 'seven brass kettles sing';
const WEAK = [
  ['P@ssw0rd', /known data breaches/],
  ['Summer2026', /date or year/],
  ['charlie123', /known data breaches/],
  ['Robin Vale 1', /your name/],
] as const;

const changePassword = (cookie: string, currentPassword: string, newPassword: string) =>
  callAuth(product().url, '/change-password', { currentPassword, newPassword }, { cookie });

async function resetLink(person: Person): Promise<string> {
  await callAuth(product().url, '/request-password-reset', { email: person.email });
  return linkParameter(await waitForEmail(product().mailUrl, person.email, 'Choose a new password'), 'token');
}

describe('a guessable password', () => {
  it('is rejected with its reason on every path that sets one', async () => {
    const person = await signUp(product());
    const token = await resetLink(person);
    for (const [password, reason] of WEAK) {
      const email = `robin.${randomBytes(6).toString('hex')}@example.test`;
      const answers = [
        await callAuth(product().url, '/sign-up/email', { name: 'Robin Vale', email, password }),
        await callAuth(product().url, '/reset-password', { token, newPassword: password }),
        await changePassword(person.cookie, PASSWORD, password),
      ];
      for (const answer of answers) {
        expect(refusalOf(answer), password).toEqual([400, 'WEAK_PASSWORD']);
        expect(String(member(answer.json, 'message'))).toMatch(reason);
      }
    }
    expect(
      (await callAuth(product().url, '/reset-password', { token, newPassword: NEW_PASSWORD })).status,
    ).toBe(200);
  });

  it('of 60,000 characters is rejected by its length on every path, before anything else', async () => {
    const person = await signUp(product());
    const long = 'ﷺ'.repeat(20_000);
    const email = `robin.${randomBytes(6).toString('hex')}@example.test`;
    const answers = [
      await callAuth(product().url, '/sign-up/email', { name: 'Robin', email, password: long }),
      await callAuth(product().url, '/reset-password', { token: 'none', newPassword: long }),
      await changePassword(person.cookie, PASSWORD, long),
      await callAuth(product().url, '/sign-in/email', { email: person.email, password: long }),
    ];
    for (const answer of answers) expect([400, 413]).toContain(answer.status);
    const { rows } = await product().admin.query('select 1 from identity."user" where email = $1', [email]);
    expect(rows).toEqual([]);
  });
});

it('simultaneous sign-ups with one address are answered like later ones', async () => {
  const email = `robin.${randomBytes(6).toString('hex')}@example.test`;
  const asked = () =>
    callAuth(product().url, '/sign-up/email', { name: 'Robin Vale', email, password: PASSWORD });
  const answers = await Promise.all([asked(), asked(), asked(), asked()]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBe(3);
  const later = refusalOf(await asked());
  expect(later).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  for (const answer of refused) expect(refusalOf(answer)).toEqual(later);
});

describe('changing the password', () => {
  it('ends every other session and its tokens, keeps this one, voids reset links, and is emailed', async () => {
    const person = await signUp(product());
    const other = await signIn(product(), person.email);
    const token = await other.token();
    const link = await resetLink(person);
    expect((await changePassword(person.cookie, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expectFailure(
      await send(`${product().url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } }),
      'Unauthorized',
    );
    expect((await person.ask('getMe')).status).toBe(200);
    const session = await callAuth(product().url, '/get-session', null, { cookie: person.cookie });
    expect(member(session.json, 'user', 'email')).toBe(person.email);
    await waitForEmail(product().mailUrl, person.email, 'Your password was changed');
    const late = await callAuth(product().url, '/reset-password', { token: link, newPassword: PASSWORD });
    expect(refusalOf(late)).toEqual([400, 'INVALID_TOKEN']);
    const old = await callAuth(product().url, '/sign-in/email', { email: person.email, password: PASSWORD });
    expect(old.status).toBe(401);
    const { rows } = await product().admin.query(
      `select event from identity.audit_event where "userId" = $1 and event like 'password%'`,
      [person.userId],
    );
    expect(rows).toEqual([{ event: 'password-changed' }]);
  });

  it('requires the current password, which cannot be guessed here either', async () => {
    const person = await signUp(product());
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1)
      statuses.push((await changePassword(person.cookie, `wrong guess ${index}`, NEW_PASSWORD)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });

  it('requires a sign-in of the last ten minutes', async () => {
    const person = await signUp(product());
    await product().admin.query(
      `update identity.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
      [person.userId],
    );
    expect(refusalOf(await changePassword(person.cookie, PASSWORD, NEW_PASSWORD))).toEqual([
      403,
      'ReauthRequired',
    ]);
    expect((await changePassword('', PASSWORD, NEW_PASSWORD)).status).toBe(401);
  });
});

describe('a name with a link', () => {
  it.each(['Win at http://evil.test', 'see evil.com now', 'x'.repeat(101), 'Robin\nYour account'])(
    'is rejected on every path that sets one: %j',
    async (name) => {
      const person = await signUp(product());
      const email = `robin.${randomBytes(6).toString('hex')}@example.test`;
      const signedUp = await callAuth(product().url, '/sign-up/email', {
        name,
        email,
        password: NEW_PASSWORD,
      });
      expect(signedUp.status).toBe(400);
      expectFailure(await person.ask('updateProfile', { body: { displayName: name } }), 'ValidationFailed');
      expectFailure(await person.ask('updateOnboarding', { body: { name } }), 'ValidationFailed');
    },
  );
});
