import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Milliseconds for which the main threads of this process and of a server were ready but had no CPU; other load must
 * not count as a stall. 0 if unknown.
 */
export function cpuWaitMs(server: string | number): number {
  return [server, process.pid].reduce<number>((sum, pid) => sum + waitOf(pid), 0);
}

function waitOf(pid: string | number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000;
  } catch {
    return 0;
  }
}
