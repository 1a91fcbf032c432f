import { expect, test } from 'vitest';
import type { Extraction } from '../extraction.ts';
import { readReceipt } from '../read-receipt.ts';

async function taxOf(rows: readonly (readonly string[])[]): Promise<number | null> {
  return (await readRows(rows)).taxMinor;
}

function readRows(rows: readonly (readonly string[])[]): Promise<Extraction> {
  const table = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const email =
    'From: Linden Inn <desk@lindeninn.example>\r\nSubject: Your receipt\r\n' +
    'Date: Fri, 20 Nov 2026 10:00:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    `<p>Thank you for staying with us.</p><table>${table}</table>`;
  return readReceipt(new TextEncoder().encode(email));
}

test('the tax of each night adds up', async () => {
  const night = [
    ['Room 12', '$100.00'],
    ['Room tax', '$11.00'],
  ];
  expect(await taxOf([...night, ...night, ['Total paid', '$222.00']])).toBe(2200);
});

test('a tax that a repeated summary states again counts once', async () => {
  const summary = [
    ['Room 12', '$100.00'],
    ['Room tax', '$11.00'],
    ['Total paid', '$111.00'],
  ];
  expect(await taxOf([...summary, ...summary])).toBe(1100);
});

test('the tax below the nights of a folio is the sum of theirs', async () => {
  const night = [
    ['Guest room', '$100.00'],
    ['State tax', '$6.00'],
    ['City lodging tax', '$5.00'],
  ];
  const sums = [
    ['Total charges', '$222.00'],
    ['Of which taxes', '$22.00'],
  ];
  expect(await taxOf([...night, ...night, ...sums])).toBe(2200);
});

test('a returned deposit and a rounding are no discounts', async () => {
  const sums = [
    ['Crate of water', '$12.00'],
    ['Bottle return', '-$3.10'],
    ['Coupon', '-$1.00'],
    ['Rounding', '-$0.05'],
    ['Total paid', '$7.85'],
  ];
  expect((await readRows(sums)).discountMinor).toBe(100);
});

test('an amount that an insurer’s network writes off is no discount', async () => {
  const sums = [
    ['Crown', '$434.00'],
    ['Network write-off', '-$81.00'],
    ['Total paid', '$353.00'],
  ];
  expect((await readRows(sums)).discountMinor).toBeNull();
});

test('the patient pays the total without the shares of all insurers', async () => {
  const bill = [
    ['Frame', '139.00 €'],
    ['Two lenses', '290.00 €'],
    ['Total', '429.00 €'],
    ['Part Assurance Maladie', '-0.09 €'],
    ['Part mutuelle', '-300.00 €'],
    ['Reste à charge', '128.91 €'],
    ['Paid by card', '128.91 €'],
  ];
  expect((await readRows(bill)).totalMinor).toBe(12_891);
});

test('a gift card that pays a part leaves the total as it is', async () => {
  const order = [
    ['Novel', '$42.00'],
    ['Total', '$42.00'],
    ['Paid by gift card', '$25.00'],
    ['Paid by Visa 4417', '$17.00'],
  ];
  expect((await readRows(order)).totalMinor).toBe(4200);
});

test('a tip below the sum of a tax table belongs to the total', async () => {
  const slip = [
    ['2x Cappuccino', '8.40 €'],
    ['1x Cake', '4.50 €'],
    ['Subtotal', '12.90 €'],
    ['Tip', '1.50 €'],
    ['TOTAL', '14.40 €'],
    ['Rate', 'Net', 'VAT', 'Gross'],
    ['A 19%', '10.84', '2.06', '12.90'],
    ['Total', '10.84', '2.06', '12.90'],
  ];
  expect((await readRows(slip)).totalMinor).toBe(1440);
});
