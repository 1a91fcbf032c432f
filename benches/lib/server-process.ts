import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../src/launch/embedded/supervisor.ts';
import { freePort } from '../../tests/lib/ports.ts';

/** What `npm start` runs: it starts the server as its only child. */
const START = fileURLToPath(new URL('../../bin/run.js', import.meta.url));
/** Of `/proc/<pid>/stat`; the same on every Linux. */
const TICKS_PER_SECOND = 100;
const PEAK_SINCE_NOW = '5';

const LOOK_MS = 25;

export interface ServerProcess {
  readonly url: string;
  /** The database's own address, for what is measured without the server. */
  adminUrl(): Promise<string>;
  /** Of the server since the last call. Linux only; null elsewhere. */
  used(): Used | null;
}

/** The database's processes and the stand-ins' are not counted: elsewhere they are other machines. */
export interface Used {
  /** The server's own memory at its peak. */
  readonly peakMb: number;
  /** At most, with what reads a file for it: what is their own of both, and once what all programs of Node share. */
  readonly peakWithReadersMb: number;
  /** The server's own processor time. */
  readonly cpuSeconds: number;
}

/** Runs `work` against a server in a process of its own on fresh data, and clears it away. */
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
      used: meter.used,
    });
  } finally {
    stopMeter();
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Meter {
  readonly used: ServerProcess['used'];
  stop(): void;
}

function openMeter(launcher: number): Meter {
  if (process.platform !== 'linux') return { used: () => null, stop: () => {} };
  const pid = childrenOf(launcher)[0] ?? '';
  let ticksBefore = 0;
  let peakWithReaders = 0;
  const look = setInterval(() => {
    const readers = childrenOf(pid).filter((child) => readOf(child, 'cmdline').includes('reader-worker'));
    const own = [pid, ...readers].reduce((sum, each) => sum + kilobytes(each, 'RssAnon'), 0);
    peakWithReaders = Math.max(peakWithReaders, own + kilobytes(pid, 'RssFile'));
  }, LOOK_MS);
  const used = (): Used => {
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

/** What the system says of a process; '' once it has ended. */
function readOf(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
