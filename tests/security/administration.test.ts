import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkAndImport } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { mailCalls } from '../lib/mail.ts';
import { addressOf, PASSWORD, type Person, signUp } from '../lib/person.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
let server: EdgeServer;
let administrator: Person;
let guest: Person;

/** A public server over the same database; its first account is the administrator. */
beforeAll(async () => {
  administrator = await signUp(product(), 'Ada Admin');
  guest = await signUp(product(), 'Gus Guest');
  server = await startEdgeServer(product(), {
    PUBLIC_URL: product().url,
    REGISTRATION: 'invitation',
    // Jobs run in the other process.
    ...{ RUN: 'web', DATABASE_URL: product().databaseUrl, ENCRYPTION_KEY: product().encryptionKey ?? '' },
  });
}, 60_000);
afterAll(() => server?.close());

const wire = (person: Person) => `usr_${person.userId.replaceAll('-', '')}`;
const ask = async (
  person: Person,
  id: Parameters<typeof addressOf>[1],
  method: string,
  input: { params?: Record<string, string>; body?: object } = {},
) =>
  send(addressOf(server.url, id, input), {
    method,
    headers: {
      authorization: `Bearer ${await person.token()}`,
      host: new URL(product().url).host,
      'content-type': 'application/json',
    },
    ...(input.body ? { body: JSON.stringify(input.body) } : {}),
  });

it('only the administrator sees accounts and the server’s health, and never users’ data', async () => {
  await importFile(
    product(),
    guest,
    ofx([{ on: '2026-11-10', amount: '-4321.99', name: 'ZANTHOXYLUM CLINIC', id: 'z1' }]),
  );
  for (const id of ['listUsers', 'listInvitations', 'getServerHealth'] as const) {
    expectFailure(await ask(guest, id, 'GET'), 'NotFound');
    expectFailure(await administrator.ask(id), 'NotFound');
    const answer = await ask(administrator, id, 'GET');
    expect(answer.status, id).toBe(200);
    // The name of the newest migration is not user data, whatever words it contains.
    expect(answer.text.toLowerCase().replace(/\d{4}_\w+\.sql/, '')).not.toMatch(
      /zanthoxylum|4321|amount|merchant|transaction/,
    );
  }
  const { json } = await ask(administrator, 'listUsers', 'GET');
  expect(member(json, 'data', 'users', 0)).toMatchObject({ name: 'Ada Admin', isAdministrator: true });
  expect(member(json, 'data', 'users', 1)).toMatchObject({ email: guest.email, isAdministrator: false });
  const health = (await ask(administrator, 'getServerHealth', 'GET')).json;
  expect(member(health, 'data', 'databaseBytes')).toBeGreaterThan(1_000_000);
  expect(member(health, 'data', 'versions', 'migration')).toMatch(/^\d{4}_/);
  const settings = (await ask(administrator, 'getSettings', 'GET')).json;
  expect(member(settings, 'data', 'settings', 'profile', 'isAdministrator')).toBe(true);
  // The administrator's own calls only access their own data.
  const list = await ask(administrator, 'listTransactions', 'GET');
  expect(list.text.toLowerCase()).not.toContain('zanthoxylum');
});

it('every process lists a failed job, with its kind of error only', async () => {
  // No revocation has this ID.
  await product().admin.query(
    `insert into pgboss.job (name, data, retry_limit) values ('revoke', '{"revocationId": "nobody"}', 0)`,
  );
  const listed = await waitFor('the failure', async () => {
    const { json } = await ask(administrator, 'getServerHealth', 'GET');
    return member(json, 'data', 'failures', 0);
  });
  expect(listed).toEqual({ at: expect.any(String), job: 'revoke', code: '22P02' });
});

it('a disabled account loses its tokens in every process at once, and can’t sign in until enabled', async () => {
  const call = (isDisabled: boolean, person = guest) =>
    ask(administrator, 'updateUser', 'PUT', { params: { userId: wire(person) }, body: { isDisabled } });
  expectFailure(
    await ask(guest, 'updateUser', 'PUT', {
      params: { userId: wire(administrator) },
      body: { isDisabled: true },
    }),
    'NotFound',
  );
  expectFailure(await call(true, administrator), 'Conflict');
  const token = await guest.token();
  const me = (base: string) =>
    send(`${base}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect([(await me(product().url)).status, (await me(server.url)).status]).toEqual([200, 200]);
  expect((await call(true)).status).toBe(200);
  expect((await me(server.url)).status, 'the process that was told').toBe(401);
  await waitFor('the other process to refuse', async () => (await me(product().url)).status === 401, 5_000);
  const signIn = async () => {
    await product().admin.query('delete from identity."rateLimit"');
    return send(`${product().url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product().url },
      body: JSON.stringify({ email: guest.email, password: PASSWORD }),
    });
  };
  const refused = await signIn();
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  expect((await call(false)).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

it('a disabled account is rejected even if the event was lost, and while events are down', async () => {
  const other = await signUp(product(), 'Nora News');
  const disable = () =>
    ask(administrator, 'updateUser', 'PUT', { params: { userId: wire(other) }, body: { isDisabled: true } });
  const token = await other.token();
  const me = async (base: string) =>
    (await send(`${base}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await me(product().url), await me(server.url)]).toEqual([200, 200]);
  await product().admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fettle-events' and datname = current_database()`,
  );
  expect((await disable()).status).toBe(200);
  for (const base of [product().url, server.url])
    await waitFor('the token to be refused', async () => (await me(base)) === 401, 5_000);
});

it('a revoked invitation opens nothing', async () => {
  const made = await ask(administrator, 'createInvitation', 'POST', { body: { email: 'New@Example.test' } });
  const url = new URL(String(member(made.json, 'data', 'url')));
  expect(url.searchParams.get('email')).toBe('new@example.test');
  const list = (await ask(administrator, 'listInvitations', 'GET')).json;
  expect(member(list, 'data', 'invitations', 0)).toMatchObject({ email: 'new@example.test' });
  expect(JSON.stringify(list)).not.toContain(url.searchParams.get('invitation'));
  const params = { invitationId: String(member(list, 'data', 'invitations', 0, 'id')) };
  expect((await ask(administrator, 'deleteInvitation', 'DELETE', { params })).status).toBe(200);
  expectFailure(await ask(administrator, 'deleteInvitation', 'DELETE', { params }), 'NotFound');
  expect((await product().admin.query('select 1 from identity.invitation')).rowCount).toBe(0);
});

it('a household invitation also admits its address until it is answered, and can be revoked', async () => {
  const email = 'partner@example.test';
  const host = await signUp(product(), 'Hanna Host');
  const inviting = { body: { email, role: 'member' } };
  const invite = async () => {
    const made = await ask(host, 'createHouseholdInvitation', 'POST', inviting);
    return new URL(String(member(made.json, 'data', 'url'))).searchParams.get('invitation') ?? '';
  };
  const signUpWith = async (address: string, invitation: string) => {
    await product().admin.query('delete from identity."rateLimit"');
    return send(`${server.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...{ origin: product().url, host: new URL(product().url).host },
      },
      body: JSON.stringify({ name: 'Pat', email: address, password: PASSWORD, invitation }),
    });
  };
  const first = await invite();
  const listed = (await ask(administrator, 'listInvitations', 'GET')).json;
  const params = { invitationId: String(member(listed, 'data', 'invitations', 0, 'id')) };
  expect((await ask(administrator, 'deleteInvitation', 'DELETE', { params })).status).toBe(200);
  expect((await signUpWith(email, first)).status, 'revoked').toBe(422);
  const second = await invite();
  expect((await signUpWith('other@example.test', second)).status, 'another address').toBe(422);
  expect((await signUpWith(email, second)).status).toBe(200);
  const household = (await ask(host, 'getHousehold', 'GET')).json;
  expect(member(household, 'data', 'household', 'invitations', 0)).toMatchObject({ email });
});

it('deleting an account deletes all its data and revokes its bank access', async () => {
  const leaver = await signUp(product(), 'Lee Leaver');
  const bank = await linkAndImport(product(), leaver, { accounts: ['hsa'] });
  await mailCalls(product(), '', true);
  const removed = await ask(administrator, 'removeUser', 'DELETE', { params: { userId: wire(leaver) } });
  expect(removed.status).toBe(200);
  await waitFor(
    'the access to be revoked',
    async () => (await product().admin.query('select 1 from sys.revocations')).rows.length === 0,
    90_000,
  );
  expect((await bank.calls('/item/remove')).map((call) => call.status)).toEqual([200]);
  for (const table of ['app.transactions', 'app.profiles'])
    expect(
      (await product().admin.query(`select 1 from ${table} where user_id = $1`, [leaver.userId])).rowCount,
    ).toBe(0);
}, 120_000);
