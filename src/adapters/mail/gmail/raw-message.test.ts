import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readRawMessage } from './raw-message.ts';

const answer = (raw: Buffer, more: object = {}) =>
  Buffer.from(
    JSON.stringify(
      {
        id: '1',
        snippet: 'the "raw": "x" of it',
        ...more,
        raw: raw.toString('base64url'),
        internalDate: '5',
      },
      null,
      2,
    ),
  );

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it.each([0, 1, 2, 3, 65_536, 3_000_001])('extracts an email of %i bytes from the response', async (size) => {
  const raw = randomBytes(size);
  for (const chunk of size < 100 ? [1, 2, 7, 100_000] : [16_384, 65_537]) {
    const found = await readRawMessage(cut(answer(raw), chunk));
    expect(found.raw.equals(raw)).toBe(true);
    expect(found.message).toMatchObject({ id: '1', internalDate: '5', snippet: 'the "raw": "x" of it' });
  }
});

it.each(['', '{}', '<html>', '{"raw"', '{"raw": "eA', '{"raw": "eA" and more'])(
  'rejects %j',
  async (text) => {
    await expect(readRawMessage(cut(Buffer.from(text), 3))).rejects.toMatchObject({ kind: 'unavailable' });
  },
);
