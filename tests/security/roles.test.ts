import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerUrlOf } from '#db/roles.ts';
import { createFullAccount } from '../lib/create-full-account.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
let web: pg.Client;
let jobs: pg.Client;

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

beforeAll(async () => {
  web = await connect(product().databaseUrl);
  jobs = await connect(workerUrlOf(product().databaseUrl));
});
afterAll(() => Promise.all([web.end(), jobs.end()]));

const DENIED = { code: '42501' };
const TABLES_OF_SIGN_IN = ['"user"', 'session', 'account', 'verification', 'jwks'];

describe('the web role', () => {
  it.each([
    ['create a schema', 'create schema mine'],
    ['create a table', 'create table app.mine (id int)'],
    ['create a table in public', 'create table public.mine (id int)'],
    ['read a token that waits to be revoked', 'select token_sealed from sys.revocations'],
    ['read which revocations wait', 'select id from sys.revocations'],
    ['delete a revocation', 'delete from sys.revocations'],
    ['read an email on its way', 'select content_sealed from sys.mail_outbox'],
    ['read what jobs are about', 'select data from pgboss.job'],
    ['read the jobs behind it', 'select data from pgboss.job_common'],
    ['delete a job', 'delete from pgboss.job'],
    ['change a job', "update pgboss.job set state = 'completed'"],
    ['change a queue', 'update pgboss.queue set retry_limit = 0'],
    ['read the schedule of the queue', 'select * from pgboss.schedule'],
    ['note a migration', "insert into public.fettle_migrations (name, checksum) values ('x', 'x')"],
    ['act as the jobs role', 'set role fettle_jobs'],
    ['turn off row-level security', 'alter table app.transactions disable row level security'],
  ])('cannot %s', async (_, sql) => {
    await expect(web.query(sql)).rejects.toMatchObject(DENIED);
  });

  it('adds a revocation and has the queue delete jobs of deleted users', async () => {
    await web.query('begin');
    await web.query(
      "insert into sys.revocations (id, provider, token_sealed) values (gen_random_uuid(), 'gmail', 'x')",
    );
    await web.query('select sys.delete_orphaned_jobs()');
    await web.query('rollback');
  });
});

describe('the jobs role', () => {
  it.each(TABLES_OF_SIGN_IN)('cannot read identity.%s', async (table) => {
    await expect(jobs.query(`select * from identity.${table}`)).rejects.toMatchObject(DENIED);
  });

  it.each([
    ['create a schema', 'create schema mine'],
    ['create a table in the queue', 'create table pgboss.mine (id int)'],
    ['read a consent under way', 'select verifier_sealed from sys.oauth_states'],
    ['read the secrets of the server', 'select * from sys.secrets'],
    ['read the key check', 'select * from sys.key_checks'],
    ['act as the web role', 'set role fettle_web'],
  ])('cannot %s', async (_, sql) => {
    await expect(jobs.query(sql)).rejects.toMatchObject(DENIED);
  });

  it('sees no user’s transactions without naming the user', async () => {
    const { rows } = await jobs.query('select count(*)::int as rows from app.transactions');
    expect(rows).toEqual([{ rows: 0 }]);
  });
});

it('the two roles suffice for everything a user does: link, import, read email, match, delete', async () => {
  const { person } = await createFullAccount(product(), 'Separation');
  await waitUntilIdle(product(), person.userId);
  expect((await person.call('listReviewItems')).items.length).toBeGreaterThan(0);
  const { rows } = await product().admin.query<{ owner: string; schema: string }>(
    `select distinct n.nspname as schema, c.relowner::regrole::text as owner from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('app', 'sys', 'identity', 'pgboss')`,
  );
  expect(new Set(rows.map(({ owner }) => owner)).size, 'the migrating role owns all').toBe(1);
  await person.call('deleteUser');
}, 90_000);
