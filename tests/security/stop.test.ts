import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../lib/folders.ts';
import { member, send } from '../lib/http.ts';
import { freePort } from '../lib/ports.ts';
import { waitFor } from '../lib/wait-for.ts';

const SCRIPT = fileURLToPath(new URL('../lib/servers/run-product.ts', import.meta.url));
const END_MS = 30_000;
/** The first start creates the database, which takes longer on a busy machine. */
const START_MS = 180_000;
let dataDir: string;
let port: number;
/** The newest process group, ended whatever the result of the test. */
let group = 0;

beforeAll(async () => {
  dataDir = await newDataDir();
  port = await freePort();
});
afterEach(() => {
  try {
    if (group !== 0) process.kill(-group, 'SIGKILL');
  } catch {
    // It has already ended.
  }
});
afterAll(() => removeDataDir(dataDir));

interface Running {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly url: string;
  readonly ended: Promise<number | null>;
}

/** The product as the leader of its own process group, as started by a terminal or a service manager. */
async function start(): Promise<Running> {
  const child = spawn(process.execPath, [SCRIPT], {
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const line = new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text)),
  );
  const output = await Promise.race([
    line,
    ended.then((code) => Promise.reject(new Error(`ended: ${code}`))),
  ]);
  return { child, pid: child.pid ?? 0, ended, url: String(member(JSON.parse(output), 'url')) };
}

/** The remaining processes of a start: its group, and every process that uses its data. */
async function left(group: number): Promise<string[]> {
  const home = (await readFile(path.join(dataDir, 'postgres-home'), 'utf8')).trim();
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,pgid=,stat=,args=']);
  return stdout.split('\n').filter((line) => {
    const [, pgid, state = ''] = line.trim().split(/\s+/);
    if (state.startsWith('Z')) return false;
    return Number(pgid) === group || line.includes(dataDir) || line.includes(home);
  });
}

async function nothingIsLeft(group: number): Promise<void> {
  await waitFor('every process to end', async () => (await left(group)).length === 0, END_MS).catch(
    async () => {
      expect(await left(group)).toEqual([]);
    },
  );
}

// Each start continues with the data of the one before, however that one ended.
it.each([
  ['SIGKILL to the whole group', (pid: number) => process.kill(-pid, 'SIGKILL'), null],
  ['SIGKILL to the server alone', (pid: number) => process.kill(pid, 'SIGKILL'), null],
  ['SIGINT to the whole group, as Ctrl-C sends it', (pid: number) => process.kill(-pid, 'SIGINT'), 0],
  [
    'SIGTERM to the whole group, passed on once more by whoever started it',
    (pid: number) => {
      process.kill(-pid, 'SIGTERM');
      process.kill(pid, 'SIGTERM');
    },
    0,
  ],
])(
  '%s leaves no process behind, and the next start works',
  async (_, stop, code) => {
    const running = await start();
    group = running.pid;
    expect((await send(`${running.url}/readyz`)).status).toBe(200);
    expect((await left(running.pid)).length, 'server, emulators and PostgreSQL').toBeGreaterThan(2);
    stop(running.pid);
    expect(await running.ended).toBe(code);
    await nothingIsLeft(running.pid);
  },
  START_MS,
);
