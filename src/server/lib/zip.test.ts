import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { readZip } from '../../../tests/lib/files/zip.ts';
import { type ZipEntry, zipStream } from './zip.ts';

const AT = new Date('2026-11-20T10:20:30Z');

async function* listed(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function* pieces(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

it('a ZIP contains its entries unchanged', async () => {
  const entries: readonly ZipEntry[] = [
    { name: 'README.txt', content: 'plain words\n'.repeat(200) },
    { name: 'receipts/01 Žlutý čaj.txt', content: 'short' },
    { name: 'empty', content: new Uint8Array() },
    { name: 'lines.jsonl', content: pieces(['{"a":1}\n', '', 'žluť\n'.repeat(40_000)]) },
    { name: 'no lines.jsonl', content: pieces([]) },
  ];
  const zip = await buffer(zipStream(listed(entries), AT));
  const files = readZip(zip);
  expect([...files.keys()]).toEqual(entries.map(({ name }) => name));
  expect(String(files.get('README.txt'))).toBe('plain words\n'.repeat(200));
  expect(String(files.get('receipts/01 Žlutý čaj.txt'))).toBe('short');
  expect(String(files.get('lines.jsonl'))).toBe(`{"a":1}\n${'žluť\n'.repeat(40_000)}`);
  expect([files.get('empty')?.byteLength, files.get('no lines.jsonl')?.byteLength]).toEqual([0, 0]);
});

it('entries are read only as fast as the ZIP is consumed', async () => {
  let asked = 0;
  async function* source(): AsyncGenerator<ZipEntry> {
    for (; asked < 200; asked += 1) yield { name: `${asked}`, content: randomBytes(20_000) };
  }
  const reader = zipStream(source(), AT).getReader();
  let taken = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    taken += next.value.byteLength;
    expect(asked * 20_000 - taken).toBeLessThan(1_000_000);
  }
  expect([asked, taken > 200 * 20_000]).toEqual([200, true]);
});

it('an abandoned ZIP stops reading its source, and fails if its source fails', async () => {
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
  const only = (content: AsyncIterable<Uint8Array>) => listed([{ name: 'endless', content }]);
  const reader = zipStream(only(endless()), AT).getReader();
  for (let read = 0; read < 5; read += 1) await reader.read();
  await reader.cancel();
  expect(asked).toBeLessThan(40);
  await vi.waitFor(() => expect(isOver).toBe(true));

  async function* failing(): AsyncGenerator<Uint8Array> {
    yield randomBytes(10);
    throw new Error('no more');
  }
  const broken = zipStream(only(failing()), AT).getReader();
  await expect(
    (async () => {
      while (!(await broken.read()).done);
    })(),
  ).rejects.toThrow('no more');
});

it('an abandoned ZIP ends its entries; an unavailable or invalidly named entry fails it', async () => {
  let isOver = false;
  const given = Promise.withResolvers<void>();
  async function* slow(): AsyncGenerator<ZipEntry> {
    try {
      yield { name: 'first', content: 'first' };
      await given.promise;
      yield { name: 'second', content: 'second' };
      throw new Error('asked for more');
    } finally {
      isOver = true;
    }
  }
  const reader = zipStream(slow(), AT).getReader();
  await reader.read();
  await reader.cancel();
  given.resolve();
  await vi.waitFor(() => expect(isOver).toBe(true));

  async function* missing(): AsyncGenerator<ZipEntry> {
    yield { name: 'first', content: 'first' };
    throw new Error('no entry');
  }
  await expect(buffer(zipStream(missing(), AT))).rejects.toThrow('no entry');
  await expect(buffer(zipStream(listed([{ name: '../up', content: '' }]), AT))).rejects.toThrow('invalid');
});
