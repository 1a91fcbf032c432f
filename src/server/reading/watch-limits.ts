import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { TaskLimits } from './reader-tasks.ts';

const PROCESSOR_MICROS = 0;
const MEMORY_BYTES = 1;

/** Plain JavaScript: a thread that strips types would use more memory than the process it watches. */
const WATCH = `
const { workerData: limits } = require('node:worker_threads');
const end = () => {
  try { process.kill(process.pid, 'SIGVTALRM'); } catch { process.kill(process.pid, 'SIGKILL'); }
};
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > limits[0] || process.memoryUsage.rss() > limits[1]) end();
}, 50);`;

/**
 * Starts a thread that kills this process when it exceeds its limits, even if the main thread is busy. Only this thread
 * sends its signal, which writes no core dump. Nothing is limited before the first call.
 */
export function watchLimits(): (limits: TaskLimits | null) => void {
  const shared = new Float64Array(new SharedArrayBuffer(16)).fill(Number.POSITIVE_INFINITY);
  const watch = new Worker(WATCH, {
    eval: true,
    workerData: shared,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watch.unref();
  return (limits) => {
    const { user, system } = process.cpuUsage();
    shared[PROCESSOR_MICROS] = limits ? user + system + limits.processorMs * 1_000 : Number.POSITIVE_INFINITY;
    shared[MEMORY_BYTES] = limits ? limits.memoryMb * 1024 * 1024 : Number.POSITIVE_INFINITY;
  };
}
