import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Milliseconds for which the main threads of this process and of a server were ready and got no processor: what else
 * the machine does at the time is nobody's stall. 0 where that is unknown.
 */
export function processorWait(server: string | number): number {
  return [server, process.pid].reduce<number>((sum, pid) => sum + waitOf(pid), 0);
}

function waitOf(pid: string | number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000;
  } catch {
    return 0;
  }
}
