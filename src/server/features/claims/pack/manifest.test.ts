import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type PackFile, withManifest } from './manifest.ts';

async function* twoFiles(): AsyncGenerator<PackFile> {
  yield { name: 'a.txt', content: 'Łódź' };
  yield { name: 'receipts/b.bin', content: new Uint8Array([0, 255]) };
}

it('lists each file with its SHA-256; the checksum file includes the manifest', async () => {
  const facts = {
    claim: 3,
    madeAt: '2026-11-20T00:00:00.000Z',
    receipts: 1,
    originals: 1,
    missingOriginals: [],
  };
  const files: PackFile[] = [];
  for await (const file of withManifest(twoFiles(), () => facts)) files.push(file);
  const hashes = files.slice(0, -1).map(({ name, content }) => {
    const hash = createHash('sha256').update(content).digest('hex');
    return `${hash}  ${name}\n`;
  });
  expect(files.map(({ name }) => name)).toEqual(['a.txt', 'receipts/b.bin', 'manifest.json', 'SHA256SUMS']);
  expect(files.at(-1)?.content).toBe(hashes.join(''));
  expect(JSON.parse(String(files[2]?.content))).toMatchObject({
    claim: 3,
    files: [
      { path: 'a.txt', bytes: 7, sha256: hashes[0]?.slice(0, 64) },
      { path: 'receipts/b.bin', bytes: 2, sha256: hashes[1]?.slice(0, 64) },
    ],
  });
});
