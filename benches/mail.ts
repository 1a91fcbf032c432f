import { readReceipt } from '../src/readers/receipt/read-receipt.ts';
import type { Figure } from './lib/measure.ts';
import { times } from './lib/measure.ts';
import { shopMail } from './lib/shop-mail.ts';

const BODY_BYTES = 25_000;
const WARM_UP = 100;

/** How fast one email is read: a shop's order, a list of things of the same size, a long one, and half a megabyte. */
export async function mailBench(): Promise<Figure[]> {
  const shop = shopMail();
  const ordinary = mail(BODY_BYTES);
  await times(WARM_UP, () => readReceipt(shop));
  const order = await times(400, () => readReceipt(shop));
  const mail128 = mail(128 * 1024);
  const large = mail(512 * 1024);
  await times(WARM_UP, () => readReceipt(ordinary));
  const small = await times(400, () => readReceipt(ordinary));
  const long = await times(40, () => readReceipt(mail128));
  const big = await times(20, () => readReceipt(large));
  return [
    {
      name: `reading a shop's order of ${Math.round(shop.byteLength / 1000)} kB, one core`,
      value: 1000 / order.median,
      unit: 'emails/s',
      mark: 500,
      better: 'more',
    },
    {
      name: 'reading a list of 160 things in 25 kB, one core',
      value: 1000 / small.median,
      unit: 'emails/s',
      mark: 300,
      better: 'more',
    },
    { name: 'reading a mail of 128 kB, 95th', value: long.p95, unit: 'ms', mark: 50, better: 'less' },
    { name: 'reading a mail of 512 kB, 95th', value: big.p95, unit: 'ms', mark: 120, better: 'less' },
  ];
}

/** A receipt of so many bytes: rows of a table that sum up. */
export function mail(bytes: number): Uint8Array {
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
