import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sharedHome } from '#launch/embedded/home.ts';

/** A new folder accessible to the database's user, also if the tests run as root. */
export async function newDataDir(): Promise<string> {
  const folder = path.join(tmpdir(), `fettle-test-${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { mode: 0o755 });
  return folder;
}

/** Deletes the folder, and the data stored elsewhere for the database's user. */
export async function removeDataDir(dataDir: string): Promise<void> {
  for (const place of [dataDir, sharedHome(dataDir)]) await rm(place, { recursive: true, force: true });
}
