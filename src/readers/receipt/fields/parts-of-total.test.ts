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
