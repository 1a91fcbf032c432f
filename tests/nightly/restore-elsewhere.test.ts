import { randomBytes } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../lib/cli.ts';
import { createFullAccount, type FullAccount } from '../lib/create-full-account.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signIn } from '../lib/person.ts';
import { readBackup } from '../lib/read-backup.ts';
import { runProduct, startTestProduct } from '../lib/servers/product.ts';

const { OTHER_POSTGRES_URL } = process.env;
const PASSPHRASE = 'nine distant lighthouses';
if (!OTHER_POSTGRES_URL)
  process.stdout.write(
    'Not run: a restore onto another version needs its superuser’s URL in OTHER_POSTGRES_URL.\n',
  );

describe.runIf(OTHER_POSTGRES_URL)('a backup restored to another version of PostgreSQL', () => {
  const product = runProduct({ environment: { ENCRYPTION_KEY: randomBytes(32).toString('base64') } });
  const name = `fettle_restore_${randomBytes(4).toString('hex')}`;
  const url = new URL(OTHER_POSTGRES_URL ?? 'postgres://nowhere');
  let elsewhere: pg.Client;
  let furnished: FullAccount;

  beforeAll(async () => {
    furnished = await createFullAccount(product(), 'Harbor');
    await waitUntilIdle(product(), furnished.person.userId);
    elsewhere = new pg.Client({ connectionString: url.href });
    await elsewhere.connect();
    await elsewhere.query(`create database ${name}`);
  });
  afterAll(async () => {
    await elsewhere.query(`drop database if exists ${name} with (force)`);
    for (const role of [name, `${name}_worker`]) await elsewhere.query(`drop role if exists ${role}`);
    await elsewhere.end();
  });

  it('has every row, passes the integrity check, and its users can continue', async () => {
    expect(await versionOf(product().admin)).not.toBe(await versionOf(elsewhere));
    const [file, copy] = ['all.age', 'copy.age'].map((each) => path.join(product().dataDir, each));
    const there = settingsThere();
    const from = (cliEnvironment: Readonly<Record<string, string>>, ...args: string[]) =>
      runCli({ ...product(), cliEnvironment }, ...args);

    const here = { DATABASE_ADMIN_URL: product().adminUrl, BACKUP_PASSPHRASE: PASSPHRASE };
    for (const [settings, ...args] of [
      [here, 'backup', file ?? ''],
      [there, 'restore', file ?? ''],
      [there, 'backup', copy ?? ''],
      [there, 'check'],
    ] as const) {
      const done = await from(settings, ...args);
      expect(done.status, `${args[0]}: ${done.messages}`).toBe(0);
    }
    const [was, is] = await Promise.all([file, copy].map((each) => readBackup(each ?? '', PASSPHRASE)));
    expect(was?.get('app.transactions')?.length).toBeGreaterThan(50);
    expect(is).toEqual(was);

    const second = await startTestProduct({ environment: there });
    try {
      const again = await signIn(second, furnished.person.email);
      const query = { limit: 100 };
      expect(await again.call('listTransactions', { query })).toEqual(
        await furnished.person.call('listTransactions', { query }),
      );
    } finally {
      await second.stop();
    }
  });

  function settingsThere(): Record<string, string> {
    const [admin, service] = [new URL(url), new URL(url)];
    admin.pathname = name;
    service.pathname = name;
    [service.username, service.password] = [name, 'between nodes of one machine'];
    return {
      DATABASE_URL: service.href,
      DATABASE_ADMIN_URL: admin.href,
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      BACKUP_PASSPHRASE: PASSPHRASE,
    };
  }
});

async function versionOf(database: Pick<pg.Client, 'query'>): Promise<string | undefined> {
  const { rows } = await database.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version;
}
