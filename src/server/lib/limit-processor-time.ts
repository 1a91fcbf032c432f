import process from 'node:process';
import { Worker } from 'node:worker_threads';

/** Plain script: a thread that strips types first would take more memory than what it watches. */
const WATCH = `
const { workerData: limit } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > limit) process.kill(process.pid, 'SIGKILL');
}, 100);`;

/**
 * Ends this process once it has used so many seconds of processor time, whatever its main thread is busy with. Time that
 * it waits for a busy machine does not count.
 */
export function limitProcessorTime(seconds: number): void {
  const used = process.cpuUsage();
  const limit = used.user + used.system + seconds * 1_000_000;
  const watch = new Worker(WATCH, {
    eval: true,
    workerData: limit,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watch.unref();
}
