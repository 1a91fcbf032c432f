import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { RunningEmulators } from '#launch/start-emulators.ts';
import type { RunningServer } from '#server/main.ts';
import { copyDatabase, databaseSettings } from '../database.ts';
import { newDataDir, removeDataDir } from '../folders.ts';
import { member } from '../http.ts';
import { freePort, isFree, isOpen } from '../ports.ts';
import type { TestProduct } from '../servers/product.ts';
import { waitFor } from '../wait-for.ts';

const SCRIPT = fileURLToPath(new URL('../servers/run-product.ts', import.meta.url));

/** The product in a separate process that can be killed at any moment and restarted on the same data. */
export interface KillableProduct extends TestProduct {
  /** PID of the serving process. */
  readonly pid: number;
  readonly routes: RunningServer['routes'];
  /** Kills it like a power failure. */
  kill(): Promise<void>;
  /** Restarts it on the same folder and port. */
  restart(): Promise<void>;
}

export async function startKillable(
  environment: Readonly<Record<string, string>> = {},
): Promise<KillableProduct> {
  const dataDir = await newDataDir();
  const port = await freePort();
  // The embedded PostgreSQL exits with its owner; a database of the shared cluster survives.
  const database = await copyDatabase();
  const settings = database ? databaseSettings(database) : {};
  const start = () =>
    launch({ LOG_LEVEL: 'fatal', ...environment, ...settings, DATA_DIR: dataDir, PORT: String(port) });
  let running = await start();
  const admin = new pg.Pool({
    connectionString: running.placeOf('adminUrl'),
    max: 2,
  });
  admin.on('error', () => undefined);
  const kill = async () => {
    const ports = ['plaidUrl', 'googleUrl'].map((name) => Number(new URL(running.placeOf(name)).port));
    await end(running.child, 'SIGKILL');
    // The emulators also exit; their ports identify them in the tokens they issued.
    for (const emulatorPort of ports)
      await waitFor('an emulator to end', async () => !(await isOpen(emulatorPort)));
  };
  return {
    get pid() {
      return running.child.pid ?? 0;
    },
    url: running.placeOf('url'),
    databaseUrl: running.placeOf('databaseUrl'),
    adminUrl: running.placeOf('adminUrl'),
    plaidUrl: running.placeOf('plaidUrl'),
    googleUrl: running.placeOf('googleUrl'),
    mailUrl: running.placeOf('mailUrl'),
    imap: running.places.imap,
    routes: running.places.routes,
    firebaseUrl: '',
    emulators: null,
    dataDir,
    admin,
    kill,
    async restart() {
      // While it is down, another test may use the port for a moment.
      await waitFor('its port to be free', () => isFree(port));
      running = await start();
    },
    async stop() {
      await admin.end();
      await end(running.child, 'SIGTERM');
      await database?.drop();
      await removeDataDir(dataDir);
    },
  };
}

/** The output of `run-product.ts` besides its URLs. */
interface Places {
  readonly imap: RunningEmulators['imap'];
  readonly routes: RunningServer['routes'];
}

interface Launched {
  readonly child: ChildProcess;
  readonly places: Places;
  placeOf(name: string): string;
}

function launch(environment: Readonly<Record<string, string>>): Promise<Launched> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const line = text.split('\n')[0] ?? '';
      if (!text.includes('\n')) return;
      // Only `run-product.ts` writes this line.
      const places = JSON.parse(line) as Places;
      resolve({ child, places, placeOf: (name) => String(member(places, name)) });
    });
    child.once('exit', (code) => reject(new Error(`the product ended at once (${code})`)));
  });
}

export function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
