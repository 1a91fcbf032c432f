import { randomBytes } from 'node:crypto';
import { copyFile, readdir, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { migrationNames, recreateTables } from '#db/migrate.ts';
import { backUpWhenDue } from '#server/jobs/daily-backup.ts';
import { readSettings } from '#server/lib/config.ts';
import { createLogger } from '#server/lib/logger.ts';
import { type CliAnswer, runCli } from '../lib/cli.ts';
import { createFullAccount, type FullAccount } from '../lib/create-full-account.ts';
import { copyDatabase, databaseSettings, type TestDatabase } from '../lib/database.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signIn } from '../lib/person.ts';
import { readBackup } from '../lib/read-backup.ts';
import { runProduct, startTestProduct, type TestProduct } from '../lib/servers/product.ts';

const PASSPHRASE = 'seven quiet harbors';
/** A test's passphrase protects nothing, so that files that are read many times open quickly. */
const QUICK = { passphrase: PASSPHRASE, scryptWorkFactor: 10 };
const product = runProduct();
const databases: TestDatabase[] = [];
let furnished: FullAccount;
let file = '';

beforeAll(async () => {
  furnished = await createFullAccount(product(), 'Harbor');
  await furnished.person.call('updateEvidence', { body: { isKept: true } });
  await waitUntilIdle(product(), furnished.person.userId);
  file = path.join(product().dataDir, 'all.age');
  const { adminUrl, encryptionKey = '' } = product();
  const encryptionKeys = [Buffer.from(encryptionKey, 'base64')];
  await writeBackup({ ...QUICK, file, adminUrl, encryptionKeys, now: new Date() });
}, 120_000);

afterAll(async () => {
  for (const database of databases) await database.drop();
});

interface Installation {
  readonly databaseUrl: string;
  readonly adminUrl: string;
  readonly encryptionKey: string;
}

/** A new installation: migrated, without users, with a separate key. */
async function newInstallation(): Promise<Installation> {
  const database = await copyDatabase();
  if (!database) throw new Error('no shared cluster');
  databases.push(database);
  const { DATABASE_URL: databaseUrl = '', ENCRYPTION_KEY: encryptionKey = '' } = databaseSettings(database);
  return { databaseUrl, encryptionKey, adminUrl: database.adminUrl };
}

/** A new database, before Fettle was ever started on it. */
async function empty({ adminUrl }: Installation): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('drop schema app, identity, sys, pgboss cascade; drop table public.fettle_migrations');
  await client.end();
}

function settingsOf({ databaseUrl, adminUrl, encryptionKey = '' }: TestProduct | Installation) {
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_ADMIN_URL: adminUrl,
    ENCRYPTION_KEY: encryptionKey,
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
}

function command(cliEnvironment: Readonly<Record<string, string>>, ...args: string[]): Promise<CliAnswer> {
  return runCli({ ...product(), cliEnvironment }, ...args);
}

async function countUsers({ adminUrl }: Installation): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from identity."user"');
  await client.end();
  return rows[0]?.n ?? -1;
}

it('a restored installation has every row, encrypted under its own key, and its users stay signed up', async () => {
  const target = await newInstallation();
  await empty(target);
  const restored = await command(settingsOf(target), 'restore', file);
  expect(restored.status, restored.messages).toBe(0);
  expect(restored.lines[0]).toMatchObject({ unopened: 0 });

  const copy = path.join(product().dataDir, 'copy.age');
  expect((await command(settingsOf(target), 'backup', copy)).status).toBe(0);
  const [was, is] = await Promise.all([file, copy].map((each) => readBackup(each, PASSPHRASE)));
  expect(was?.get('app.transactions')?.length).toBeGreaterThan(50);
  expect(is).toEqual(was);

  const second = await startTestProduct({ environment: settingsOf(target) });
  try {
    const { person } = furnished;
    const again = await signIn(second, person.email);
    const here = await person.call('listTransactions', { query: { limit: 100 } });
    expect(await again.call('listTransactions', { query: { limit: 100 } })).toEqual(here);
  } finally {
    await second.stop();
  }
}, 120_000);

it('a wrong passphrase, a truncated file and existing users are rejected without changes', async () => {
  const target = await newInstallation();
  const wrong = await command(
    { ...settingsOf(target), BACKUP_PASSPHRASE: 'not the right one' },
    'restore',
    file,
  );
  expect([wrong.status, wrong.messages]).toEqual([1, expect.stringContaining('passphrase')]);
  const short = path.join(product().dataDir, 'short.age');
  await copyFile(file, short);
  await truncate(short, (await stat(file)).size - 100);
  expect((await command(settingsOf(target), 'restore', short)).status).toBe(1);
  expect((await command(settingsOf(target), 'migrate')).status, 'it can start as before').toBe(0);
  expect(await countUsers(target)).toBe(0);
  await expect(
    recreateTables(target.adminUrl, await migrationNames(), () =>
      Promise.reject(new Error('the disk is full')),
    ),
  ).rejects.toThrow('the disk is full');
  const started = await command(settingsOf(target), 'migrate');
  expect([started.status, started.messages]).toEqual([
    1,
    expect.stringContaining('run "fettle restore" again'),
  ]);
  expect((await command(settingsOf(target), 'restore', file)).status, 'the whole file, afterwards').toBe(0);
  const occupied = await command(settingsOf(target), 'restore', file);
  expect([occupied.status, occupied.messages]).toEqual([1, expect.stringContaining('has users')]);

  const stranger = { ...settingsOf(target), ENCRYPTION_KEY: randomBytes(32).toString('base64') };
  const nowhere = await command(
    settingsOf(product()),
    'backup',
    path.join(product().dataDir, 'none', 'all.age'),
  );
  expect([nowhere.status, nowhere.messages]).toEqual([1, expect.stringContaining('ENOENT')]);
  const useless = await command(stranger, 'backup', path.join(product().dataDir, 'useless.age'));
  expect([useless.status, useless.messages]).toEqual([1, expect.stringContaining('Nothing was written')]);
}, 120_000);

it('a backup of an earlier version is migrated', async () => {
  const [earlier, target] = [await newInstallation(), await newInstallation()];
  const migrations = (await migrationNames()).slice(0, 3);
  const userId = '0198c0de-0000-7000-8000-000000000001';
  await recreateTables(earlier.adminUrl, migrations, async (client) => {
    await client.query(
      `insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
         values ($1, 'Robin', 'robin@example.test', true, now(), now())`,
      [userId],
    );
  });
  const old = path.join(product().dataDir, 'old.age');
  const keys = [Buffer.from(target.encryptionKey, 'base64')];
  const options = { ...QUICK, file: old };
  await writeBackup({ ...options, adminUrl: earlier.adminUrl, encryptionKeys: keys, now: new Date() });
  await restoreBackup({ ...options, adminUrl: target.adminUrl, settle: async () => undefined });
  expect(await countUsers(target)).toBe(1);
  const { status, messages } = await command(settingsOf(target), 'check');
  expect(status, messages).toBe(0);
}, 120_000);

it('the server writes one backup a day into its folder', async () => {
  const BACKUP_DIR = path.join(product().dataDir, 'backups');
  const settings = readSettings({ ...settingsOf(product()), BACKUP_DIR });
  const at = (day: string) => ({ now: () => new Date(`${day}T03:00:00Z`) });
  const logger = createLogger('silent');
  expect(await backUpWhenDue({ settings, logger, clock: at('2026-11-22') })).toBe(true);
  expect(await backUpWhenDue({ settings, logger, clock: at('2026-11-22') })).toBe(false);
  expect(await backUpWhenDue({ settings, logger, clock: at('2026-11-23') })).toBe(true);
  expect(await readdir(BACKUP_DIR)).toEqual(['fettle-2026-11-22.age', 'fettle-2026-11-23.age']);
  const written = await readBackup(path.join(BACKUP_DIR, 'fettle-2026-11-23.age'), PASSPHRASE);
  expect(written.get('app.transactions')?.length).toBeGreaterThan(50);
}, 120_000);
