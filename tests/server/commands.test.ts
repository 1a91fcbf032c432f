import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { linkAndImport } from '../lib/bank.ts';
import { runCli } from '../lib/cli.ts';
import { copyDatabase } from '../lib/database.ts';
import { pollNow, waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, mailCalls, NOOR } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { runProduct, startTestProduct, type TestProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

/** The product, with commands that read every setting from a file. */
async function withFiles(): Promise<TestProduct> {
  const { dataDir, databaseUrl, adminUrl, encryptionKey = '' } = product();
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_ADMIN_URL: adminUrl,
    ENCRYPTION_KEY: encryptionKey,
  })) {
    files[name] = '';
    files[`${name}_FILE`] = path.join(dataDir, name);
    await writeFile(path.join(dataDir, name), `${value}\n`);
  }
  return { ...product(), cliEnvironment: files };
}

it('commands read every setting from a file', async () => {
  const asFiles = await withFiles();
  for (const args of [['user', 'list'], ['check'], ['migrate'], ['rotate-keys'], ['doctor', 'database']]) {
    const { status, messages } = await runCli(asFiles, ...args);
    expect(status, `${args.join(' ')}: ${messages}`).toBe(0);
  }
}, 120_000);

it('fettle user delete revokes access at bank and email provider, and needs the decryption key', async () => {
  const person = await signUp(product());
  const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  await connectGmail(person, NOOR);
  await mailCalls(product(), '', true);
  const wrong = { ...product(), encryptionKey: Buffer.alloc(32).toString('base64') };
  const refused = await runCli(wrong, 'user', 'delete', person.email);
  expect([refused.status, refused.messages]).toEqual([1, expect.stringContaining('Nothing was deleted')]);
  expect((await person.call('getMe')).email).toBe(person.email);

  const { status, lines } = await runCli(product(), 'user', 'delete', person.email);
  expect([status, lines]).toEqual([0, [{ userId: person.userId, revocations: 2 }]]);
  await pollNow(product());
  await waitFor(
    'both to be revoked by the running server',
    async () => (await product().admin.query('select 1 from sys.revocations')).rows.length === 0,
    90_000,
  );
  expect((await bank.calls('/item/remove')).map((call) => call.status)).toEqual([200]);
  expect((await mailCalls(product(), '/revoke')).map((call) => call.status)).toEqual([200]);
}, 180_000);

/** Everything derived from a household's transactions, as stored, without values that differ between runs. */
const DERIVED = {
  streams: `select merchant, frequency, status, class, average_amount_minor, first_on, last_on, next_on
    from app.recurring_streams order by merchant, direction, first_on`,
  findings: 'select kind, on_day from app.findings where is_current order by kind, on_day, key',
  transfers: `select o.posted_on as sent, i.posted_on as arrived, o.amount_minor
    from app.transfers t join app.transactions o on o.user_id = t.user_id and o.id = t.outflow_id
    join app.transactions i on i.user_id = t.user_id and i.id = t.inflow_id order by 1, 2, 3`,
  flows: `select posted_on, amount_minor, description, flow, category from app.transactions
    order by posted_on, amount_minor, original_description, account_id`,
  notices:
    "select kind, details->>'on' as day, details->>'amountMinor' as amount from app.notifications order by 1, 2, 3",
  owed: 'select 1 from sys.pending_derivations',
};

async function derivedIn(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(DERIVED)) found[name] = (await pool.query(sql)).rows;
  return found;
}

it('fettle seed household leaves nothing to derive', async () => {
  const database = await copyDatabase();
  if (!database) throw new Error('there is no cluster');
  const alone = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
  try {
    const { status, lines, messages } = await runCli(
      { ...product(), databaseUrl: database.serviceUrl },
      ...['seed', 'household', 'quill@example.test'],
    );
    expect(status, messages).toBe(0);
    expect(lines).toMatchObject([{ email: 'quill@example.test', rows: expect.any(Number) }]);
    const seeded = await derivedIn(alone);
    for (const name of ['streams', 'transfers', 'flows'])
      expect(seeded[name]?.length, name).toBeGreaterThan(0);
    expect(seeded.owed).toEqual([]);

    const served = await startTestProduct();
    try {
      await runCli(served, 'seed', 'household', 'quill@example.test');
      const { rows } = await served.admin.query<{ id: string }>('select id from identity."user"');
      const userId = rows[0]?.id ?? expect.fail('nobody was seeded');
      await served.admin.query(
        `insert into pgboss.job (name, data, singleton_key, policy)
          values ('derive', jsonb_build_object('userId', $1::text), 'again', 'short')`,
        [userId],
      );
      await waitUntilIdle(served, userId);
      expect(await derivedIn(served.admin)).toEqual(seeded);
    } finally {
      await served.stop();
    }
  } finally {
    await alone.end();
    await database.drop();
  }
}, 180_000);
