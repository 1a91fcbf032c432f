import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sharedHome } from '#launch/embedded/home.ts';

/** A fresh folder that the database's own user may enter, also when the tests run as root. */
export async function newDataDir(): Promise<string> {
  const folder = path.join(tmpdir(), `fettle-test-${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { mode: 0o755 });
  return folder;
}

/** Removes the folder, and what was put elsewhere for the database's own user. */
export async function removeDataDir(dataDir: string): Promise<void> {
  for (const place of [dataDir, sharedHome(dataDir)]) await rm(place, { recursive: true, force: true });
}
