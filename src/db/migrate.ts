import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Queryable } from './pool.ts';
import { installQueue } from './queue-schema.ts';
import { ensureGroupRoles, LOCK_KEY } from './roles.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const PRIVILEGES = 'privileges.sql';

export interface AppliedMigrations {
  readonly applied: readonly string[];
}

/**
 * Applies every migration that the database lacks, in order, each in a transaction of its own. Refuses when a file
 * that was applied earlier has changed since. `adminUrl` names a role that may create schemas and roles.
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
    const known = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from public.fettle_migrations',
    );
    const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
    const applied: string[] = [];
    const hasNewQueue = await installQueue(client);
    for (const name of await migrationNames()) {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const earlier = checksums.get(name);
      if (earlier === checksum) continue;
      if (earlier !== undefined) throw new Error(`migration ${name} was changed after it had been applied`);
      await applyOne(client, name, sql, checksum);
      applied.push(name);
    }
    await applyPrivileges(client, checksums.get(PRIVILEGES), hasNewQueue || applied.length > 0);
    return { applied };
  } finally {
    await client.end();
  }
}

/** True when the database has every migration of this version. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const applied = new Set(
    (await db.query<{ name: string }>('select name from public.fettle_migrations')).map((row) => row.name),
  );
  return (await migrationNames()).every((name) => applied.has(name));
}

/** File names of all migrations, in the order they apply. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
}

/** The privileges of all roles follow the schema: they are stated anew when either has changed. */
async function applyPrivileges(
  client: pg.Client,
  known: string | undefined,
  hasNewSchema: boolean,
): Promise<void> {
  const sql = await readFile(new URL(PRIVILEGES, import.meta.url), 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  if (checksum === known && !hasNewSchema) return;
  await client.query('delete from public.fettle_migrations where name = $1', [PRIVILEGES]);
  await applyOne(client, PRIVILEGES, sql, checksum);
}

async function applyOne(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into public.fettle_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
