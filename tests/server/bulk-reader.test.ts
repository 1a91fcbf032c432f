import { afterAll, expect, it } from 'vitest';
import { createBulkMailReader } from '#server/lib/bulk-mail-reader.ts';
import { createMailReader } from '#server/lib/mail-reader.ts';

const bulk = createBulkMailReader(new URL('../lib/frail-reading-worker.ts', import.meta.url), 1);
afterAll(() => bulk.close());

const aids = { homeCurrency: 'EUR', lessons: [] };
const mailOf = (n: number, words = '') =>
  Buffer.from(
    [
      'From: Larch Tools <orders@larchtools.test>',
      `Subject: Your order LT-${100_000 + n}`,
      'Date: Thu, 05 Mar 2026 10:00:00 GMT',
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Thank you for your order.${words}\r\nOrder number: LT-${100_000 + n}\r\nOrder total: $${10 + n}.20\r\n`,
    ].join('\r\n'),
  );

it('reads as the server itself does; a mail that ends the reading process is named, and the others are read', async () => {
  const mails = Array.from({ length: 12 }, (_, n) => mailOf(n, n === 4 ? ' This one ends its reader.' : ''));
  const read = await Promise.allSettled(mails.map((raw) => bulk.read(raw, aids)));
  const reader = createMailReader();
  for (const [n, raw] of mails.entries()) {
    if (n === 4) expect(read[n]).toMatchObject({ status: 'rejected' });
    else expect(read[n]).toEqual({ status: 'fulfilled', value: await reader.read(raw, aids) });
  }
  expect((await bulk.read(mailOf(20), aids)).orders[0]?.orderId).toBe('LT-100020');
});
