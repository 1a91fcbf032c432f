import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../lib/cli.ts';
import { clickThrough } from '../lib/click-through.ts';
import { askHosted, signUpHosted } from '../lib/hosted-person.ts';
import { member, send } from '../lib/http.ts';
import { PASSWORD, signUp } from '../lib/person.ts';
import { rawCall } from '../lib/raw-http.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';

const SAM = 'sam.whitlock@sandbox.test';
const JORDAN = 'jordan.ellis@sandbox.test';

describe('an account through Google', () => {
  const product = runProduct();
  let server: EdgeServer;
  beforeAll(async () => {
    // The first account is always allowed.
    await signUp(product());
    server = await startEdgeServer(product(), { REGISTRATION: 'invitation' });
  });
  afterAll(() => server?.close());

  /** The session cookie at the end of the popup, or its error. */
  async function signInWithGoogle(email: string): Promise<string> {
    const start = await rawCall(`${server.url}/api/auth/popup/google`);
    const cookie = [start.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
    const back = await clickThrough(String(start.headers.location), { email }, server.url);
    const answer = await rawCall(back.href, { headers: { cookie: cookie.join('; ') } });
    const session = [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((line) => line.includes('session_token='));
    return session ?? String(answer.headers.location);
  }
  const isStored = async (email: string) =>
    (await product().admin.query('select 1 from identity."user" where email = $1', [email])).rowCount === 1;

  it('is rejected without an invitation and admitted with one', async () => {
    expect(await signInWithGoogle(SAM)).toContain('error=');
    expect(await isStored(SAM)).toBe(false);
    expect((await runCli(product(), 'user', 'invite', SAM)).status).toBe(0);
    expect(await signInWithGoogle(JORDAN), 'the invitation is for another address').toContain('error=');
    expect(await signInWithGoogle(SAM)).toContain('session_token=');
    expect(await isStored(SAM)).toBe(true);
  });
});

describe('an account of the hosted identity', () => {
  const product = runProduct({ environment: { IDENTITY: 'firebase', REGISTRATION: 'closed' } });

  it('is rejected after the first, whatever the service itself accepts', async () => {
    const first = await signUpHosted(product());
    expect((await first.call('getMe')).email).toBe(first.email);
    const email = `late.${process.hrtime.bigint()}@example.test`;
    const made = await askHosted(product(), 'signUp', { email, password: PASSWORD, returnSecureToken: true });
    const authorization = `Bearer ${String(member(made, 'idToken'))}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send(`${product().url}/api/v1/auth/me`, { headers: { authorization } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(401));
    const { rows } = await product().admin.query('select email from identity.hosted_person');
    expect(rows).toEqual([{ email: first.email }]);
  });
});
