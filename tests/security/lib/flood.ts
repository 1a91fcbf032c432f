import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A call that is sent repeatedly. */
export interface FloodCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `#` is replaced by a number that no other call has. */
  readonly body: string;
}

export interface Flood {
  readonly url: string;
  readonly call: FloodCall;
  readonly atOnce: number;
  /** The sender's loopback address. */
  readonly from: string;
}

const SCRIPT = new URL('./flood-process.ts', import.meta.url);

/** Runs `work` while another process sends a call over `connections` connections. Returns the count of each status. */
export async function duringFlood(
  flood: Flood,
  work: () => Promise<void>,
): Promise<Readonly<Record<string, number>>> {
  const child = fork(SCRIPT, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const next = () =>
    new Promise<Readonly<Record<string, number>>>((resolve, reject) => {
      // Only `flood-process.ts` answers.
      child.once('message', (message) => resolve(message as Readonly<Record<string, number>>));
      child.once('exit', () => reject(new Error('the flood ended')));
    });
  try {
    // It represents other machines, so it runs at the lowest CPU priority.
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
    const begun = next();
    child.send(flood);
    await begun;
    await work();
    const statuses = next();
    child.send('stop');
    return await statuses;
  } finally {
    child.kill('SIGKILL');
  }
}
