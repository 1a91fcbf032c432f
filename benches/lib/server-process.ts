import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './product.ts';

/** What `npm start` runs: it starts the server as its only child. */
const START = fileURLToPath(new URL('../../bin/run.js', import.meta.url));
/** Of `/proc/<pid>/stat`; the same on every Linux. */
const TICKS_PER_SECOND = 100;
const PEAK_SINCE_NOW = '5';

export interface ServerProcess {
  readonly url: string;
  /** Peak memory and processor seconds of the server alone, since the last call. Linux only; null elsewhere. */
  used(): { readonly peakMb: number; readonly cpuSeconds: number } | null;
}

/** Runs `work` against a server in a process of its own on fresh data, and clears it away. */
export async function withServerProcess<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fettle-bench-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [START, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('running at') && resolve());
      child.once('exit', (code) => reject(new Error(`the server ended at once (${code})`)));
    });
    return await work({ url: `http://localhost:${port}`, used: meter(child.pid ?? 0) });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function meter(launcher: number): ServerProcess['used'] {
  if (process.platform !== 'linux') return () => null;
  const pid = readFileSync(`/proc/${launcher}/task/${launcher}/children`, 'utf8').trim().split(' ')[0];
  let before = 0;
  return () => {
    const peakKb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    const cpuSeconds = (ticks - before) / TICKS_PER_SECOND;
    before = ticks;
    writeFileSync(`/proc/${pid}/clear_refs`, PEAK_SINCE_NOW);
    return { peakMb: Number(peakKb) / 1024, cpuSeconds };
  };
}
