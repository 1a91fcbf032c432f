import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

const NANOSECONDS_PER_MS = 1e6;
/** Unit of `/proc/<pid>/stat`; the same on every Linux. */
const MS_PER_TICK = 10;

/** CPU time so far, in milliseconds: this process, its children, and the database process `backend`. */
export function cpuMsOf(backend: number): number {
  const readers = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const others = [backend, ...readers.filter(Boolean).map(Number)];
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ended = (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
  return others.reduce((sum, pid) => sum + scheduled(pid), (user + system) / 1000 + ended);
}

function scheduled(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
      .reduce((sum, nanoseconds) => sum + nanoseconds / NANOSECONDS_PER_MS, 0);
  } catch {
    return 0;
  }
}
