import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { RunningStandIns, startStandIns } from '#launch/stand-ins.ts';
import type { Order, Report } from './shared-stand-ins-process.ts';

let shared: ChildProcess | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve(report: Report): void; reject(reason: Error): void }>();

/**
 * Stand-ins of a product's own, in a process that all products of this one share: most of what starting them costs is
 * loading their code.
 */
export const startInSharedProcess: typeof startStandIns = async (
  dataDir,
  withHostedIdentity,
): Promise<RunningStandIns> => {
  lastId += 1;
  const id = lastId;
  const { places } = await ask({ id, open: { dataDir: path.resolve(dataDir), withHostedIdentity } });
  if (!places) throw new Error('the stand-ins did not say where they are');
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
    child.send(order);
  });
}

function start(): ChildProcess {
  const child = fork(new URL('./shared-stand-ins-process.ts', import.meta.url), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // Only `shared-stand-ins-process.ts` reports here.
  child.on('message', (message) => {
    const report = message as Report;
    const { resolve, reject } = waiting.get(report.id) ?? {};
    waiting.delete(report.id);
    if (report.error === undefined) resolve?.(report);
    else reject?.(new Error(report.error));
  });
  child.once('exit', (code) => {
    shared = null;
    for (const { reject } of waiting.values()) reject(new Error(`the stand-ins ended (${code})`));
    waiting.clear();
  });
  child.unref();
  child.channel?.unref();
  return child;
}
