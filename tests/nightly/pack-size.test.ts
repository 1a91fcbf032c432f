import process from 'node:process';
import { expect, it } from 'vitest';
import { readZip } from '../lib/files/zip.ts';
import { send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const RECEIPTS = Number(process.env.PACK_RECEIPTS ?? 500);
/** Rendering a receipt takes about 0.1 s of one core; four times that on a busy machine. */
const PACK_MS_MAX = RECEIPTS * 400;
/** The download must start immediately, because browsers give up on a silent one. */
const FIRST_BYTES_MS_MAX = 25_000;
/** The pack is streamed receipt by receipt; the server never holds all of it. */
const MEMORY_MB_MAX = 256;

const product = runProduct();

/** A health receipt with an attached letter of 40 kB. */
function receipt(number: number): string {
  const day = new Date(Date.UTC(2026, 0, 1 + (number % 300), 10));
  return [
    'From: Alder Pharmacy <orders@alderpharmacy.test>',
    'To: someone@example.test',
    `Subject: Your order AP-${number}`,
    `Date: ${day.toUTCString()}`,
    `Message-ID: <${number}@alderpharmacy.test>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    ...['', '--part', 'Content-Type: text/plain; charset=utf-8', ''],
    'Thank you for your order.',
    `Order number: AP-${number}`,
    `1 x Ibuprofen tablets $${10 + (number % 80)}.${10 + (number % 90)}`,
    `Order total: $${10 + (number % 80)}.${10 + (number % 90)}`,
    ...['', '--part', 'Content-Type: application/octet-stream; name="terms.bin"'],
    ...['Content-Transfer-Encoding: base64', ''],
    ...Array.from({ length: 700 }, (_, at) => Buffer.alloc(57, (at * 31 + number) % 251).toString('base64')),
    ...['--part--', ''],
  ].join('\r\n');
}

async function furnish(person: Person): Promise<string> {
  await person.call('updateEvidence', { body: { isKept: true } });
  const mails = Array.from({ length: RECEIPTS }, (_, at) => receipt(60_000 + at));
  for (let from = 0; from < mails.length; from += 100) {
    const body = mails
      .slice(from, from + 100)
      .map((mail) => `From x@xxx Fri Nov 20 10:00:00 +0000 2026\r\n${mail}\r\n`)
      .join('');
    const headers = {
      authorization: `Bearer ${await person.token()}`,
      'content-type': 'application/octet-stream',
    };
    const address = `${product().url}/api/v1/mailboxes/uploads?fileName=mail.mbox`;
    expect((await send(address, { method: 'POST', headers, body })).status).toBe(200);
    await waitUntilIdle(product(), person.userId, 300_000);
  }
  const { claim } = await person.call('createClaim', { body: { year: 2026, environment: 'live' } });
  return claim.id;
}

it(`a pack of ${RECEIPTS} receipts starts at once, has every original, and needs little memory`, async () => {
  const person = await signUp(product());
  const claimId = await furnish(person);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  const startedAt = performance.now();
  const answer = await fetch(addressOf(product().url, 'getClaimPack', { params: { claimId } }), {
    headers: { authorization: `Bearer ${await person.token()}` },
  });
  expect(answer.status).toBe(200);
  const chunks: Uint8Array[] = [];
  let firstMs = 0;
  for await (const chunk of answer.body ?? []) {
    if (firstMs === 0) firstMs = performance.now() - startedAt;
    chunks.push(chunk);
  }
  clearInterval(watch);
  const ms = performance.now() - startedAt;
  const zip = Buffer.concat(chunks);
  const heldMb = (peak - before - zip.length) / 1024 / 1024;
  console.log(
    `${RECEIPTS} receipts: ${Math.round(ms / 1000)} s, first bytes after ${Math.round(firstMs)} ms, ` +
      `${Math.round(zip.length / 1024 / 1024)} MB, ${Math.round(heldMb)} MB of memory`,
  );
  const manifest: unknown = JSON.parse(String(readZip(zip).get('manifest.json')));
  expect(manifest).toMatchObject({ receipts: RECEIPTS, originals: RECEIPTS, missingOriginals: [] });
  expect(ms).toBeLessThan(PACK_MS_MAX);
  expect(firstMs).toBeLessThan(FIRST_BYTES_MS_MAX);
  expect(heldMb).toBeLessThan(MEMORY_MB_MAX);
});
