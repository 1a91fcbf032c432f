import { randomBytes, randomUUID } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { createOnNodes, dropOnNodes } from '../../lib/citus.ts';
import { send } from '../../lib/http.ts';
import { waitUntilIdle } from '../../lib/jobs.ts';
import { startBankSync } from '../../lib/kill/kill-scenario.ts';
import { startMailSync } from '../../lib/mail.ts';
import type { Person } from '../../lib/person.ts';
import { startTestProduct, type TestProduct } from '../../lib/servers/product.ts';
import { type SeparateProcess, startSeparateProcess } from '../../lib/servers/separate-processes.ts';
import { waitFor } from '../../lib/wait-for.ts';
import { copyPerson } from './copy-user.ts';
import { cpuMsOf, postmasterOf } from './cpu-time.ts';

const { CITUS_URL } = process.env;
const USERS = Number(process.env.SCALE_USERS ?? 200);
const SYNCED = 2;
const CALLS = 200;
const READ_WITHIN_MS = 900_000;
if (!CITUS_URL)
  process.stdout.write('Not run: the figures of docs/scale.md need a distributed PostgreSQL in CITUS_URL.\n');

/** Measures the inputs of `docs/scale.md`. `SCALE_USERS=1000` for more users. */
describe.runIf(CITUS_URL)('the cost of a user on a distributed PostgreSQL', () => {
  let nodes: string[] = [];
  let postmasters: number[] = [];
  let product: TestProduct;
  let admin: pg.Client;
  let [web, jobs]: SeparateProcess[] = [];

  beforeAll(async () => {
    nodes = await createOnNodes(CITUS_URL ?? '');
    postmasters = await Promise.all(nodes.map(postmasterOf));
    const [adminUrl = ''] = nodes;
    const service = new URL(adminUrl);
    [service.username, service.password] = ['fettle_test', 'fettle_test'];
    await ensureServiceRole(adminUrl, service.href);
    await migrate(adminUrl);
    const ENCRYPTION_KEY = randomBytes(32).toString('base64');
    const urls = { DATABASE_URL: service.href, DATABASE_ADMIN_URL: adminUrl };
    product = await startTestProduct({ environment: { ...urls, ENCRYPTION_KEY, RUN: 'web' } });
    web = await startSeparateProcess(product, 'web');
    jobs = await startSeparateProcess(product, 'jobs');
    admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await web?.stop();
    await jobs?.stop();
    await product.stop();
    await dropOnNodes(nodes, new URL(nodes[0] ?? '').pathname.slice(1));
  });

  const tell = (what: string, value: number, unit: string) =>
    process.stdout.write(`${what}: ${Number(value.toPrecision(3)).toLocaleString('en')} ${unit}\n`);
  const countRows = async (sql: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await admin.query<{ n: string }>(sql, values);
    return Number(rows[0]?.n ?? 0);
  };
  /** Reports the CPU time of each of `times` runs for the process, the coordinator and the nodes with shards. */
  const tellCost = async (
    what: string,
    times: number,
    server: SeparateProcess | undefined,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const [coordinator = 0, ...others] = postmasters;
    const parts = { process: [server?.pid ?? 0], coordinator: [coordinator], nodes: others };
    const before = Object.values(parts).map(cpuMsOf);
    await work();
    for (const [index, [name, pids]] of Object.entries(parts).entries())
      tell(`${what}, ${name}`, (cpuMsOf(pids) - (before[index] ?? 0)) / times, 'ms of processor time');
  };

  it('is printed, and copies of a user get that user’s results', { timeout: 3_000_000 }, async () => {
    const people: { person: Person }[] = [];
    await tellCost('first sync', SYNCED, jobs, async () => {
      for (let each = 0; each < SYNCED; each += 1) people.push(await readEverything());
    });
    const template = people[0]?.person ?? raise('nobody');
    for (const table of ['transactions', 'messages', 'receipts', 'receipt_matches'])
      tell(
        `rows of ${table}, one user`,
        await countRows(`select count(*) as n from app.${table} where user_id = $1`, [template.userId]),
        'rows',
      );

    await tellCost('a look at bank and mailbox without news', SYNCED, jobs, async () => {
      await admin.query('update sys.schedules set next_at = now()');
      await admin.query(`insert into pgboss.job (name, data, singleton_key) values ('poll', '{}', 'now')`);
      await waitFor('every look to begin', async () => (await countRows(DUE)) === 0, READ_WITHIN_MS);
      for (const { person } of people) await waitUntilIdle(product, person.userId, READ_WITHIN_MS);
    });

    const before = await countRows(SIZE);
    const startedAt = performance.now();
    const users = Array.from({ length: USERS }, () => randomUUID());
    await copyPerson(admin, template.userId, users);
    tell(`copying to ${USERS} users`, (performance.now() - startedAt) / 1_000, 's');
    await admin.query('vacuum analyze');
    const bytes = ((await countRows(SIZE)) - before) / USERS;
    tell('stored for a user with every index', bytes / 1_000, 'kB');
    const { rows: tables } = await admin.query<{ name: string; share: number }>(
      `select name::text, bytes / sum(bytes) over () as share
         from (select table_name as name, citus_total_relation_size(table_name) as bytes from citus_tables) sized
        order by 2 desc limit 6`,
    );
    for (const { name, share } of tables) tell(`  of it ${name}`, share * 100, '%');
    expect(bytes).toBeGreaterThan(100_000);

    const authorization = `Bearer ${await template.token()}`;
    for (const path of ['/dashboard', '/transactions', '/subscriptions']) {
      const ask = () => send(`${web?.url}/api/v1${path}`, { headers: { authorization } });
      for (let call = 0; call < 30; call += 1) expect((await ask()).status).toBe(200);
      await tellCost(path, CALLS, web, async () => {
        for (let call = 0; call < CALLS; call += 1) await ask();
      });
    }
    const sums = (userId: string) =>
      countRows('select sum(spend_minor) as n from app.day_totals where user_id = $1', [userId]);
    expect(await sums(users.at(-1) ?? '')).toBe(await sums(template.userId));
    for (const name of ['fettle', 'fettle-jobs', 'fettle-listener'])
      tell(
        `connections of ${name}, three processes`,
        await countRows(
          `select count(*) as n from pg_stat_activity where application_name = $1 and datname = current_database()`,
          [name],
        ),
        '',
      );
  });

  async function readEverything() {
    const begun = await startBankSync(product);
    await startMailSync(begun.person);
    const isRead = async () => {
      await waitUntilIdle(product, begun.person.userId, READ_WITHIN_MS);
      return (await begun.person.call('getGmailSync')).sync?.state === 'COMPLETED';
    };
    await waitFor('everything to be read', isRead, READ_WITHIN_MS);
    return begun;
  }
});

const DUE = 'select count(*) as n from sys.schedules where next_at <= now()';
/** Size of all distributed tables with their indexes, on all nodes. */
const SIZE = 'select sum(citus_total_relation_size(table_name)) as n from citus_tables';

function raise(message: string): never {
  throw new Error(message);
}
