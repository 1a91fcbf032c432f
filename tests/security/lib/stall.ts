import { fork } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/** The slowest response of `/healthz` in milliseconds, before and during an attack. */
export interface Stall {
  readonly baselineMs: number;
  readonly stallMs: number;
}

const BASELINE_MS = 1_500;
const STALL_MS_MAX = 100;
const SHARING_MAX = 3;
const PROBE = new URL('./probe.ts', import.meta.url);

/**
 * Runs `work` while another process requests `/healthz` every few milliseconds, one call at a time. A server whose
 * event loop is blocked for a second answers one of them a second late, however busy the calling test itself is. With
 * the process ID of the server, the time it waited for a CPU does not count.
 */
export async function longestStall(
  url: string,
  work: () => Promise<unknown>,
  server: number | null = null,
): Promise<Stall> {
  const probe = await startProbe(url, server);
  try {
    await wait(BASELINE_MS);
    const baselineMs = await probe.longest();
    await work();
    return { baselineMs, stallMs: await probe.longest() };
  } finally {
    probe.stop();
  }
}

interface Probe {
  /** The longest call since the last query, including the one in progress. */
  longest(): Promise<number>;
  stop(): void;
}

async function startProbe(url: string, server: number | null): Promise<Probe> {
  const child = fork(PROBE, [url, String(server ?? '')], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const next = () =>
    new Promise<number>((resolve, reject) => {
      child.once('message', (value) => resolve(Number(value)));
      child.once('exit', () => reject(new Error('the probe ended')));
    });
  await next();
  return {
    longest() {
      const answer = next();
      child.send('longest');
      return answer;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * The limit during an attack: 100 ms above the slowest response of the idle server in the same run; up to three times
 * that on cores that other tests and their databases share.
 */
export function stallLimit({ baselineMs }: Stall): number {
  const [lastMinute = 0] = loadavg();
  const sharing = Math.min(SHARING_MAX, Math.max(1, lastMinute / availableParallelism()));
  return baselineMs + STALL_MS_MAX * sharing;
}
