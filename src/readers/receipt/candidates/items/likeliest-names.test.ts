import { expect, test } from 'vitest';
import { readReceipt } from '../../read-receipt.ts';

const HEAD =
  'From: Northgate <orders@northgate.example>\r\nSubject: Order confirmation #88273645\r\n' +
  'Date: Fri, 20 Nov 2026 10:00:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n';

async function namesOf(body: string): Promise<string[]> {
  const { items } = await readReceipt(new TextEncoder().encode(HEAD + body));
  return items.map(({ name }) => name);
}

const SUMS = '<table><tr><td>Subtotal</td><td>$59.00</td></tr><tr><td>Total</td><td>$59.00</td></tr></table>';

test('a code between a name and its price is no name', async () => {
  const item = (name: string, code: string, price: string) =>
    `<table><tr><td><div>${name}</div><div style="font-size:12px">${code}</div></td></tr></table><div>${price}</div>`;
  const body =
    item('Sabine Ceramic Table Lamp', 'LDER4471', '$39.00') + item('Mahlon Area Rug', 'CHLH9984', '$20.00');
  expect(await namesOf(body + SUMS)).toEqual(['Sabine Ceramic Table Lamp', 'Mahlon Area Rug']);
});

test('a count of packs beside a price is no name', async () => {
  const item = (name: string, pack: string, price: string) =>
    `<b>${name}</b><table><tr><td>1 pack of ${pack} x ${price}</td><td>${price}</td></tr></table>`;
  const body = item('Parmigiano Reggiano', '500 g', '$39.00') + item('Free Range Eggs', '6 eggs', '$20.00');
  expect(await namesOf(body + SUMS)).toEqual(['Parmigiano Reggiano', 'Free Range Eggs']);
});

test('the heading of a page is not the name of its first item', async () => {
  const item = (name: string, weight: string, price: string) =>
    `<div>${name}</div><table><tr><td>${weight}</td><td>${price}</td></tr></table>`;
  const body =
    `<div>Corner Market of Larchmont Village</div>` +
    item('Banana', '2.13 lb @ $18.31/lb', '$39.00') +
    item('Tomato', '1.43 lb @ $13.99/lb', '$20.00');
  expect(await namesOf(body + SUMS)).toEqual(['Banana', 'Tomato']);
});
