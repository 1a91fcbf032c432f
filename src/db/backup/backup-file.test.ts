import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEncrypted, writeEncrypted } from './backup-file.ts';

const QUICK = { passphrase: 'seven quiet harbors', scryptWorkFactor: 10 };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fettle-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('a second write of the same file fails, and the first one completes', async () => {
  const folder = await newFolder();
  const file = path.join(folder, 'all.age');
  const content = new PassThrough();
  const first = writeEncrypted(file, QUICK, content);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['all.age.partial']));
  await expect(writeEncrypted(file, QUICK, Readable.from(['second']))).rejects.toMatchObject({
    code: 'EEXIST',
  });
  content.end('first');
  await first;
  expect(await readdir(folder)).toEqual(['all.age']);
  expect(await text(await openEncrypted(file, QUICK.passphrase))).toBe('first');
});

it('a write that fails leaves no file', async () => {
  const folder = await newFolder();
  const content = new PassThrough();
  const write = writeEncrypted(path.join(folder, 'all.age'), QUICK, content);
  content.destroy(new Error('the database is gone'));
  await expect(write).rejects.toThrow('the database is gone');
  expect(await readdir(folder)).toEqual([]);
});
