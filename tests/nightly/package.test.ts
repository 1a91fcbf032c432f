import { execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../lib/folders.ts';
import { send } from '../lib/http.ts';
import { signUpAt } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { importFile, ofx } from '../lib/statements.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

let folder: string;
beforeAll(async () => {
  folder = await newDataDir();
  await run('npm', ['pack', '--pack-destination', folder, ...QUIET], { cwd: ROOT });
  await mkdir(path.join(folder, 'home'));
  await writeFile(path.join(folder, 'home/package.json'), '{}');
  await run('npm', ['install', '../fettle-1.0.0.tgz', ...QUIET], { cwd: path.join(folder, 'home') });
}, 600_000);
afterAll(() => removeDataDir(folder));

it('the installed package starts, serves its screens, and reads a statement', async () => {
  const port = String(await freePort());
  const home = path.join(folder, 'home');
  const server = spawn(path.join(home, 'node_modules/.bin/fettle'), ['start'], {
    cwd: home,
    env: { ...process.env, PORT: port, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    for await (const line of createInterface(server.stdout)) if (line.includes('is running')) break;
    const product = { url: `http://localhost:${port}` };
    expect((await send(`${product.url}/`)).text).toContain('/assets/');
    const person = await signUpAt(product);
    const file = ofx([{ on: '2026-11-10', amount: '-11.50', name: 'CORNER KIOSK', id: 'k1' }]);
    await importFile(product, person, file);
    const { transactions } = await person.call('listTransactions', { query: {} });
    expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual([-1150]);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
});
