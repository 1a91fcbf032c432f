import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationNames } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#launch/embedded/supervisor.ts';
import { newDataDir, removeDataDir } from '../lib/folders.ts';

describe('migrations', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  let client: pg.Client;

  beforeAll(async () => {
    dataDir = await newDataDir();
    postgres = await startEmbeddedPostgres(dataDir);
    client = new pg.Client({ connectionString: postgres.adminUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await postgres.stop();
    await removeDataDir(dataDir);
  });

  it('have one number each', async () => {
    const numbers = (await migrationNames()).map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('started twice at once apply each file once; later starts apply nothing', async () => {
    const names = await migrationNames();
    await ensureServiceRole(postgres.adminUrl, postgres.serviceUrl);
    const both = await Promise.all([migrate(postgres.adminUrl), migrate(postgres.adminUrl)]);
    expect(both.flatMap((done) => done.applied).sort()).toEqual(names);
    expect(await migrate(postgres.adminUrl)).toEqual({ applied: [] });
    const { rows } = await client.query<{ name: string }>(
      'select name from public.fettle_migrations order by name',
    );
    expect(rows.map((row) => row.name)).toEqual([...names, 'privileges.sql']);
  });

  it('refuse to go on when a file that was applied has changed', async () => {
    const [first] = await migrationNames();
    const { rows } = await client.query<{ checksum: string }>(
      'select checksum from public.fettle_migrations where name = $1',
      [first],
    );
    await client.query("update public.fettle_migrations set checksum = 'other' where name = $1", [first]);
    await expect(migrate(postgres.adminUrl)).rejects.toThrow(
      `${first} was changed after it had been applied`,
    );
    await client.query('update public.fettle_migrations set checksum = $2 where name = $1', [
      first,
      rows[0]?.checksum,
    ]);
  });

  it('that fail half-way leave nothing behind, and the next start repeats them', async () => {
    const names = await migrationNames();
    const last = names.at(-1) ?? '';
    const fresh = new URL(postgres.adminUrl);
    await client.query('create database half');
    fresh.pathname = '/half';
    const half = new pg.Client({ connectionString: fresh.href });
    await half.connect();
    // Something stands in the way of the first file.
    await half.query('create schema app');
    await expect(migrate(fresh.href)).rejects.toThrow(`migration ${names[0]} failed`);
    const schemas = await half.query("select 1 from pg_namespace where nspname in ('identity', 'sys')");
    expect(schemas.rows).toEqual([]);
    await half.query('drop schema app');
    expect((await migrate(fresh.href)).applied.at(-1)).toBe(last);
    await half.end();
  });
});
