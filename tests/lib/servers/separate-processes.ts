import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { end } from '../kill/killable.ts';
import { freePort } from '../ports.ts';
import type { TestProduct } from './product.ts';

const SCRIPT = fileURLToPath(new URL('./run-separate-process.ts', import.meta.url));

/** A process beside a product, over its database and stand-ins, that can be ended without warning. */
export interface ApartProcess {
  readonly run: 'web' | 'jobs';
  readonly url: string;
  readonly pid: number;
  kill(): Promise<void>;
  /** Starts it again on its port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startApart(
  product: TestProduct,
  run: ApartProcess['run'],
  settings: Readonly<Record<string, string>> = {},
): Promise<ApartProcess> {
  const port = await freePort();
  const environment = {
    // One address outside, as behind a proxy: tokens of one server are taken by the other.
    ...{ PUBLIC_URL: product.url, REGISTRATION: 'open', LOG_LEVEL: 'fatal', RUN: run, PORT: String(port) },
    ...{ DATABASE_URL: product.databaseUrl, ENCRYPTION_KEY: product.encryptionKey ?? '' },
    STAND_INS: JSON.stringify(product.standIns),
    ...settings,
  };
  let child = await launch(environment);
  return {
    run,
    url: `http://localhost:${port}`,
    get pid() {
      return child.pid ?? 0;
    },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = await launch(environment);
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

function launch(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.once('data', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the process ended at once (${code})`)));
  });
}
