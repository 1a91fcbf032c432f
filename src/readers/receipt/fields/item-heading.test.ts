import { expect, test } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

async function headingsOf(rows: string): Promise<(readonly [name: string, heading: string | null])[]> {
  const text = `From: "Meijer" <receipts@meijer.example>
To: kim@mailbox.example
Subject: Your receipt
Date: Tue, 3 Mar 2026 09:12:00 -0500
Content-Type: text/html; charset=utf-8

<h1>Thank you for shopping with us</h1>
<table>${rows}</table>
`;
  const { items } = await readReceipt(new TextEncoder().encode(text.replaceAll('\n', '\r\n')));
  return items.map(({ name, heading }) => [name, heading]);
}

const SUM = '<tr><td>Total</td><td>$20.00</td></tr>';

test('items get the heading of their department', async () => {
  const found = await headingsOf(`
    <tr><td colspan="2">PRODUCE</td></tr>
    <tr><td>Avocado Hass</td><td>$3.00</td></tr>
    <tr><td>Ginger root</td><td>$2.00</td></tr>
    <tr><td colspan="2">Drugstore (2)</td></tr>
    <tr><td>Naproxen 220mg</td><td>$8.00</td></tr>
    <tr><td>Cotton balls</td><td>$7.00</td></tr>${SUM}`);
  expect(found).toEqual([
    ['Avocado Hass', 'PRODUCE'],
    ['Ginger root', 'PRODUCE'],
    ['Naproxen 220mg', 'Drugstore'],
    ['Cotton balls', 'Drugstore'],
  ]);
});

test('items under the columns of a table have no heading', async () => {
  const found = await headingsOf(`
    <tr><th>Item</th><th>Price</th></tr>
    <tr><td>Avocado Hass</td><td>$13.00</td></tr>
    <tr><td>Ginger root</td><td>$7.00</td></tr>${SUM}`);
  expect(found).toEqual([
    ['Avocado Hass', null],
    ['Ginger root', null],
  ]);
});

test('a line above the only group of items is no heading', async () => {
  const found = await headingsOf(`
    <tr><td colspan="2">Home</td></tr>
    <tr><td>Naproxen 220mg</td><td>$13.00</td></tr>
    <tr><td>Cotton balls</td><td>$7.00</td></tr>${SUM}`);
  expect(found).toEqual([
    ['Naproxen 220mg', null],
    ['Cotton balls', null],
  ]);
});
