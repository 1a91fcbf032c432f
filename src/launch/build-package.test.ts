import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeSources } from './build-package.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('the sources of a package are JavaScript that runs, without tests or screens', async () => {
  const folder = path.join(ROOT, '.cache/package-test');
  await writeSources(folder);
  const files = await readdir(path.join(folder, 'src'), { recursive: true });
  expect(files.filter((name) => /\.ts$|\.test\.|^web/.test(name))).toEqual([]);
  const command = path.join(folder, 'src/cli/main.js');
  const descriptions = path.join(ROOT, 'tests/golden/items/items.txt');
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'classify-items', descriptions]);
  expect(stdout.split('\n').length).toBeGreaterThan(10);
  await rm(folder, { recursive: true });
});
