import { fork } from 'node:child_process';
import path from 'node:path';
import type { Emulators } from '#server/choose-providers.ts';

export interface RunningEmulators extends Emulators {
  stop(): Promise<void>;
}

const STOP_MS = 3_000;

/** Starts the emulators in a separate process that ends with this one. */
export function startEmulators(dataDir: string, withHostedIdentity: boolean): Promise<RunningEmulators> {
  return new Promise((resolve, reject) => {
    const child = fork(
      new URL('./emulators-process.ts', import.meta.url),
      [path.resolve(dataDir), ...(withHostedIdentity ? ['firebase'] : [])],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the emulators ended at once (${code})`)));
    child.once('message', (ready: Emulators) => {
      child.removeAllListeners('exit');
      resolve({
        ...ready,
        stop: () =>
          new Promise((done) => {
            const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
            child.once('exit', () => {
              clearTimeout(kill);
              done();
            });
            if (child.connected) child.disconnect();
          }),
      });
    });
  });
}
