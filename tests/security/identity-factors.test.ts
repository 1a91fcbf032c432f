import { describe, expect, it } from 'vitest';
import { stepOf, totpCode } from '#adapters/identity/local/factors/totp.ts';
import { waitForEmail } from '../lib/caught-emails.ts';
import { runCli } from '../lib/cli.ts';
import { expectFailure } from '../lib/envelope.ts';
import { type HttpAnswer, member, send } from '../lib/http.ts';
import { PASSWORD, type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';
import { type AuthCall, callAuth, cookiesOf, refusalOf } from './lib/auth-call.ts';
import { SoftwareAuthenticator } from './lib/software-authenticator.ts';

const product = runProduct();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Codes of later steps come from a clock that is ahead by less than one step. */
const code = (secret: string, ahead = 0) => totpCode(secret, stepOf(new Date()) + ahead);

const signIn = (person: Person, how: AuthCall = {}) =>
  callAuth(product().url, '/sign-in/email', { email: person.email, password: PASSWORD }, how);
const finish = (first: HttpAnswer, given: string, how: AuthCall = {}) =>
  callAuth(product().url, '/second-factor', { code: given }, { cookie: cookiesOf(first), ...how });
const whoIs = async (cookie: string) =>
  member((await callAuth(product().url, '/get-session', null, { cookie })).json, 'user', 'email');

/** Deletes the record of a user's used codes, as if half a minute had passed. */
const letStepsPass = (person: Person) =>
  product().admin.query('update identity.second_factor set "lastStep" = 0 where "userId" = $1', [
    person.userId,
  ]);

async function withSecondFactor(): Promise<{ person: Person; secret: string; codes: string[] }> {
  const person = await signUp(product());
  const { secret } = await person.call('startSecondFactor');
  const { recoveryCodes } = await person.call('confirmSecondFactor', { body: { code: code(secret) } });
  await letStepsPass(person);
  return { person, secret, codes: recoveryCodes };
}

async function kindsOf(person: Person): Promise<string[]> {
  return (await person.call('listSecurityEvents')).events.map(({ kind }) => kind);
}

describe('sessions', () => {
  it('are listed by device; ending one or all others also ends their tokens', async () => {
    const person = await signUp(product());
    const headers = { 'user-agent': FIREFOX };
    const others = [await signIn(person, { headers }), await signIn(person, { headers, from: '127.0.5.2' })];
    const listed = (await person.call('getSecurity')).sessions;
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['', true],
      ['Firefox (Linux)', false],
      ['Firefox (Linux)', false],
    ]);
    const second = listed.find(({ ipAddress }) => ipAddress === '127.0.5.2');
    expect((await person.ask('endSession', { params: { sessionId: String(second?.id) } })).status).toBe(200);
    expect(await whoIs(cookiesOf(others[1] as HttpAnswer))).toBeUndefined();
    expect(await whoIs(cookiesOf(others[0] as HttpAnswer))).toBe(person.email);

    const stranger = await signUp(product());
    const theirs = (await stranger.call('getSecurity')).sessions[0];
    expectFailure(await person.ask('endSession', { params: { sessionId: String(theirs?.id) } }), 'NotFound');

    await person.call('endOtherSessions');
    expect(await whoIs(cookiesOf(others[0] as HttpAnswer))).toBeUndefined();
    expect((await person.call('getSecurity')).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await whoIs(person.cookie)).toBe(person.email);
    expect((await kindsOf(person)).slice(0, 2)).toEqual(['other-sessions-ended', 'session-ended']);
  });

  it('of one browser that signs in again are one', async () => {
    const person = await signUp(product());
    const again = await signIn(person, { cookie: person.cookie });
    expect(again.status).toBe(200);
    const { sessions } = await person.call('getSecurity');
    expect(sessions.length).toBe(1);
    expect(await whoIs(cookiesOf(again))).toBe(person.email);
  });
});

describe('the second factor', () => {
  it('is required at every sign-in, and nobody is signed in before', async () => {
    const { person, secret } = await withSecondFactor();
    const first = await signIn(person);
    expect(refusalOf(first)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(cookiesOf(first)).not.toContain('session_token');
    expect(await whoIs(cookiesOf(first))).toBeUndefined();
    expect((await callAuth(product().url, '/token', null, { cookie: cookiesOf(first) })).status).toBe(401);

    expect(refusalOf(await finish(first, '000000'))).toEqual([401, 'WRONG_CODE']);
    const given = code(secret);
    const done = await finish(first, given);
    expect(done.status, done.text).toBe(200);
    expect(await whoIs(cookiesOf(done))).toBe(person.email);
    const replayed = await signIn(person);
    expect(refusalOf(await finish(replayed, given)), 'a code works once').toEqual([401, 'WRONG_CODE']);
    expect(refusalOf(await finish(first, code(secret, 1))), 'so does the waiting sign-in').toEqual([
      401,
      'SIGN_IN_EXPIRED',
    ]);
    expect(await kindsOf(person)).toContain('second-factor-on');
    await waitForEmail(product().mailUrl, person.email, 'Two-step sign-in is on');
  });

  it('admits one of many simultaneous attempts with the right code', async () => {
    const { person, secret } = await withSecondFactor();
    const firsts = await Promise.all([1, 2, 3, 4].map(() => signIn(person)));
    const given = code(secret);
    const answers = await Promise.all(firsts.map((first) => finish(first, given)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  it('can be replaced by each recovery code once', async () => {
    const { person, codes } = await withSecondFactor();
    expect(new Set(codes).size).toBe(10);
    const [used = ''] = codes;
    const done = await finish(await signIn(person), ` ${used.toUpperCase()} `);
    expect(done.status, done.text).toBe(200);
    expect(refusalOf(await finish(await signIn(person), used))).toEqual([401, 'WRONG_CODE']);
    const { secondFactor } = await person.call('getSecurity');
    expect(secondFactor).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    await waitForEmail(product().mailUrl, person.email, 'A recovery code was used');
    const { recoveryCodes } = await person.call('createRecoveryCodes');
    expect(recoveryCodes).not.toContain(codes[1]);
    expect(refusalOf(await finish(await signIn(person), codes[1] ?? ''))).toEqual([401, 'WRONG_CODE']);
  });

  it('allows few guesses to someone with the password, and never locks out a known browser', async () => {
    const { person, secret } = await withSecondFactor();
    const known = person.cookie.split('; ').find((part) => part.startsWith('fettle.device=')) ?? '';
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const from = `127.0.6.${index + 1}`;
      statuses.push((await finish(await signIn(person, { from }), '000000', { from })).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBe(5);
    expect(statuses.filter((status) => status === 429).length).toBe(7);
    await waitForEmail(product().mailUrl, person.email, 'Someone has your password');
    const first = await signIn(person, { cookie: known });
    const done = await finish(first, code(secret), { cookie: `${known}; ${cookiesOf(first)}` });
    expect(done.status, done.text).toBe(200);
  });

  it('admits its owner from a new browser while others delay the account by guessing', async () => {
    const { person, secret } = await withSecondFactor();
    const guess = { email: person.email, password: 'wrong horse battery' };
    for (let index = 0; index < 6; index += 1)
      await callAuth(product().url, '/sign-in/email', guess, { from: `127.0.7.${index + 1}` });
    expect((await signIn(person)).status, 'the account is delayed').toBe(429);
    const withCode = (given: string, password = PASSWORD, email = person.email) =>
      callAuth(product().url, '/sign-in/email', { email, password, code: given }, { from: '127.0.7.50' });
    const refusals = [
      await withCode('000000'),
      await withCode(code(secret), 'wrong horse battery'),
      await withCode('000000', PASSWORD, 'nobody@example.test'),
    ];
    expect(refusals.map(refusalOf)).toEqual(refusals.map(() => [401, 'INVALID_EMAIL_OR_PASSWORD']));
    await letStepsPass(person);
    const done = await withCode(code(secret));
    expect(done.status, done.text).toBe(200);
    expect(await whoIs(cookiesOf(done))).toBe(person.email);
  });

  it('allows few guesses of a code sent along with the password, from any number of addresses', async () => {
    const { person, secret, codes } = await withSecondFactor();
    const known = person.cookie.split('; ').find((part) => part.startsWith('fettle.device=')) ?? '';
    const withCode = (given: string, how: AuthCall, password = PASSWORD) =>
      callAuth(product().url, '/sign-in/email', { email: person.email, password, code: given }, how);
    for (let index = 0; index < 7; index += 1)
      await withCode('000000', { from: `127.0.8.${index + 1}` }, 'wrong horse battery');
    const done = await withCode(code(secret), { from: '127.0.8.20' });
    expect(done.status, 'strangers without the password cause no delay').toBe(200);

    await letStepsPass(person);
    for (let index = 0; index < 6; index += 1)
      expect(refusalOf(await withCode('000000', { from: `127.0.8.${index + 1}` }))).toEqual([
        401,
        'INVALID_EMAIL_OR_PASSWORD',
      ]);
    await waitForEmail(product().mailUrl, person.email, 'Someone has your password');
    const late = await withCode(code(secret), { from: '127.0.8.30' });
    expect(refusalOf(late), 'and does not reveal that the password is correct').toEqual([
      401,
      'INVALID_EMAIL_OR_PASSWORD',
    ]);
    const owner = await withCode(codes[0] ?? '', { from: '127.0.8.40', cookie: known });
    expect(owner.status, owner.text).toBe(200);
    await waitForEmail(product().mailUrl, person.email, 'A recovery code was used');
  });

  it('can be turned on and off only after a recent sign-in, and its secret is stored encrypted', async () => {
    const { person, secret, codes } = await withSecondFactor();
    const { rows } = await product().admin.query<{ row: string }>(
      `select to_jsonb(f)::text as row from identity.second_factor f
       union all select to_jsonb(r)::text from identity.recovery_code r`,
    );
    const stored = rows.map(({ row }) => row).join('');
    for (const kept of [
      secret,
      Buffer.from(secret).toString('hex'),
      ...codes.map((each) => each.slice(0, 5)),
    ])
      expect(stored).not.toContain(kept);
    await product().admin.query(
      `update identity.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
      [person.userId],
    );
    const old = await callAuth(product().url, '/token', null, { cookie: person.cookie });
    const authorization = `Bearer ${String(member(old.json, 'token'))}`;
    for (const method of ['POST', 'DELETE']) {
      const answer = await send(`${product().url}/api/v1/security/second-factor`, {
        method,
        headers: { authorization },
      });
      expectFailure(answer, 'ReauthRequired');
    }
    expect((await person.call('getSecurity')).secondFactor.isOn).toBe(true);
    // This token was issued while the sign-in was recent.
    await person.call('deleteSecondFactor');
    expect((await signIn(person)).status).toBe(200);
    await waitForEmail(product().mailUrl, person.email, 'Two-step sign-in is off');
  });
});

describe('a passkey', () => {
  const options = async () => {
    const answer = await callAuth(product().url, '/passkey/options', {});
    expect(answer.status, answer.text).toBe(200);
    return answer.json as { challenge: string };
  };
  const enter = (response: unknown) => callAuth(product().url, '/passkey/sign-in', { response });

  async function withPasskey(person: Person): Promise<SoftwareAuthenticator> {
    const passkey = new SoftwareAuthenticator(product().url);
    const made = await person.call('createPasskeyOptions');
    const response = passkey.create(made as unknown as { challenge: string; user: { id: string } });
    await person.call('addPasskey', { body: { name: 'Test key', response } });
    return passkey;
  }

  it('signs in without a password and counts as the second factor', async () => {
    const { person } = await withSecondFactor();
    const passkey = await withPasskey(person);
    const done = await enter(passkey.get(await options()));
    expect(done.status, done.text).toBe(200);
    expect(await whoIs(cookiesOf(done))).toBe(person.email);
    const [listed] = (await person.call('getSecurity')).passkeys;
    expect([listed?.name, listed?.lastUsedAt === null]).toEqual(['Test key', false]);
    await person.call('renamePasskey', { params: { passkeyId: String(listed?.id) }, body: { name: 'Mine' } });
    await person.call('deletePasskey', { params: { passkeyId: String(listed?.id) } });
    expect(refusalOf(await enter(passkey.get(await options())))).toEqual([401, 'PASSKEY_REFUSED']);
    await waitForEmail(product().mailUrl, person.email, 'A passkey was added');
    expect((await kindsOf(person)).slice(0, 3)).toEqual(['passkey-removed', 'passkey-renamed', 'sign-in']);
  });

  it('is rejected alike if replayed, from another origin, unverified, unknown or another user’s', async () => {
    const person = await signUp(product());
    const other = await signUp(product());
    const passkey = await withPasskey(person);
    const used = passkey.get(await options());
    expect((await enter(used)).status).toBe(200);
    const forged = Buffer.alloc(40).toString('base64url');
    const handle = Buffer.from(other.userId.replaceAll('-', ''), 'hex').toString('base64url');
    const refused = [
      used,
      passkey.get(await options(), { origin: 'https://evil.example' }),
      passkey.get(await options(), { rpId: 'evil.example' }),
      passkey.get(await options(), { isVerified: false }),
      passkey.get(await options(), { userHandle: handle }),
      passkey.get({ challenge: forged }),
      passkey.get((await person.call('createPasskeyOptions')) as unknown as { challenge: string }),
      new SoftwareAuthenticator(product().url).get(await options()),
    ];
    const answers = await Promise.all(refused.map(enter));
    expect(answers.map(refusalOf)).toEqual(refused.map(() => [401, 'PASSKEY_REFUSED']));
    expect(new Set(answers.map(({ json }) => member(json, 'message'))).size).toBe(1);

    // A challenge for one account can't add a passkey to another or be used to sign in.
    const made = (await person.call('createPasskeyOptions')) as unknown as {
      challenge: string;
      user: { id: string };
    };
    const thief = new SoftwareAuthenticator(product().url);
    for (const from of [made, { ...made, ...(await options()) }])
      expectFailure(
        await other.ask('addPasskey', { body: { name: 'Stolen', response: thief.create(from) } }),
        'ValidationFailed',
      );
    expect((await other.call('getSecurity')).passkeys).toEqual([]);
  });

  it('whose counter goes backward is rejected as a copy', async () => {
    const person = await signUp(product());
    const passkey = await withPasskey(person);
    expect((await enter(passkey.get(await options(), { counter: 5 }))).status).toBe(200);
    expect((await enter(passkey.get(await options(), { counter: 5 }))).status).toBe(401);
    expect((await enter(passkey.get(await options(), { counter: 6 }))).status).toBe(200);
  });

  it('and the second factor are removed by a command, which ends every session and notifies the owner', async () => {
    const { person, secret, codes } = await withSecondFactor();
    const passkey = await withPasskey(person);
    const pending = await signIn(person);
    const token = await person.token();
    const me = () =>
      send(`${product().url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect((await me()).status).toBe(200);
    const SMTP_URL = product().emulators?.mailCatcher.smtpUrl ?? '';
    const reset = (cliEnvironment: Record<string, string>) =>
      runCli({ ...product(), cliEnvironment }, 'user', 'reset-factors', person.email);

    const wrongKey = await reset({ SMTP_URL, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') });
    expect([wrongKey.status, wrongKey.messages]).toEqual([1, expect.stringContaining('Nothing was changed')]);
    expect((await me()).status).toBe(200);

    const done = await reset({ SMTP_URL, PUBLIC_URL: product().url, MAIL_FROM: 'admin@example.test' });
    expect([done.status, done.lines]).toEqual([
      0,
      [{ userId: person.userId, authenticators: 1, passkeys: 1, sessions: 1, isEmailed: true }],
    ]);
    await waitFor('the open session to be refused', async () => (await me()).status === 401, 5_000);
    expect(await whoIs(person.cookie)).toBeUndefined();
    for (const given of [code(secret), codes[0] ?? ''])
      expect(refusalOf(await finish(pending, given))).toEqual([401, 'SIGN_IN_EXPIRED']);
    expect(refusalOf(await enter(passkey.get(await options())))).toEqual([401, 'PASSKEY_REFUSED']);
    const again = await signIn(person);
    expect(again.status, 'the password alone lets in').toBe(200);
    const events = await product().admin.query<{ event: string }>(
      `select event from identity.audit_event where "userId" = $1 order by "at" desc limit 2`,
      [person.userId],
    );
    expect(events.rows.map(({ event }) => event)).toEqual(['sign-in', 'factors-reset']);
    const mail = await waitForEmail(product().mailUrl, person.email, 'Two-step sign-in was reset');
    expect(mail.text).toContain('signed out every device');
    const nobody = await runCli(product(), 'user', 'reset-factors', 'nobody@example.test');
    expect([nobody.status, nobody.messages]).toEqual([1, expect.stringContaining('No one signs in')]);
  });
});
