import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { command } from './read-bank-file.ts';

let folder = '';
let lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-bank-'));
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

it('prints a line per file and succeeds if any was read', async () => {
  const good = await file('a.csv', 'Date,Description,Amount\n2024-01-05,Kiosk,-1.00\n');
  const bad = await file('b.txt', 'hello');
  expect(await command.run([good, bad, join(folder, 'absent')])).toBe(0);
  const read = lines.map((line) => JSON.parse(line));
  expect(read.map(({ format }) => format)).toEqual(['csv', 'unknown', 'unknown']);
  expect(read[0]).toMatchObject({ file: good, accounts: [{ transactions: [{ amount: '-1.00' }] }] });
  expect(read[1]).toMatchObject({
    accounts: [],
    errors: [{ line: 0, reason: 'no table with dates and amounts was found' }],
  });
  expect(read[2]).toMatchObject({ accounts: [], errors: [{ reason: expect.stringContaining('ENOENT') }] });
});

it('exits with 1 if nothing could be read', async () => {
  expect(await command.run([await file('b.txt', 'hello'), folder])).toBe(1);
});
