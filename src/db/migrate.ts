import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { distribute, onCoordinator } from './distribute.ts';
import type { Queryable } from './pool.ts';
import { installQueue } from './queue-schema.ts';
import { ensureGroupRoles, LOCK_KEY } from './roles.ts';

const HERE = new URL('./', import.meta.url);
const MIGRATION = /^\d{4}_[a-z_]+\.sql$/;
const FUNCTION = /^[a-z_]+\.sql$/;
const STATISTICS = 'statistics.sql';
const PRIVILEGES = 'privileges.sql';
/** The first migration before the baseline squash. */
const BEFORE_BASELINE = '0001_create_schemas.sql';
/** Marks an unfinished restore in the migrations table. */
const RESTORING = 'restoring';

export interface AppliedMigrations {
  readonly applied: readonly string[];
  /** Newly distributed tables; empty on a single-node database. */
  readonly distributed: readonly string[];
}

interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Upgrades the database, each file in its own transaction: pending migrations in order, then changed statistics,
 * database functions and privileges. Before functions, tables are distributed where Citus is available. Refuses if an
 * applied migration was changed or is unknown. `adminUrl` must be a role that can create schemas and roles.
 */
export async function migrate(adminUrl: string): Promise<AppliedMigrations> {
  return asOwner(adminUrl, async (client) => {
    await client.query("select set_config('lock_timeout', '10s', false)");
    await ensureLedger(client);
    const known = await client.query<AppliedFile>('select name, checksum from public.fettle_migrations');
    const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
    if (checksums.has(RESTORING))
      throw new Error('a restore did not finish: run "fettle restore" again, before Fettle starts');
    await refuseUnknown(checksums.keys());
    const hasNewQueue = await onCoordinator(client, () => installQueue(client));
    const migrated = await applyMigrations(client, checksums, await migrationNames());
    const applyAgain = async (name: string, hasNewSchema: boolean): Promise<void> => {
      for (const file of await readFiles([name], ''))
        if (hasNewSchema || checksums.get(name) !== file.checksum) await applyOne(client, file);
    };
    await applyAgain(STATISTICS, migrated.length > 0);
    // Before triggers exist: distributing copies restored rows, which must not be summed again.
    const distributed = await distribute(client);
    const applied = [...migrated, ...(await applyFunctions(client, checksums))];
    await applyAgain(PRIVILEGES, hasNewQueue || applied.length > 0 || distributed.length > 0);
    return { applied, distributed };
  });
}

/**
 * Recreates the tables empty at these migrations, without triggers; `fill` then loads the data. Nothing else may start
 * until it is done. Refuses migrations from a newer version of Fettle.
 */
export async function recreateTables(
  adminUrl: string,
  migrations: readonly string[],
  fill: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await refuseUnknown(migrations);
  await asOwner(adminUrl, async (client) => {
    await ensureLedger(client);
    await client.query('begin');
    await client.query('drop schema if exists app, identity, sys cascade');
    await client.query('delete from public.fettle_migrations');
    await client.query("insert into public.fettle_migrations (name, checksum) values ($1, '')", [RESTORING]);
    await client.query('commit');
    await applyMigrations(client, new Map(), migrations);
    await client.query('begin');
    await fill(client);
    await client.query('delete from public.fettle_migrations where name = $1', [RESTORING]);
    await client.query('commit');
  });
}

async function asOwner<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Prerequisites of every migration: the group roles and the migrations table. */
async function ensureLedger(client: pg.Client): Promise<void> {
  await ensureGroupRoles(client);
  await client.query(
    `create table if not exists public.fettle_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await client.query('grant select on public.fettle_migrations to fettle_app');
}

async function applyMigrations(
  client: pg.Client,
  checksums: ReadonlyMap<string, string>,
  names: readonly string[],
): Promise<string[]> {
  const applied: string[] = [];
  for (const file of await readFiles(names, 'migrations/')) {
    const earlier = checksums.get(file.name);
    if (earlier === file.checksum) continue;
    if (earlier !== undefined)
      throw new Error(`migration ${file.name} was changed after it had been applied`);
    await applyOne(client, file);
    applied.push(file.name);
  }
  return applied;
}

async function applyFunctions(client: pg.Client, checksums: ReadonlyMap<string, string>): Promise<string[]> {
  const changed = (await functionFiles()).filter(({ name, checksum }) => checksums.get(name) !== checksum);
  for (const file of changed) await applyOne(client, file);
  return changed.map(({ name }) => name);
}

interface AppliedFile {
  readonly name: string;
  readonly checksum: string;
}

/** Whether the database has every migration and function of this version. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const rows = await db.query<AppliedFile>('select name, checksum from public.fettle_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return (
    (await migrationNames()).every((name) => applied.has(name)) &&
    (await functionFiles()).every(({ name, checksum }) => applied.get(name) === checksum)
  );
}

/** The migrations applied to this database, in order. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.fettle_migrations order by 1',
  );
  return rows.map(({ name }) => name).filter((name) => MIGRATION.test(name));
}

/** File names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(new URL('migrations/', HERE))).filter((name) => MIGRATION.test(name)).sort();
}

/** Functions are recorded as `functions/NAME.sql`; each file is idempotent and recreates its triggers. */
export async function functionFiles(): Promise<SqlFile[]> {
  const names = (await readdir(new URL('functions/', HERE))).filter((name) => FUNCTION.test(name)).sort();
  return readFiles(
    names.map((name) => `functions/${name}`),
    '',
  );
}

async function readFiles(names: readonly string[], folder: string): Promise<SqlFile[]> {
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(`${folder}${name}`, HERE), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function refuseUnknown(applied: Iterable<string>): Promise<void> {
  const found = [...applied];
  if (found.includes(BEFORE_BASELINE))
    throw new Error(
      'this database was created before the first release and cannot be updated: start with an empty ' +
        'database, or delete the data folder if the database is embedded',
    );
  const names = new Set(await migrationNames());
  const unknown = found.find((name) => MIGRATION.test(name) && !names.has(name));
  if (unknown !== undefined)
    throw new Error(`the data has the migration ${unknown} of a newer version of Fettle: use that version`);
}

async function applyOne(client: pg.Client, { name, sql, checksum }: SqlFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      `insert into public.fettle_migrations (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
