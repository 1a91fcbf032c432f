import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const amounts = (lines: readonly string[]) =>
  readCsv(lines.join('\n'), {}).accounts.flatMap(({ transactions }) =>
    transactions.map((transaction) => transaction.amountMinor),
  );

describe('a table whose number column has an unknown name', () => {
  it('lists transactions if all its numbers have cents, and is said to be flipped', () => {
    const table = ['Date,Shop,Coste total', '2026-11-13,Corner Cafe,4.50', '2026-11-14,Grocer,63.12'];
    expect(amounts(table)).toEqual([-450, -6312]);
    expect(readCsv(table.join('\n'), {}).warnings).toMatchObject([{ code: 'signsFlipped' }]);
  });

  it.each([
    ['steps', ['Date,Walk,Paces', '2026-11-13,Park,4500', '2026-11-14,Lake,6312']],
    ['weights', ['Date,Person,Body', '2026-11-13,Jane,71.2', '2026-11-14,Jane,71.4']],
    [
      'an order list',
      [
        'Order ID,Order date,Product,Quantity,Unit price,Item total',
        '113-44,2026-10-28,USB cable,2,6.99,13.98',
        '113-45,2026-10-30,Notebook,1,4.50,4.50',
      ],
    ],
  ])('lists no transactions otherwise: %s', (_, table) => {
    expect(amounts(table)).toEqual([]);
  });
});
