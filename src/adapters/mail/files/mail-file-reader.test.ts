import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mailFileReader } from './mail-file-reader.ts';

const COUNT = 12;

const message = (at: number) =>
  `From a@x Fri Nov 20 10:00:00 2026\nFrom: a@shop.test\nSubject: ${at}\nMessage-ID: <${at}@shop.test>\n\n` +
  `${randomBytes(60_000).toString('base64').replace(/.{76}/g, '$&\n')}\n\n`;

/** As over a slow connection. */
async function* slowly(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 16_384) {
    await setTimeout(2);
    yield bytes.subarray(at, at + 16_384);
  }
}

it('a compressed file is read while it still arrives: a message found early stops nothing', async () => {
  const file = gzipSync(Array.from({ length: COUNT }, (_, at) => message(at)).join(''));
  const kinds: string[] = [];
  for await (const part of mailFileReader.read(slowly(file), 'all.mbox.gz')) kinds.push(part.kind);
  expect(kinds).toEqual(Array.from({ length: COUNT }, () => 'message'));
}, 20_000);
