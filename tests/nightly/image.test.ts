import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#launch/embedded/supervisor.ts';
import { newDataDir, removeDataDir } from '../lib/folders.ts';
import { send } from '../lib/http.ts';
import { signUpAt } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { importFile, ofx } from '../lib/statements.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MB_MAX = 250;
const run = promisify(execFile);

let folder: string;
let database: EmbeddedPostgres;
beforeAll(async () => {
  folder = await newDataDir();
  database = await startEmbeddedPostgres(path.join(folder, 'database'));
  await run('sh', ['packaging/layout.sh', path.join(folder, 'image')], { cwd: ROOT });
  for (const name of ['dev', 'proc']) await mkdir(path.join(folder, 'image', name));
}, 600_000);
afterAll(async () => {
  await database.stop();
  await removeDataDir(folder);
});

/** Like a container: the image as the root, with only devices and processes of this machine. */
const ENTER = [
  ...['dev', 'proc'].map((name) => `mount --rbind /${name} "$0/${name}"`),
  'exec chroot --userspec=1000:1000 "$0" "$@"',
].join(' && ');

function inImage(
  environment: Readonly<Record<string, string>>,
  ...command: string[]
): [string, string[], { env: Readonly<Record<string, string>> }] {
  const mapping = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const args = ['--mount', ...mapping, 'sh', '-c', ENTER, path.join(folder, 'image'), ...command];
  return ['unshare', args, { env: { PATH: process.env.PATH ?? '', ...environment } }];
}

it('the image is small, creates its schema, is healthy, and serves from a read-only folder', async () => {
  const { stdout } = await run('du', ['-sm', '--apparent-size', path.join(folder, 'image')]);
  expect(Number.parseInt(stdout, 10)).toBeLessThanOrEqual(MB_MAX);
  const dockerfile = await readFile(path.join(ROOT, 'Dockerfile'), 'utf8');
  const listOf = (name: string): string[] =>
    JSON.parse(new RegExp(`^${name}.*?(?<list>\\[.*\\])$`, 'm').exec(dockerfile)?.groups?.list ?? '[]');
  const port = String(await freePort());
  const environment = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: '/data', LOG_LEVEL: 'fatal' },
    ...{ DATABASE_URL: database.serviceUrl, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') },
  };
  const asOwner = { ...environment, DATABASE_ADMIN_URL: database.adminUrl };
  await run(...inImage(asOwner, ...listOf('ENTRYPOINT'), 'migrate'));
  const [program, args, options] = inImage(environment, ...listOf('ENTRYPOINT'), ...listOf('CMD'));
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    for await (const line of createInterface(server.stderr)) if (line.includes('is running')) break;
    await run(...inImage(environment, ...listOf('HEALTHCHECK')));
    const product = { url: `http://localhost:${port}` };
    expect((await send(`${product.url}/`)).text).toContain('/assets/');
    const person = await signUpAt(product);
    await importFile(product, person, ofx([{ on: '2026-11-10', amount: '-11.50', name: 'KIOSK', id: 'k1' }]));
    const { transactions } = await person.call('listTransactions', { query: {} });
    expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual([-1150]);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
});
