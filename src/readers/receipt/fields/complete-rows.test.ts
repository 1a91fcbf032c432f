import { describe, expect, it } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

async function itemsOf(rows: readonly string[]) {
  const email =
    'From: Copper Spoon <receipts@copperspoon.example>\r\nSubject: Receipt for Order #77\r\n' +
    'Date: Fri, 20 Nov 2026 10:00:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    `<table>${rows.join('')}</table>`;
  const { items } = await readReceipt(new TextEncoder().encode(email));
  return items.map(({ name, quantity, lineMinor }) => [name, quantity, lineMinor]);
}

const SUMS = (subtotal: string) => [
  row('', 'Subtotal', `$${subtotal}`),
  row('', 'Tax', '$1.00'),
  row('', 'Total', `$${(Number(subtotal) + 1).toFixed(2)}`),
];

describe('rows without a count below a counted item', () => {
  it('are its modifiers, if they are named as additions', async () => {
    const rows = [
      row('1', 'Cheeseburger', '$15.00'),
      row('', 'Add bacon', '$2.50'),
      row('2', 'Cola', '$6.00'),
    ];
    expect(await itemsOf([...rows, ...SUMS('23.50')])).toEqual([
      ['Cheeseburger', 1, 1750],
      ['Cola', 2, 600],
    ]);
  });

  it('are its modifiers, if they stand among choices without a price', async () => {
    const rows = [
      row('1', 'Burrito', '$12.50'),
      row('', 'Black beans', ''),
      row('', 'Guacamole', '$2.25'),
      row('1', 'Salad', '$9.00'),
    ];
    expect(await itemsOf([...rows, ...SUMS('23.75')])).toEqual([
      ['Burrito', 1, 1475],
      ['Salad', 1, 900],
    ]);
  });

  it('are items of their own otherwise', async () => {
    const rows = [row('1', 'Burrito', '$12.50'), row('', 'Lemonade', '$3.00'), row('1', 'Salad', '$9.00')];
    expect(await itemsOf([...rows, ...SUMS('24.50')])).toEqual([
      ['Burrito', 1, 1250],
      ['Lemonade', null, 300],
      ['Salad', 1, 900],
    ]);
  });
});
