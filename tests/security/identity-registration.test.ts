import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailCatcher, startMailCatcher } from '#emulators/mail-catcher/server.ts';
import { emailsTo, linkParameter, waitForEmail } from '../lib/caught-emails.ts';
import { runCli } from '../lib/cli.ts';
import { type HttpAnswer, member, send } from '../lib/http.ts';
import { PASSWORD } from '../lib/person.ts';
import { startTestProduct, type TestProduct } from '../lib/servers/product.ts';
import { callAuth, lowerQuartile, refusalOf } from './lib/auth-call.ts';

let catcher: MailCatcher;
let product: TestProduct;
const ORIGIN = 'http://localhost';

beforeAll(async () => {
  catcher = await startMailCatcher({ port: 0, smtpPort: 0, asOf: () => new Date() });
}, 60_000);
afterAll(() => catcher.close());

/** A public server, with or without an email server. */
function publicServer(environment: Readonly<Record<string, string>>, isMailing = true): void {
  beforeAll(async () => {
    const mail: Record<string, string> = isMailing ? { SMTP_URL: catcher.smtpUrl } : {};
    product = await startTestProduct({ environment: { PUBLIC_URL: ORIGIN, ...mail, ...environment } });
  }, 60_000);
  afterAll(() => product.stop());
}

const fresh = () => `robin.${randomBytes(6).toString('hex')}@example.test`;
const headers = { origin: ORIGIN, host: 'localhost' };
const call = (path: string, body: unknown, from = '127.0.0.1') =>
  callAuth(product.url, path, body, { headers, from });
const signUp = (email: string, more: Record<string, string> = {}, from?: string): Promise<HttpAnswer> =>
  call('/sign-up/email', { name: 'Robin Vale', email, password: PASSWORD, ...more }, from);
const signIn = (email: string) => call('/sign-in/email', { email, password: PASSWORD });
const registration = async () =>
  member((await send(`${product.url}/api/v1/config`, { headers })).json, 'data', 'registration');

async function confirm(email: string): Promise<void> {
  const mail = await waitForEmail(catcher.url, email, 'Confirm your email address');
  const token = encodeURIComponent(linkParameter(mail, 'token'));
  expect((await callAuth(product.url, `/verify-email?token=${token}`, null, { headers })).status).toBe(200);
}

describe('on a public server', () => {
  publicServer({}, false);

  it('one of ten simultaneous first sign-ups becomes the administrator, then registration closes', async () => {
    expect(await registration()).toBe('open');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => signUp(fresh(), {}, `127.0.0.${index + 1}`)),
    );
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1);
    const refused = answers.filter((answer) => answer.status !== 200);
    for (const answer of refused) expect(refusalOf(answer)).toEqual([422, 'REGISTRATION_CLOSED']);
    expect(String(member(refused[0]?.json, 'message'))).toBe(
      'This server doesn’t accept new accounts. Ask its administrator for an invitation.',
    );
    const { rows } = await product.admin.query(
      'select u.id from identity."user" u join identity.administrator a on a."userId" = u.id',
    );
    expect(rows.length).toBe(1);
    expect((await product.admin.query('select 1 from identity."user"')).rows.length).toBe(1);
    expect(await registration()).toBe('closed');
  });
});

describe('by invitation', () => {
  publicServer({ REGISTRATION: 'invitation' }, false);

  it('an account is created once, with the invited address, within seven days', async () => {
    expect((await signUp(fresh())).status, 'the administrator').toBe(200);
    expect(refusalOf(await signUp(fresh()))).toEqual([422, 'REGISTRATION_BY_INVITATION']);
    const email = fresh();
    const invite = async () => {
      const answer = await runCli(product, 'user', 'invite', email);
      expect(answer.status, answer.messages).toBe(0);
      const url = new URL(String(member(answer.lines[0], 'url')));
      expect(url.searchParams.get('email')).toBe(email);
      return url.searchParams.get('invitation') ?? '';
    };
    const first = await invite();
    const stored = await product.admin.query('select to_jsonb(i)::text as row from identity.invitation i');
    expect(JSON.stringify(stored.rows)).not.toContain(first);
    const [wrongAddress, wrongToken] = [
      await signUp(fresh(), { invitation: first }),
      await signUp(email, { invitation: 'x'.repeat(32) }),
    ];
    expect([wrongAddress.status, wrongToken.status]).toEqual([422, 422]);
    await product.admin.query(`update identity.invitation set "expiresAt" = now() - interval '1 second'`);
    expect((await signUp(email, { invitation: first })).status, 'too old').toBe(422);
    const second = await invite();
    const both = await Promise.all([
      signUp(email, { invitation: second }),
      signUp(email, { invitation: second }),
    ]);
    expect(both.filter((answer) => answer.status === 200).length).toBe(1);
    expect((await signUp(fresh(), { invitation: second })).status, 'used').toBe(422);
  });
});

describe('on a public server that sends email', () => {
  publicServer({ REGISTRATION: 'open' });

  it('a sign-up gets the same response for known and unknown addresses; only the link opens the account', async () => {
    const known = fresh();
    expect((await signUp(known)).status).toBe(200);
    expect(refusalOf(await signIn(known))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await confirm(known);
    expect((await signIn(known)).status).toBe(200);

    const unknown = fresh();
    const [again, anew] = [await signUp(known), await signUp(unknown)];
    expect([again.status, anew.status]).toEqual([200, 200]);
    const shape = (answer: HttpAnswer) => {
      const user = Object(member(answer.json, 'user'));
      return [
        Object.keys(Object(answer.json)).sort(),
        Object.entries(user).map(([name, value]) => [name, typeof value]),
      ];
    };
    expect(shape(again)).toEqual(shape(anew));
    expect(again.headers.getSetCookie().length).toBe(anew.headers.getSetCookie().length);
    const mail = await waitForEmail(catcher.url, known, 'You already have an account');
    expect(mail.text).not.toContain('Robin');
    expect(await emailsTo(catcher.url, unknown)).not.toContainEqual(
      expect.objectContaining({ subject: mail.subject }),
    );
  });

  it('simultaneous sign-ups with one address all get the same response', async () => {
    const email = fresh();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp(email, {}, `127.0.1.${index + 1}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await waitForEmail(catcher.url, email, 'You already have an account');
  });

  it('sign-up and reset take the same time for known and unknown addresses', async () => {
    const known = fresh();
    await signUp(known);
    const times = {
      knownUp: [] as number[],
      newUp: [] as number[],
      knownReset: [] as number[],
      newReset: [] as number[],
    };
    const timed = async (list: number[], work: () => Promise<HttpAnswer>) => {
      const startedAt = performance.now();
      expect((await work()).status).toBe(200);
      list.push(performance.now() - startedAt);
    };
    for (let round = 0; round < 40; round += 1) {
      // Each from a separate address, because those of one address wait for their turn to be hashed.
      const signUps = async () => {
        await timed(times.knownUp, () => signUp(known, {}, `127.0.9.${1 + round}`));
        await timed(times.newUp, () => signUp(fresh(), {}, `127.0.9.${101 + round}`));
      };
      const resets = async () => {
        await timed(times.knownReset, () => call('/request-password-reset', { email: known }));
        await timed(times.newReset, () => call('/request-password-reset', { email: fresh() }));
      };
      await Promise.all([signUps(), resets()]);
    }
    for (const [a, b] of [
      [lowerQuartile(times.knownUp), lowerQuartile(times.newUp)],
      [lowerQuartile(times.knownReset), lowerQuartile(times.newReset)],
    ] as const)
      expect(Math.abs(a - b), `${a} ms and ${b} ms`).toBeLessThan(Math.max(10, 0.15 * Math.max(a, b)));
  }, 240_000);
});
