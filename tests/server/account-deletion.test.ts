import { describe, expect, it } from 'vitest';
import { linkAndImport, openDialog } from '../lib/bank.ts';
import { createFullAccount } from '../lib/create-full-account.ts';
import { expectFailure } from '../lib/envelope.ts';
import { joinHousehold, shareAll } from '../lib/household.ts';
import { member, send } from '../lib/http.ts';
import { openScreen } from '../lib/live-events.ts';
import { connectGmail, deliverEmail, mailCalls, NOOR, orderEmail } from '../lib/mail.ts';
import { PASSWORD, type Person, signIn, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

/** The user's rows in every table that has user data, found in the database catalog. */
async function rowsLeft(userId: string): Promise<Record<string, number>> {
  const { rows: columns } = await product().admin.query<{ name: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as name, format('%I', column_name) as column
      from information_schema.columns
      where table_schema in ('app', 'sys', 'identity') and (column_name in ('user_id', 'userId')
        or (table_schema, table_name, column_name) = ('identity', 'user', 'id'))`,
  );
  expect(columns.length).toBeGreaterThan(20);
  const left: Record<string, number> = {};
  for (const { name, column } of columns) {
    const { rows } = await product().admin.query<{ count: number }>(
      `select count(*)::int as count from ${name} where ${column} = $1`,
      [userId],
    );
    if (rows[0]?.count) left[name] = rows[0].count;
  }
  return left;
}

/** Tables of any schema with this word in a text, JSON or array column. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await product().admin.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'sys', " +
      "'identity', 'pgboss', 'public')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await product().admin.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function revocationsDone(): Promise<void> {
  await waitFor('every access to be revoked', async () => {
    await product().admin.query(
      "update pgboss.job set start_after = now() where name = 'revoke' and state = 'retry'",
    );
    return (await product().admin.query('select 1 from sys.revocations')).rows.length === 0;
  });
}

/** A second factor, a passkey and a pending sign-in, with a word in their text columns. */
async function addFactors(person: Person, word: string): Promise<void> {
  await person.call('startSecondFactor');
  for (const sql of [
    `insert into identity.passkey (id, "userId", "credentialId", "publicKey", counter, transports, name, "isSynced",
       "createdAt") values (gen_random_uuid(), $1, $2, '', 0, '{}', $2, false, now())`,
    `insert into identity.recovery_code ("userId", "codeHash") values ($1, $2::text::bytea)`,
    `insert into identity.pending_sign_in ("tokenHash", "userId", "expiresAt") values ($2::text::bytea, $1, now())`,
  ])
    await product().admin.query(sql, [person.userId, `${word} key`]);
}

/** Waits until all of a user's jobs and emails are done. */
async function idle(): Promise<void> {
  await waitFor(
    'all jobs to end',
    async () => {
      const { rows } = await product().admin.query(
        "select 1 from pgboss.job where state in ('created', 'retry', 'active') and name <> 'poll' limit 1",
      );
      await product().admin.query(
        "update pgboss.job set start_after = now() where state in ('created', 'retry') and name <> 'poll'",
      );
      return rows.length === 0;
    },
    40_000,
  );
}

describe('account deletion', () => {
  it('deletes all data and revokes all access, even if the providers fail at first', async () => {
    const { person, bank } = await createFullAccount(product(), 'Zanthoxylum');
    await person.call('getGmailAuth');
    await addFactors(person, 'Zanthoxylum');
    const friend = await signUp(product(), 'Fay Friend');
    await joinHousehold(friend, person);
    await shareAll(person, { mailboxes: true });
    const other = await signUp(product(), 'Otto Other');
    await other.call('createHouseholdInvitation', { body: { email: person.email, role: 'viewer' } });
    const token = await person.token();
    const second = await signIn(product(), person.email);
    const screen = await openScreen(product(), person);
    await waitFor('the stream', async () => screen.events.length > 0);
    expect((await rowsLeft(person.userId))['app.transactions']).toBeGreaterThan(100);
    await bank.order({
      op: 'fail',
      path: '/item/remove',
      mode: 'error',
      error: 'INTERNAL_SERVER_ERROR',
      times: 2,
    });
    await controlEmulator(product().googleUrl, {
      op: 'fail',
      path: '/revoke',
      mode: 'respond',
      status: 503,
      times: 2,
    });
    await mailCalls(product(), '', true);

    const { rows: targets } = await product().admin.query<{ id: string }>(
      `select id from app.mailboxes where user_id = $1 union all select id from app.bank_connections
        where user_id = $1`,
      [person.userId],
    );
    expect(await tablesWith(person.userId), 'the queue has named her').toContain('pgboss.job_common');

    await person.call('deleteUser');

    for (const gone of [token, await second.token().catch(() => token)])
      expectFailure(
        await send(`${product().url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${gone}` } }),
        'Unauthorized',
      );
    await revocationsDone();
    await idle();
    expect(await rowsLeft(person.userId)).toEqual({});
    expect(await tablesWith('zanthoxylum')).toEqual([]);
    expect(await tablesWith(person.email)).toEqual([]);
    for (const id of [person.userId, ...targets.map((target) => target.id)])
      expect(await tablesWith(id), 'an ID of hers').toEqual([]);
    expect((await bank.calls('/item/remove')).map((call) => call.status)).toEqual([500, 500, 200]);
    const revoked = (await mailCalls(product(), '/revoke')).map((call) => call.status);
    expect(revoked.at(-1)).toBe(200);
    const again = await send(`${product().url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product().url },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    });
    expect(again.status).toBe(401);
    const session = await send(`${product().url}/api/auth/get-session`, {
      headers: { cookie: person.cookie },
    });
    expect(member(session.json, 'user')).toBeUndefined();
    screen.close();
  }, 60_000);

  it('during a bank sync, drops the data that arrives later', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    await bank.order({ op: 'add', account: 'hsa', amountMinor: -100, description: 'TOO LATE', silent: true });
    await bank.order({ op: 'fail', path: '/transactions/sync', mode: 'slow', delayMs: 1_500 });
    await person.call('syncBankConnection', { params: { itemId: bank.itemId } });
    await waitFor('the call', async () =>
      (await bank.calls('/transactions/sync')).some((call) => call.fault === 'slow'),
    );
    await person.call('deleteUser');
    await idle();
    expect(await rowsLeft(person.userId)).toEqual({});
  }, 60_000);

  it('during a failing bank sync, recreates neither schedule nor state', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    await bank.order({ op: 'fail', path: '/transactions/sync', mode: 'truncate', delayMs: 1_500 });
    await bank.order({ op: 'fail', path: '/transactions/sync', mode: 'slow', delayMs: 1_500 });
    await person.call('syncBankConnection', { params: { itemId: bank.itemId } });
    await waitFor('the call', async () =>
      (await bank.calls('/transactions/sync')).some((call) => call.fault !== null),
    );
    await person.call('deleteUser');
    await idle();
    expect(await rowsLeft(person.userId)).toEqual({});
  }, 60_000);

  it.each([
    ['a message', '/gmail/v1/users/me/messages/*', 'delay'],
    ['the profile', '/gmail/v1/users/me/profile', 'delay'],
    ['the list', '/gmail/v1/users/me/messages', 'delay'],
  ])(
    'while %s is being read, drops the data that arrives later',
    async (_name, path, mode) => {
      const person: Person = await signUp(product());
      await connectGmail(person, NOOR);
      await deliverEmail(
        product(),
        NOOR,
        orderEmail({ merchant: 'Too Late', orderId: 'TL-100001', unitPriceMinor: 100 }),
      );
      await controlEmulator(product().googleUrl, { op: 'fail', path, mode, delayMs: 1_500 });
      await mailCalls(product(), '', true);
      const sync = person.ask('requestGmailSync').catch(() => null);
      await waitFor('the sync to reach the provider', async () => {
        const { rows } = await product().admin.query(
          `select 1 from app.mail_syncs where user_id = $1 and (state = 'PROCESSING'
            or $2 <> '/gmail/v1/users/me/messages/*') and step >= 2`,
          [person.userId, path],
        );
        return rows.length > 0;
      });
      await person.call('deleteUser');
      await sync;
      await idle();
      expect(await rowsLeft(person.userId)).toEqual({});
      await controlEmulator(product().googleUrl, { op: 'clearFaults' });
    },
    60_000,
  );

  it('while a bank is being linked, leaves no connection', async () => {
    const person = await signUp(product());
    const public_token = await openDialog(product(), person, { accounts: ['hsa'] });
    await controlEmulator(product().plaidUrl, {
      op: 'fail',
      path: '/accounts/get',
      mode: 'slow',
      delayMs: 1_500,
    });
    const linking = person.ask('exchangePublicToken', { body: { public_token } });
    await waitFor('the call', async () => {
      const calls = member(
        await controlEmulator(product().plaidUrl, { op: 'calls', path: '/accounts/get' }),
        'calls',
      );
      return Array.isArray(calls) && calls.some((call) => member(call, 'fault') === 'slow');
    });
    await person.call('deleteUser');
    await linking;
    await idle();
    expect(await rowsLeft(person.userId)).toEqual({});
  }, 60_000);

  it('during API calls, creates no new profile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signUp(product());
      await person.call('getMe');
      const calls = Array.from({ length: 12 }, () => person.ask('getSettings').catch(() => null));
      const deletion = person.ask('deleteUser').catch(() => null);
      await Promise.all([...calls, deletion, person.ask('getMe').catch(() => null)]);
      await idle();
      expect(await rowsLeft(person.userId)).toEqual({});
    }
  }, 60_000);
});

describe('removing sandbox data', () => {
  it('removes every sandbox transaction, connection and mailbox, and none of the user’s own', async () => {
    const { person, bank, imported } = await createFullAccount(product(), 'Quercus');
    expect((await person.call('getSettings')).settings.hasSandboxData).toBe(true);
    await person.call('deleteSandbox');
    await revocationsDone();
    await idle();
    const { settings } = await person.call('getSettings');
    expect([
      settings.hasSandboxData,
      settings.connectedServices.plaid.connected,
      settings.connectedServices.gmail.connected,
    ]).toEqual([false, false, false]);
    const list = await person.call('listTransactions');
    const { count } = await person.call('getTransactionTotals');
    expect([list.environments, count]).toEqual([['live'], imported.addedTransactions]);
    expect((await bank.calls('/item/remove')).some((call) => call.status === 200)).toBe(true);
    const { rows } = await product().admin.query(
      `select (select count(*)::int from app.receipts where user_id = $1) as receipts, (select count(*)::int
        from app.day_totals where user_id = $1 and is_sandbox and transaction_count <> 0) as days, (select
        count(*)::int from sys.mail_watches where user_id = $1) as watches`,
      [person.userId],
    );
    expect(rows[0]).toEqual({ receipts: 0, days: 0, watches: 0 });
  }, 60_000);
});
