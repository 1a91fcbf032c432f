import pg from 'pg';
import { getRollbackPlans, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionFiles, migrate, migrationNames } from '#db/migrate.ts';
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

  it('have unique numbers', async () => {
    const numbers = (await migrationNames()).map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('apply each file once if two processes start at once; later starts apply nothing', async () => {
    const names = [...(await migrationNames()), ...(await functionFiles()).map(({ name }) => name)];
    await ensureServiceRole(postgres.adminUrl, postgres.serviceUrl);
    const both = await Promise.all([migrate(postgres.adminUrl), migrate(postgres.adminUrl)]);
    expect(both.flatMap((done) => done.applied)).toEqual(names);
    expect(await migrate(postgres.adminUrl)).toEqual({ applied: [], distributed: [] });
    const { rows } = await client.query<{ name: string }>(
      'select name from public.fettle_migrations order by name',
    );
    expect(rows.map((row) => row.name)).toEqual([...names, 'privileges.sql', 'statistics.sql']);
  });

  it('stop if an applied file has changed', async () => {
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

  it('that fail halfway leave nothing behind, and the next start repeats them', async () => {
    const names = await migrationNames();
    const fresh = new URL(postgres.adminUrl);
    await client.query('create database half');
    fresh.pathname = '/half';
    const half = new pg.Client({ connectionString: fresh.href });
    await half.connect();
    // An object that conflicts with the first file.
    await half.query('create schema app');
    await expect(migrate(fresh.href)).rejects.toThrow(`migration ${names[0]} failed`);
    const schemas = await half.query("select 1 from pg_namespace where nspname in ('identity', 'sys')");
    expect(schemas.rows).toEqual([]);
    await half.query('drop schema app');
    expect((await migrate(fresh.href)).applied).toEqual(expect.arrayContaining(names));
    await half.end();
  });

  it('apply a function again after its file has changed', async () => {
    const state = `select prosrc, checksum from pg_proc, public.fettle_migrations
      where pg_proc.oid = 'app.uid'::regproc and name = 'functions/uid.sql'`;
    const { rows: before } = await client.query(state);
    await client.query(`create or replace function app.uid() returns uuid language sql stable as 'select null::uuid';
      update public.fettle_migrations set checksum = 'earlier' where name = 'functions/uid.sql'`);
    expect((await migrate(postgres.adminUrl)).applied).toEqual(['functions/uid.sql']);
    expect((await client.query(state)).rows).toEqual(before);
  });

  it('migrate the job queue of an earlier library version with its jobs', async () => {
    const boss = new PgBoss({ connectionString: postgres.adminUrl, migrate: false, schedule: false });
    boss.on('error', () => undefined);
    await boss.start();
    await boss.createQueue('derive', { policy: 'stately' });
    const id = await boss.send('derive', { userId: 'u1' }, { singletonKey: 'u1' });
    await boss.stop({ graceful: false });
    const version = async () =>
      (await client.query<{ version: number }>('select version from pgboss.version')).rows[0]?.version;
    const current = await version();
    for (let back = 0; back < 2; back += 1)
      await client.query(getRollbackPlans('pgboss', Number(await version())));
    expect(await version()).toBeLessThan(Number(current));
    await migrate(postgres.adminUrl);
    expect(await version()).toBe(current);
    const again = new PgBoss({ connectionString: postgres.adminUrl, migrate: false, schedule: false });
    again.on('error', () => undefined);
    await again.start();
    expect(await again.fetch('derive')).toMatchObject([{ id, data: { userId: 'u1' } }]);
    await again.stop({ graceful: false });
  });

  it('keep each database function in the file of its name', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select 'functions/' || p.proname || '.sql' as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('app', 'sys', 'identity') order by 1`,
    );
    expect(rows.map((row) => row.name)).toEqual((await functionFiles()).map(({ name }) => name));
  });

  it.each([
    ['0001_create_schemas.sql', /created before the first release .* start with an empty database/],
    ['9999_from_tomorrow.sql', /9999_from_tomorrow\.sql of a newer version/],
  ])('reject a database with the unknown migration %s', async (name, message) => {
    await client.query("insert into public.fettle_migrations (name, checksum) values ($1, 'x')", [name]);
    await expect(migrate(postgres.adminUrl)).rejects.toThrow(message);
    await client.query('delete from public.fettle_migrations where name = $1', [name]);
  });
});
