import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** One call, sent again and again. */
export interface FloodCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `#` represents a number that no other call has. */
  readonly body: string;
}

export interface Flood {
  readonly url: string;
  readonly call: FloodCall;
  readonly atOnce: number;
  /** The sender's address on loopback. */
  readonly from: string;
}

const SCRIPT = new URL('./flood-process.ts', import.meta.url);

/** Runs `work` while another process sends a call over so many connections. Gives how often each status came back. */
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
    // It represents other machines: it takes the processor only where nobody else wants it.
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
