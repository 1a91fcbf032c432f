import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { endWithThisProcess } from './end-with-this-process.ts';
import { type PostgresHome, preparePostgresHome } from './home.ts';

export interface EmbeddedPostgres {
  readonly adminUrl: string;
  readonly serviceUrl: string;
  /** Makes PostgreSQL end with this process, even if an earlier process started it. */
  adopt(): void;
  /** Stops the server if this process started or adopted it. */
  stop(): Promise<void>;
}

/** PostgreSQL setting names and values. */
type PostgresSettings = Readonly<Record<string, string>>;

const DATABASE = 'fettle';
const ATTEMPTS_MAX = 60;
const ATTEMPT_PAUSE_MS = 250;
const STOP_TIMEOUT_MS = 15_000;

/**
 * A running PostgreSQL for `dataDir`: started, or adopted if an earlier process was killed and left it running. Stores
 * its passwords in `dataDir` with mode 0600. A newly started one can get other settings than the defaults.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: PostgresSettings = {},
): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const home = await preparePostgresHome(dataDir);
  // The file where commands find the running server's address.
  await writeFile(path.join(dataDir, 'postgres-home'), home.dataDir);
  const secrets = await readSecrets(dataDir);
  if (secrets.isFresh && (await exists(path.join(home.dataDir, 'PG_VERSION')))) {
    // The data folder was deleted but the cluster wasn't. Its password is lost, so it is moved aside.
    await stop(home);
    await rename(home.dataDir, `${home.dataDir}.without-passwords-${randomBytes(4).toString('hex')}`);
    await preparePostgresHome(dataDir);
  }
  if (!(await exists(path.join(home.dataDir, 'PG_VERSION')))) await initialise(home, secrets.admin);
  const { pid, port, isAdopted } = await startOrAdopt(home, secrets.admin, settings);
  let release = isAdopted ? null : endWithThisProcess(home, pid);
  const url = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  await ensureDatabase(url('postgres', secrets.admin, 'postgres'));
  return {
    adminUrl: url('postgres', secrets.admin, DATABASE),
    serviceUrl: url('fettle', secrets.service, DATABASE),
    adopt() {
      release ??= endWithThisProcess(home, pid);
    },
    async stop() {
      await stop(home);
      release?.();
    },
  };
}

async function readSecrets(dataDir: string): Promise<{ admin: string; service: string; isFresh: boolean }> {
  const file = path.join(dataDir, 'postgres-passwords.json');
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (stored && typeof stored === 'object' && 'admin' in stored && 'service' in stored) {
      return { admin: String(stored.admin), service: String(stored.service), isFresh: false };
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made = { admin: randomBytes(24).toString('hex'), service: randomBytes(24).toString('hex') };
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return { ...made, isFresh: true };
}

async function initialise(home: PostgresHome, password: string): Promise<void> {
  const passwordFile = `${home.dataDir}.password`;
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (home.user) await (await import('node:fs/promises')).chown(passwordFile, home.user.uid, home.user.gid);
  const child = spawn(
    home.programs.initdb,
    [
      '-D',
      home.dataDir,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--data-checksums',
    ],
    { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...home.user },
  );
  const errorOutput = collect(child);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('exit', resolve).on('error', reject),
  );
  await rm(passwordFile, { force: true });
  if (code === 0) return;
  await rm(home.dataDir, { recursive: true, force: true });
  throw new Error(`the embedded database could not be created: ${errorOutput().trim()}`);
}

interface RunningPostgres {
  readonly pid: number;
  readonly port: number;
}

async function startOrAdopt(
  home: PostgresHome,
  password: string,
  settings: PostgresSettings,
): Promise<RunningPostgres & { readonly isAdopted: boolean }> {
  let errorOutput = () => '';
  let isAdopted = true;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const running = await runningServer(home.dataDir);
    if (running && (await answers(running.port, password, home.dataDir))) return { ...running, isAdopted };
    if (!running) {
      errorOutput = await launch(home, settings);
      isAdopted = false;
    }
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_PAUSE_MS));
  }
  throw new Error(`the embedded database does not start: ${errorOutput().trim()}`);
}

const SETTINGS: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  log_min_messages: 'fatal',
  timezone: 'UTC',
};

async function launch(home: PostgresHome, settings: PostgresSettings): Promise<() => string> {
  const port = await freePort();
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  // A separate process group: Ctrl-C reaches the application first, which stops the database last.
  const child = spawn(home.programs.postgres, ['-D', home.dataDir, '-p', String(port), ...flags], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...home.user,
  });
  const errorOutput = collect(child);
  child.unref();
  return errorOutput;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-2000);
  });
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function')
    child.stderr.unref();
  child.on('error', (error) => {
    text += error.message;
  });
  return () => text;
}

async function runningServer(dataDir: string): Promise<RunningPostgres | null> {
  try {
    const lines = (await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    process.kill(pid, 0);
    return { pid, port: Number(lines[3]) };
  } catch {
    return null;
  }
}

async function answers(port: number, password: string, dataDir: string): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === (await realpath(dataDir));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function stop(home: PostgresHome): Promise<void> {
  const running = await runningServer(home.dataDir);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while ((await runningServer(home.dataDir)) !== null && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
