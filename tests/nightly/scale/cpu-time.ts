import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Unit of `/proc/<pid>/stat`; the same on every Linux. */
const MS_PER_TICK = 10;

/** CPU time so far of processes with their children, including ended ones, in milliseconds. */
export function cpuMsOf(processes: readonly number[]): number {
  const all = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const fields = fieldsOf(name);
    const parent = Number(fields[1]);
    all.set(parent, [...(all.get(parent) ?? []), Number(name)]);
  }
  const treeOf = (pid: number): number[] => [pid, ...(all.get(pid) ?? []).flatMap(treeOf)];
  return processes
    .flatMap(treeOf)
    .flatMap((pid) => fieldsOf(String(pid)).slice(11, 15))
    .reduce((sum, ticks) => sum + Number(ticks) * MS_PER_TICK, 0);
}

/** After the name: state, parent, …; 11 to 14 are the times of its own and of its ended children. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** The parent of all processes of a PostgreSQL on this machine. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(fieldsOf(String(rows[0]?.pid))[1]);
  await client.end();
  return parent;
}
