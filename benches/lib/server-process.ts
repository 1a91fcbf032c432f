import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../src/launch/embedded/supervisor.ts';
import { freePort } from '../../tests/lib/ports.ts';

/** The program behind `npm start`; its only child is the server. */
const START = fileURLToPath(new URL('../../bin/run.js', import.meta.url));
/** Unit of `/proc/<pid>/stat`; the same on every Linux. */
const TICKS_PER_SECOND = 100;
const PEAK_SINCE_NOW = '5';

const LOOK_MS = 25;

export interface ServerProcess {
  readonly url: string;
  /** The database's URL, for measurements without the server. */
  adminUrl(): Promise<string>;
  /** The server's usage since the last call. Linux only; null elsewhere. */
  takeUsage(): Usage | null;
}

/** Excludes database and emulator processes, which are other machines in production. */
export interface Usage {
  /** The server's own peak memory. */
  readonly peakMb: number;
  /**
   * Peak memory of the server with its reader processes: the private memory of all, plus the shared Node binary once.
   */
  readonly peakWithReadersMb: number;
  /** The server's own CPU time. */
  readonly cpuSeconds: number;
}

/** Runs `work` with a server in a separate process on fresh data, and deletes both. */
export async function withServerProcess<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fettle-bench-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [START, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let stopMeter = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('running at') && resolve());
      child.once('exit', (code) => reject(new Error(`the server ended at once (${code})`)));
    });
    const meter = openMeter(child.pid ?? 0);
    stopMeter = meter.stop;
    return await work({
      url: `http://localhost:${port}`,
      adminUrl: async () => (await startEmbeddedPostgres(dataDir)).adminUrl,
      takeUsage: meter.used,
    });
  } finally {
    stopMeter();
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Meter {
  readonly used: ServerProcess['takeUsage'];
  stop(): void;
}

function openMeter(launcher: number): Meter {
  if (process.platform !== 'linux') return { used: () => null, stop: () => {} };
  const pid = childrenOf(launcher)[0] ?? '';
  let ticksBefore = 0;
  let peakWithReaders = 0;
  const look = setInterval(() => {
    const readers = childrenOf(pid).filter((child) => readOf(child, 'cmdline').includes('reader-worker'));
    const anonymous = [pid, ...readers].reduce((sum, each) => sum + kilobytes(each, 'RssAnon'), 0);
    peakWithReaders = Math.max(peakWithReaders, anonymous + kilobytes(pid, 'RssFile'));
  }, LOOK_MS);
  const used = (): Usage => {
    const peakMb = kilobytes(pid, 'VmHWM') / 1024;
    const peakWithReadersMb = Math.max(peakMb, peakWithReaders / 1024);
    const fields = readOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    const cpuSeconds = (ticks - ticksBefore) / TICKS_PER_SECOND;
    ticksBefore = ticks;
    peakWithReaders = 0;
    writeFileSync(`/proc/${pid}/clear_refs`, PEAK_SINCE_NOW);
    return { peakMb, peakWithReadersMb, cpuSeconds };
  };
  return { used, stop: () => clearInterval(look) };
}

function childrenOf(pid: number | string): string[] {
  return readOf(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean);
}

function kilobytes(pid: string, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readOf(pid, 'status'))?.[1] ?? 0);
}

/** A file of `/proc/<pid>`; '' after the process has ended. */
function readOf(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
