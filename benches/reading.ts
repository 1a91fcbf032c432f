import { readReceipt } from '../src/readers/receipt/read-receipt.ts';
import { cpuMs, type Figure, measurePercentiles, median } from './lib/measure.ts';
import { parseOnly } from './lib/parse-only.ts';
import { shopMail } from './lib/shop-mail.ts';

const BODY_BYTES = 25_000;
const KB = 1024;
const ROUNDS = 3;

interface Kind {
  readonly name: string;
  readonly message: Uint8Array;
  readonly count: number;
  /** `rate`: emails per second, from the median; `p95`: the 95th percentile in milliseconds. */
  readonly by: 'rate' | 'p95';
  readonly target: number;
}

/** CPU time of reading one email: a shop's order, a list of items of the same size, a long email, half a megabyte. */
export async function readingBench(): Promise<Figure[]> {
  const shop = shopMail();
  const order = `a shop's order of ${Math.round(shop.byteLength / 1000)} kB`;
  const kinds: readonly Kind[] = [
    { name: `reading ${order}, one core`, message: shop, count: 100, by: 'rate', target: 500 },
    {
      ...{ name: 'reading a list of 160 items in 25 kB, one core', message: buildReceiptEmail(BODY_BYTES) },
      ...{ count: 100, by: 'rate', target: 300 },
    },
    {
      name: 'reading an email of 128 kB, p95',
      message: buildReceiptEmail(128 * KB),
      count: 40,
      by: 'p95',
      target: 50,
    },
    {
      name: 'reading an email of 512 kB, p95',
      message: buildReceiptEmail(512 * KB),
      count: 20,
      by: 'p95',
      target: 120,
    },
  ];
  const figures: Figure[] = [];
  for (const kind of kinds) figures.push(await figureOf(kind));
  return figures;
}

/**
 * Alternates between reading and parsing alone, so that other load on the machine affects both; the first round warms
 * up.
 */
async function figureOf({ name, message, count, by, target }: Kind): Promise<Figure> {
  const reading: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const read = await measurePercentiles(count, () => readReceipt(message), cpuMs);
    const parsed = await measurePercentiles(count, () => parseOnly(message), cpuMs);
    if (round === 0) continue;
    reading.push(by === 'rate' ? 1000 / read.median : read.p95);
    alone.push(by === 'rate' ? 1000 / parsed.median : parsed.p95);
  }
  return {
    name,
    value: median(reading),
    ...(by === 'rate' ? { unit: 'emails/s', better: 'more' } : { unit: 'ms', better: 'less' }),
    target,
    baseline: { name: 'MIME and HTML parsing alone', value: median(alone) },
  };
}

/** A receipt of about `bytes` bytes whose table rows add up to its total. */
export function buildReceiptEmail(bytes: number): Uint8Array {
  const row = (index: number) =>
    `<tr><td style="padding:8px;font-family:Arial"><a ` +
    `href="https://shop.example/i/${index}">Wool socks, pair ${index}</a></td><td align="right">1</td><td ` +
    `align="right">$${(4 + (index % 9)).toFixed(2)}</td></tr>\n`;
  let rows = '';
  let cents = 0;
  for (let index = 0; rows.length < bytes - 1_500; index += 1) {
    rows += row(index);
    cents += (4 + (index % 9)) * 100;
  }
  const total = (cents / 100).toFixed(2);
  return Buffer.from(
    `From: Fjord Outfitters <orders@fjord.example>\r\nTo: a@b.example\r\nSubject: Your order 10442-881\r\n` +
      `Date: Tue, 03 Nov 2026 10:00:00 -0800\r\nMessage-ID: <1@fjord.example>\r\nMIME-Version: 1.0\r\n` +
      `Content-Type: text/html; charset=utf-8\r\n\r\n` +
      `<html><body><h1>Thank you for your order</h1><p>Order number ` +
      `10442-881</p><table>${rows}<tr><td>Subtotal</td><td></td><td>$${total}</td></tr><tr><td><b>Order ` +
      `total</b></td><td></td><td><b>$${total}</b></td></tr></table></body></html>`,
  );
}
