import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { end } from '../kill/killable.ts';
import { freePort } from '../ports.ts';
import type { TestProduct } from './product.ts';

const SCRIPT = fileURLToPath(new URL('./run-separate-process.ts', import.meta.url));

/** A process next to a product, over its database and emulators, that can be killed. */
export interface SeparateProcess {
  readonly run: 'web' | 'jobs';
  readonly url: string;
  readonly pid: number;
  kill(): Promise<void>;
  /** Restarts it on its port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSeparateProcess(
  product: TestProduct,
  run: SeparateProcess['run'],
  settings: Readonly<Record<string, string>> = {},
): Promise<SeparateProcess> {
  const port = await freePort();
  const environment = {
    // One public address, as behind a proxy, so that each server accepts the other's tokens.
    ...{ PUBLIC_URL: product.url, REGISTRATION: 'open', LOG_LEVEL: 'fatal', RUN: run, PORT: String(port) },
    ...{ DATABASE_URL: product.databaseUrl, ENCRYPTION_KEY: product.encryptionKey ?? '' },
    EMULATORS: JSON.stringify(product.emulators),
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
