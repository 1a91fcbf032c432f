import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '../lib/ports.ts';
import { waitFor } from '../lib/wait-for.ts';
import { ROOT } from '../run/steps.ts';

/** The vendor's emulator of its identity service. It is not a dependency: half a gigabyte, used only here. */
const PACKAGE = 'firebase-tools';
const VERSION = '15.34.2';
/** The emulator calls no real service for projects with this prefix. */
const PROJECT = 'demo-fettle';
const FOLDER = path.join(ROOT, '.cache', `${PACKAGE}-${VERSION}`);
const INSTALLED = path.join(FOLDER, 'installed');
const START_MS = 120_000;

export interface VendorIdentity {
  readonly url: string;
  readonly projectId: string;
  stop(): Promise<void>;
}

/** Starts the vendor's emulator on loopback, after installing it once per version. */
export async function startVendorIdentity(): Promise<VendorIdentity> {
  if (!existsSync(INSTALLED)) install();
  const folder = await mkdtemp(path.join(tmpdir(), 'fettle-vendor-'));
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const config = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ emulators: config }));
  const program = path.join(FOLDER, 'node_modules', PACKAGE, 'lib/bin/firebase.js');
  const options = ['emulators:start', '--only', 'auth', '--project', PROJECT, '--non-interactive'];
  const child = spawn(process.execPath, [program, ...options], {
    cwd: folder,
    // It stores settings, which must not go into the user's home folder.
    env: { ...process.env, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${auth}`;
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitFor('the vendor’s emulator to answer', async () => (await fetch(url)).ok, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, projectId: PROJECT, stop };
}

function install(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{"private": true}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const done = spawnSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], {
    cwd: FOLDER,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error('the vendor’s emulator could not be installed');
  writeFileSync(INSTALLED, VERSION);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
