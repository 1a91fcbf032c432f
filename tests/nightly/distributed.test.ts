import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/pool.ts';
import { deleteUserData } from '#db/repositories/user-tables.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { createOnNodes, dropOnNodes } from '../lib/citus.ts';
import { describeStatement } from '../lib/sql/describe.ts';
import { findStatements } from '../lib/sql/find-statements.ts';

const { CITUS_URL } = process.env;
const USER = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const ACCOUNT = '33333333-3333-4333-8333-333333333333';
if (!CITUS_URL)
  process.stdout.write('Not run: the tests of a distributed PostgreSQL need a coordinator in CITUS_URL.\n');

/** A value per type with which a statement can be planned: the user for every UUID, null for most others. */
function sample(type: string): string {
  if (type === 'uuid') return `'${USER}'::uuid`;
  // A condition that is never true would reach no shard.
  if (type === 'boolean') return 'false';
  if (type.endsWith('[]')) return `'{}'::${type}`;
  if (/int|numeric|real|double/.test(type)) return `1::${type}`;
  if (type === 'date' || type.startsWith('timestamp')) return `'2026-01-01'::${type}`;
  if (/json/.test(type)) return `'[]'::${type}`;
  return `null::${type}`;
}

describe.runIf(CITUS_URL)('a distributed PostgreSQL', () => {
  let nodes: string[] = [];
  let admin: pg.Client;
  let serviceUrl = '';
  let distributed: readonly string[] = [];

  beforeAll(async () => {
    nodes = await createOnNodes(CITUS_URL ?? '');
    const [adminUrl = ''] = nodes;
    const service = new URL(adminUrl);
    [service.username, service.password] = ['fettle_test', 'fettle_test'];
    serviceUrl = service.href;
    await ensureServiceRole(adminUrl, serviceUrl);
    ({ distributed } = await migrate(adminUrl));
    admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await dropOnNodes(nodes, new URL(serviceUrl).pathname.slice(1));
  });

  it('distributes every table of app by user, in one colocation group, and no other table', async () => {
    const { rows } = await admin.query<{ name: string; column: string; group: number }>(
      `select table_name::text as name, distribution_column as column, colocation_id as group from citus_tables
        order by 1`,
    );
    const { rows: tables } = await admin.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r'
        order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(tables.map(({ name }) => name));
    expect(distributed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(new Set(rows.map(({ column }) => column))).toEqual(new Set(['user_id']));
    expect(new Set(rows.map(({ group }) => group)).size).toBe(1);
    expect((await migrate(nodes[0] ?? '')).distributed).toEqual([]);
  });

  it('keeps no statistics of single users on any shard', async () => {
    const { rows } = await admin.query<{ knowing: string }>(
      `select result as knowing from run_command_on_workers($$select string_agg(distinct a.attstattarget::text, ' ')
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
        where c.relnamespace = 'app'::regnamespace and c.relname ~ '_[0-9]{5,}$' and c.relkind = 'r'$$)`,
    );
    expect(rows.map(({ knowing }) => knowing)).toEqual(['0', '0']);
  });

  it('plans every statement of the sources for one shard', { timeout: 300_000 }, async () => {
    const problems = new Set<string>();
    const texts = new Map(findStatements().statements.map(({ sql, where }) => [sql, where]));
    const ofApp = [...texts].filter(([sql]) => /\bapp\.\w+/.test(sql));
    for (const [sql, where] of ofApp) {
      // These can be planned and fail only when executed, because the table has another name on the shard.
      if (/^\s*insert into app\.\w+ \([^)]*\)\s*select[\s\S]*\breturning (?!\d)/.test(sql))
        problems.add(`${where}: returns columns of a table without an alias`);
      if (/^\s*with\b[\s\S]*\)\s*insert into app\./.test(sql))
        problems.add(`${where}: a with before an insert`);
      try {
        const { parameters } = await describeStatement(admin, sql);
        const { rows: types } = await admin.query<{ name: string }>(
          'select format_type(t, null) as name from unnest($1::oid[]) t',
          [parameters],
        );
        const text = sql.replace(/\$(\d+)/g, (_, place) => sample(types[Number(place) - 1]?.name ?? 'text'));
        await admin.query('begin');
        const { rows } = await admin.query<Record<string, string>>(`explain (costs off) ${text}`);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
        if (tasks.some((count) => count > 1)) problems.add(`${where}: ${Math.max(...tasks)} shards`);
        if (/pull to coordinator|repartition/.test(plan)) problems.add(`${where}: by way of the coordinator`);
      } catch (error) {
        problems.add(`${where}: ${String(error)}`);
      } finally {
        await admin.query('rollback');
      }
    }
    expect([...problems]).toEqual([]);
    expect(ofApp.length).toBeGreaterThan(400);
  });

  it('maintains sums, shows other users nothing on any node, and deletes a user everywhere', async () => {
    const db = openDatabase({ url: serviceUrl, connectionsMax: 2 });
    for (const userId of [USER, OTHER])
      await db.withUser(userId, async (db) => {
        await db.query('insert into app.profiles (user_id) values ($1)', [userId]);
        await db.query(
          `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
            values ($1, $2, 'file', 'A', 'checking', 'USD', false)`,
          [userId, ACCOUNT],
        );
        await db.query(
          `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
            original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox)
           select a.user_id, md5(n::text)::uuid, a.id, '2026-01-01', -n, 'USD', 'posted', '', '', '', '', 'spend', 'C',
             'model', false from app.accounts a, generate_series(1, 20) n where a.user_id = $1`,
          [userId],
        );
      });
    const sums = await db.withUser(USER, (db) =>
      db.query(
        'select spend_minor as spend, transaction_count as count from app.day_totals where user_id = $1',
        [USER],
      ),
    );
    expect(sums).toEqual([{ spend: 210, count: 20 }]);
    const categories = await db.withUser(USER, async (db) => {
      await db.query("update app.transactions set category = 'D' where user_id = $1 and amount_minor = -20", [
        USER,
      ]);
      return db.query(
        'select category, spend_minor as spend from app.category_totals where user_id = $1 order by 1',
        [USER],
      );
    });
    expect(categories).toEqual([
      { category: 'C', spend: 190 },
      { category: 'D', spend: 20 },
    ]);
    const seen = async (url: string) => countOf(url, 'app.transactions');
    for (const node of nodes) expect(await seen(asService(node)), 'as nobody').toBe(0);
    expect(await seen(nodes[0] ?? '')).toBe(40);
    await db.withUser(USER, deleteUserData);
    for (const table of distributed)
      expect(await countOf(nodes[0] ?? '', table, USER), `${table} of the deleted`).toBe(0);
    expect(await seen(nodes[0] ?? ''), 'of the other').toBe(20);
    await db.close();
  });

  function asService(node: string): string {
    const url = new URL(node);
    const service = new URL(serviceUrl);
    [url.username, url.password] = [service.username, service.password];
    return url.href;
  }
});

async function countOf(url: string, table: string, userId: string | null = null): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table} where $1::uuid is null or user_id = $1`,
    [userId],
  );
  await client.end();
  return rows[0]?.count ?? 0;
}
