import { expect, test } from 'vitest';
import { readReceipt } from './read-receipt.ts';

const read = (subject: string, html: string) =>
  readReceipt(
    new TextEncoder().encode(
      `From: Lantern Supply <orders@lantern.example>\r\nSubject: ${subject}\r\n` +
        `Date: Tue, 3 Mar 2026 09:12:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
    ),
  );
const rows = (...pairs: readonly (readonly [string, string])[]) =>
  `<table>${pairs.map(([label, amount]) => `<tr><td>${label}</td><td>${amount}</td></tr>`).join('')}</table>`;
const THANKS = '<h1>Thank you for your order</h1>';

test('markup: of two similar totals, the one in the structured data wins', async () => {
  const body = `${THANKS}${rows(['Total', '$40.00'], ['Total', '$46.00'])}`;
  const markup = (price: string) =>
    `<script type="application/ld+json">{"@type":"Order","priceCurrency":"USD","price":"${price}"}</script>`;
  expect((await read('Your order', `${body}${markup('40.00')}`)).totalMinor).toBe(4000);
  expect((await read('Your order', `${body}${markup('46.00')}`)).totalMinor).toBe(4600);
});

test('arithmetic: of two sums, the one that items, shipping and tax add up to is the total', async () => {
  const body = rows(
    ['Linen shirt', '$30.00'],
    ['Wool socks', '$12.00'],
    ['Shipping', '$5.00'],
    ['Tax', '$3.36'],
    ['Amount', '$50.36'],
    ['Total', '$61.00'],
  );
  expect((await read('Your order', `${THANKS}${body}`)).totalMinor).toBe(5036);
});

test('grounding: ignores a total that only the structured data states', async () => {
  const markup =
    '<script type="application/ld+json">' +
    '{"@type":"Order","priceCurrency":"USD","price":"99.00","orderNumber":"ZX-77123"}</script>';
  const result = await read('Your order', `${THANKS}${rows(['Total', '$42.00'])}${markup}`);
  expect(result.totalMinor).toBe(4200);
  expect(result.orderId).toBeNull();
});

test('visibility: hidden text is neither a sum nor an item', async () => {
  const hidden = `<div style="display:none">${rows(['Gold bar', '$900.00'], ['Order total', '$942.00'])}</div>`;
  const result = await read(
    'Your order',
    `${THANKS}${rows(['Lamp', '$42.00'], ['Order total', '$42.00'])}${hidden}`,
  );
  expect(result.totalMinor).toBe(4200);
  expect(result.items.map(({ name }) => name)).toEqual(['Lamp']);
});
