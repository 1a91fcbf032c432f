import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { readZip } from '../../../tests/lib/zip.ts';
import { type ZipEntry, zipStream } from './zip.ts';

async function* pieces(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

it('what goes into a ZIP comes out of it, entry by entry and only as fast as it is taken', async () => {
  const entries: readonly ZipEntry[] = [
    { name: 'README.txt', content: 'plain words\n'.repeat(200) },
    { name: 'receipts/01 Žlutý čaj.txt', content: 'short' },
    { name: 'empty', content: new Uint8Array() },
    { name: 'lines.jsonl', content: pieces(['{"a":1}\n', 'žluť\n'.repeat(40_000)]) },
    { name: 'no lines.jsonl', content: pieces([]) },
  ];
  const asked: string[] = [];
  async function* source() {
    for (const entry of entries) {
      asked.push(entry.name);
      yield entry;
    }
  }
  const reader = zipStream(source(), new Date('2026-11-20T10:20:30Z')).getReader();
  const chunks = [(await reader.read()).value ?? new Uint8Array()];
  expect(asked.length).toBeLessThan(entries.length);
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  const files = readZip(Buffer.concat(chunks));
  expect([...files.keys()]).toEqual(entries.map(({ name }) => name));
  expect(String(files.get('README.txt'))).toBe('plain words\n'.repeat(200));
  expect(String(files.get('receipts/01 Žlutý čaj.txt'))).toBe('short');
  expect(String(files.get('lines.jsonl'))).toBe(`{"a":1}\n${'žluť\n'.repeat(40_000)}`);
  expect([files.get('empty')?.byteLength, files.get('no lines.jsonl')?.byteLength]).toEqual([0, 0]);
});

it('a ZIP that nobody takes to its end stops asking for more, and one whose source fails fails', async () => {
  let asked = 0;
  let isOver = false;
  async function* endless() {
    try {
      for (;;) {
        asked += 1;
        yield randomBytes(100_000);
      }
    } finally {
      isOver = true;
    }
  }
  async function* only(content: AsyncIterable<Uint8Array>): AsyncGenerator<ZipEntry> {
    yield { name: 'endless', content };
  }
  const reader = zipStream(only(endless()), new Date('2026-11-20T10:20:30Z')).getReader();
  for (let read = 0; read < 5; read += 1) await reader.read();
  await reader.cancel();
  expect(asked).toBeLessThan(40);
  await vi.waitFor(() => expect(isOver).toBe(true));

  async function* failing(): AsyncGenerator<Uint8Array> {
    yield randomBytes(10);
    throw new Error('no more');
  }
  const broken = zipStream(only(failing()), new Date('2026-11-20T10:20:30Z')).getReader();
  await expect(
    (async () => {
      while (!(await broken.read()).done);
    })(),
  ).rejects.toThrow('no more');
});
