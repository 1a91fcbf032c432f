import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { workerUrlOf } from '#db/roles.ts';
import { POOL_SETTINGS } from './paths.ts';
import { freePort } from './ports.ts';
import { waitFor } from './wait-for.ts';

/** PgBouncer refuses to run as root; this user has no privileges. */
const NOBODY = 65_534;

export interface Pgbouncer {
  /** The same database and role through the pool. */
  through(url: string): string;
  /** Number of transactions through the pool. */
  transactions(): Promise<number>;
  stop(): Promise<void>;
}

/** PgBouncer at PGBOUNCER_PATH or on the PATH; null if missing. */
export function findPgbouncer(): string | null {
  const { PGBOUNCER_PATH, PATH = '' } = process.env;
  const places = [...PATH.split(path.delimiter), '/usr/sbin'].map((folder) => path.join(folder, 'pgbouncer'));
  return [...(PGBOUNCER_PATH ? [PGBOUNCER_PATH] : []), ...places].find(canRun) ?? null;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts it with the shipped settings, in front of all databases of this server. */
export async function startPgbouncer(program: string, serviceUrl: string): Promise<Pgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fettle-pool-'));
  const port = await freePort();
  const users = path.join(folder, 'userlist.txt');
  const server = new URL(serviceUrl);
  const roles = [server, new URL(workerUrlOf(serviceUrl))];
  await writeFile(users, roles.map(({ username, password }) => `"${username}" "${password}"\n`).join(''));
  const settings = (await readFile(POOL_SETTINGS, 'utf8'))
    .replace(/^fettle = host=\S+ port=\S+ dbname=\S+/m, `* = host=${server.hostname} port=${server.port}`)
    .replace(
      /^listen_port = .*$/m,
      `listen_port = ${port}\nunix_socket_dir =\nadmin_users = ${server.username}`,
    )
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`);
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, settings);
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, ['--quiet', file], {
    stdio: 'ignore',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const through = (url: string) => {
    const pooled = new URL(url);
    [pooled.hostname, pooled.port] = ['127.0.0.1', String(port)];
    return pooled.href;
  };
  const transactions = () => transactionsOf(through(serviceUrl));
  await waitFor('PgBouncer to answer', async () => (await transactions()) >= 0);
  return {
    ...{ through, transactions },
    async stop() {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM') || resolve(null);
      });
      await rm(folder, { recursive: true });
    },
  };
}

async function transactionsOf(url: string): Promise<number> {
  const console = new URL(url);
  console.pathname = '/pgbouncer';
  const client = new pg.Client({ connectionString: console.href });
  try {
    await client.connect();
    const { rows } = await client.query<{ total_xact_count: string }>('show stats');
    return rows.reduce((sum, { total_xact_count }) => sum + Number(total_xact_count), 0);
  } finally {
    await client.end();
  }
}
