import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertOrdinaryRole, type Database, openDatabase } from '#db/pool.ts';
import { readSettings } from '#server/lib/config.ts';
import { startServer } from '#server/main.ts';
import { WEB_FIXTURE } from '../lib/paths.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

const rowsOf = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await product().admin.query<Row>(sql, values)).rows;

/**
 * Tables outside `app`, each with the reason: identity before the user is known, IDs and states for jobs and webhooks.
 */
const OUTSIDE = {
  identity: [
    'account',
    'administrator',
    'audit_event',
    'device',
    'disabled_account',
    'ended_subject',
    'hosted_person',
    'invitation',
    'jwks',
    'passkey',
    'pending_sign_in',
    'rateLimit',
    'recovery_code',
    'second_factor',
    'session',
    'sign_in_guard',
    'spent_challenge',
    'user',
    'verification',
  ],
  sys: [
    'deleted_users',
    'household_members',
    'key_checks',
    'mail_outbox',
    'oauth_states',
    'pending_derivations',
    'provider_items',
    'revocations',
    'secrets',
    'job_failures',
    'schedules',
    'shared_names',
    'mail_watches',
    'webhooks',
  ],
};

describe('the catalog', () => {
  it('every table of app begins its key with the user, forces row-level security, and has one policy', async () => {
    const tables = await rowsOf<{
      name: string;
      oid: number;
      enabled: boolean;
      forced: boolean;
      owner: string;
    }>(
      `select c.relname as name, c.oid, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        pg_get_userbyid(c.relowner) as owner
         from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app'
           and c.relkind in ('r', 'p') order by 1`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const table of tables) {
      expect([table.enabled, table.forced], table.name).toEqual([true, true]);
      expect(['fettle', 'fettle_app'], table.name).not.toContain(table.owner);
      const policies = await rowsOf<{ cmd: string; using: string; check: string }>(
        "select cmd, qual as using, with_check as check from pg_policies where schemaname = 'app' and tablename = $1",
        [table.name],
      );
      const isOwnRow = '(user_id = app.uid())';
      expect(policies, table.name).toEqual([{ cmd: 'ALL', using: isOwnRow, check: isOwnRow }]);
      const [column] = await rowsOf<{ required: boolean }>(
        "select attnotnull as required from pg_attribute where attrelid = $1 and attname = 'user_id'",
        [table.oid],
      );
      expect(column?.required, `${table.name}.user_id`).toBe(true);
    }
  });

  it('every unique index of app begins with the user, so that nobody can probe another user’s values', async () => {
    const indexes = await rowsOf<{ name: string; first: string }>(
      `select i.relname as name, a.attname as first from pg_index x join pg_class i on i.oid = x.indexrelid
        join pg_class t on t.oid = x.indrelid
         join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
           and a.attnum = x.indkey[0]
        where n.nspname = 'app' and x.indisunique order by 1`,
    );
    expect(indexes.length).toBeGreaterThan(15);
    for (const index of indexes) expect(index.first, index.name).toBe('user_id');
  });

  it('every foreign key within app includes the user', async () => {
    const keys = await rowsOf<{ name: string; first: string }>(
      `select c.conname as name, a.attname as first from pg_constraint c join pg_namespace n on n.oid = c.connamespace
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where n.nspname = 'app'
           and c.contype = 'f'`,
    );
    for (const key of keys) expect(key.first, key.name).toBe('user_id');
    expect(keys.length).toBeGreaterThan(15);
  });

  it('no foreign key leads from app into another schema', async () => {
    expect(
      await rowsOf(
        `select conname from pg_constraint c join pg_class t on t.oid = c.confrelid
          where c.connamespace = 'app'::regnamespace and t.relnamespace <> 'app'::regnamespace`,
      ),
    ).toEqual([]);
  });

  it('no policy contains a subquery', async () => {
    expect(
      await rowsOf("select tablename from pg_policies where concat(qual, with_check) ~* '\\mselect\\M'"),
    ).toEqual([]);
  });

  it('outside app there are only these tables, without amounts and without email text', async () => {
    for (const [schema, names] of Object.entries(OUTSIDE)) {
      const found = await rowsOf<{ name: string }>(
        'select table_name as name from information_schema.tables where table_schema = $1',
        [schema],
      );
      expect(found.map((row) => row.name).sort(), schema).toEqual([...names].sort());
    }
    const columns = await rowsOf<{ name: string }>(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'sys'",
    );
    for (const { name } of columns)
      expect(name).not.toMatch(/amount|total|minor|subject|description|merchant|address|body(?!_hash)|text/);
  });

  it('money is never a float', async () => {
    const floats = await rowsOf<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema in ('app', 'sys')
         and data_type in ('real', 'double precision', 'money') and column_name <> 'confidence'`,
    );
    expect(floats).toEqual([]);
  });

  it('only one function, without arguments, runs with its owner’s rights: it cleans the queue', async () => {
    expect(
      await rowsOf(
        `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname in ('app', 'sys')
            and (c.relkind = 'm' or (c.relkind = 'v'
              and not coalesce('security_invoker=true' = any(c.reloptions), false)))`,
      ),
    ).toEqual([]);
    expect(
      await rowsOf(
        `select proname, pronargs, proconfig from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname in ('app', 'sys', 'identity') and prosecdef`,
      ),
    ).toEqual([{ proname: 'delete_orphaned_jobs', pronargs: 0, proconfig: ['search_path=pg_catalog'] }]);
  });

  it.each(['fettle', 'fettle_worker'])(
    'the role %s is ordinary and can neither create nor truncate',
    async (name) => {
      const [role] = await rowsOf(
        `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = '${name}'`,
      );
      expect(role).toEqual({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
      });
      const rights = await rowsOf<{ truncates: boolean; creates: boolean }>(
        `select has_table_privilege('${name}', c.oid, 'truncate') as truncates, has_schema_privilege('${name}',
          n.oid, 'create') as creates
         from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app' and c.relkind = 'r'`,
      );
      expect(rights.filter((right) => right.truncates || right.creates)).toEqual([]);
    },
  );
});

describe('one user’s rows and another user', () => {
  const [ann, ben, new1, new2] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  let db: Database;

  beforeAll(async () => {
    db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
    for (const userId of [ann, ben, new1, new2])
      await product().admin.query(
        'insert into identity."user" (id, name, email, "emailVerified") values ($1, $2, $2, true)',
        [userId, userId],
      );
    for (const userId of [ann, ben])
      await db.withUser(userId, (db) => db.query('insert into app.profiles (user_id) values ($1)', [userId]));
    return () => db.close();
  });

  it('without a user there are no rows, and nothing can be written', async () => {
    const tables = await rowsOf<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'app'",
    );
    for (const { name } of tables)
      expect(await db.system.query(`select 1 from app.${name} limit 1`), name).toEqual([]);
    await expect(
      db.system.query('insert into app.profiles (user_id) values ($1)', [new1]),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('reads, changes and deletions affect only one’s own rows', async () => {
    await db.withUser(ben, async (db) => {
      expect(await db.query('select user_id as id from app.profiles')).toEqual([{ id: ben }]);
      expect(await db.query('select 1 from app.profiles where user_id = $1', [ann])).toEqual([]);
      expect(
        await db.query("update app.profiles set currency = 'XXX' where user_id = $1 returning 1", [ann]),
      ).toEqual([]);
      expect(await db.query('delete from app.profiles where user_id = $1 returning 1', [ann])).toEqual([]);
    });
    expect(await rowsOf('select currency from app.profiles where user_id = $1', [ann])).toEqual([
      { currency: 'USD' },
    ]);
  });

  it('a row cannot be added for, or moved to, another user', async () => {
    const foreign = new2;
    await expect(
      db.withUser(ben, (db) => db.query('insert into app.profiles (user_id) values ($1)', [foreign])),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      db.withUser(ben, (db) =>
        db.query('update app.profiles set user_id = $1 where user_id = $2', [foreign, ben]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      db.withUser(ben, (db) =>
        db.query(
          "insert into app.profiles (user_id) values ($1) on conflict (user_id) do update set currency = 'XXX'",
          [ann],
        ),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('a connection clears its user after every end: committed, failed or canceled', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [one, other] = round % 2 === 0 ? [ann, ben] : [ben, ann];
      await db
        .withUser(one, async (db) => {
          expect(await db.query('select user_id as id from app.profiles')).toEqual([{ id: one }]);
          if (round % 3 === 0) throw new Error('given up');
          if (round % 3 === 1) await db.query('select 1 / 0');
        })
        .catch(() => undefined);
      expect(await db.system.query('select user_id from app.profiles')).toEqual([]);
      expect(await db.readAs(other, (db) => db.query('select user_id as id from app.profiles'))).toEqual([
        { id: other },
      ]);
    }
  });

  it('a user’s ID is never evaluated as SQL', async () => {
    for (const userId of ['', 'x', `${ann}'; drop schema app cascade; --`, `${ann} `])
      await expect(db.withUser(userId, async () => 1)).rejects.toThrow('needs that person');
  });
});

describe('a role with too many privileges', () => {
  it('is rejected by name, with the setting to change', async () => {
    const { adminUrl } = product();
    const admin = openDatabase({ url: adminUrl, connectionsMax: 1 });
    await expect(assertOrdinaryRole(admin.system)).rejects.toThrow(
      /"postgres" bypasses row-level security; set DATABASE_URL/,
    );
    await admin.system.query("create role seer login bypassrls password 'seer' in role fettle_web");
    const url = new URL(adminUrl);
    url.username = 'seer';
    url.password = 'seer';
    const seer = openDatabase({ url: url.href, connectionsMax: 1 });
    await expect(assertOrdinaryRole(seer.system)).rejects.toThrow(/"seer" bypasses/);
    await admin.system.query('alter role seer nobypassrls; alter table app.profiles owner to seer');
    await expect(assertOrdinaryRole(seer.system), 'an owner').rejects.toThrow(/"seer" bypasses/);
    await admin.system.query('alter table app.profiles owner to postgres');
    await assertOrdinaryRole(seer.system);
    await expect(assertOrdinaryRole(seer.system, 'jobs'), 'the role of requests').rejects.toThrow(
      /"seer" must be a member of fettle_jobs/,
    );
    await admin.system.query('grant fettle_jobs to seer');
    await expect(assertOrdinaryRole(seer.system), 'a role for both').rejects.toThrow(/of no other role/);
    await seer.close();
    await admin.system.query('drop role seer');
    await admin.close();
  });

  it('does not start a server', async () => {
    const { adminUrl: databaseUrl } = product();
    const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent' });
    await expect(
      startServer({
        settings,
        databaseUrl,
        encryptionKeys: [Buffer.alloc(32)],
        emulators: null,
        webDir: WEB_FIXTURE,
      }),
    ).rejects.toThrow(/bypasses row-level security/);
  });
});
