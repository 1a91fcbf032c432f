import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { RunningEmulators, startEmulators } from '#launch/start-emulators.ts';
import type { Order, Report } from './shared-emulators-process.ts';

let shared: ChildProcess | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve(report: Report): void; reject(reason: Error): void }>();

/**
 * A product's own emulators, in a process shared by all products of this process, because loading the code is most of
 * their cost.
 */
export const startInSharedProcess: typeof startEmulators = async (
  dataDir,
  withHostedIdentity,
): Promise<RunningEmulators> => {
  lastId += 1;
  const id = lastId;
  const { places } = await ask({ id, open: { dataDir: path.resolve(dataDir), withHostedIdentity } });
  if (!places) throw new Error('the emulators did not say where they are');
  return {
    ...places,
    async stop() {
      await ask({ id });
    },
  };
};

function ask(order: Order): Promise<Report> {
  const child = shared ?? start();
  shared = child;
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { resolve, reject });
    // A question keeps this process running until its answer; the emulators do not.
    child.channel?.ref();
    child.send(order);
  });
}

function start(): ChildProcess {
  const child = fork(new URL('./shared-emulators-process.ts', import.meta.url), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // Only `shared-emulators-process.ts` reports here.
  child.on('message', (message) => {
    const report = message as Report;
    const { resolve, reject } = waiting.get(report.id) ?? {};
    waiting.delete(report.id);
    if (waiting.size === 0) child.channel?.unref();
    if (report.error === undefined) resolve?.(report);
    else reject?.(new Error(report.error));
  });
  child.once('exit', (code) => {
    shared = null;
    for (const { reject } of waiting.values()) reject(new Error(`the emulators ended (${code})`));
    waiting.clear();
  });
  child.unref();
  child.channel?.unref();
  return child;
}
