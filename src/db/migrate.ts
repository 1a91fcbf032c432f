import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Queryable } from './pool.ts';
import { installQueue } from './queue-schema.ts';
import { ensureGroupRoles, LOCK_KEY } from './roles.ts';

const HERE = new URL('./', import.meta.url);
const MIGRATION = /^\d{4}_[a-z_]+\.sql$/;
const FUNCTION = /^[a-z_]+\.sql$/;
const PRIVILEGES = 'privileges.sql';
/** The first migration before they were squashed into a baseline. */
const BEFORE_BASELINE = '0001_create_schemas.sql';

export interface AppliedMigrations {
  readonly applied: readonly string[];
}

interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the database to this version, each file in a transaction of its own: migrations that it lacks, in order; then
 * database functions and privileges whose file has changed. Refuses when an applied migration has changed or is
 * unknown. `adminUrl` names a role that may create schemas and roles.
 */
export async function migrate(adminUrl: string): Promise<AppliedMigrations> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query("select set_config('lock_timeout', '10s', false)");
    await ensureGroupRoles(client);
    await client.query(
      'create table if not exists public.fettle_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    await client.query('grant select on public.fettle_migrations to fettle_app');
    const known = await client.query<AppliedFile>('select name, checksum from public.fettle_migrations');
    const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
    await refuseUnknown(checksums);
    const hasNewQueue = await installQueue(client);
    const applied = [
      ...(await applyMigrations(client, checksums)),
      ...(await applyFunctions(client, checksums)),
    ];
    const [privileges] = await readFiles([PRIVILEGES], '');
    const hasNewSchema = hasNewQueue || applied.length > 0;
    if (privileges && (hasNewSchema || checksums.get(PRIVILEGES) !== privileges.checksum))
      await applyOne(client, privileges);
    return { applied };
  } finally {
    await client.end();
  }
}

async function applyMigrations(client: pg.Client, checksums: ReadonlyMap<string, string>): Promise<string[]> {
  const applied: string[] = [];
  for (const file of await readFiles(await migrationNames(), 'migrations/')) {
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

/** True when the database has every migration and every function of this version. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const rows = await db.query<AppliedFile>('select name, checksum from public.fettle_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return (
    (await migrationNames()).every((name) => applied.has(name)) &&
    (await functionFiles()).every(({ name, checksum }) => applied.get(name) === checksum)
  );
}

/** File names of all migrations, in the order they apply. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(new URL('migrations/', HERE))).filter((name) => MIGRATION.test(name)).sort();
}

/** Functions are known as `functions/NAME.sql`; each file can be applied again, and repeats its triggers. */
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

async function refuseUnknown(checksums: ReadonlyMap<string, string>): Promise<void> {
  if (checksums.has(BEFORE_BASELINE))
    throw new Error(
      'this database was created before the first release and cannot be updated: start with an empty database, or delete the data folder if the database is embedded',
    );
  const names = new Set(await migrationNames());
  const unknown = [...checksums.keys()].find((name) => MIGRATION.test(name) && !names.has(name));
  if (unknown !== undefined)
    throw new Error(
      `this database has the migration ${unknown} of a newer version of Fettle: start that version`,
    );
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
