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
      'holdings',
      [
        'Symbol,Fund,Quantity,Last Price,As of',
        'VTI,STOCK,12.5,290.10,11/24/2026',
        'BND,BOND,40,72.80,11/24/2026',
      ],
    ],
    [
      'meals',
      ['Date,Meal,Calories,Protein', '2026-11-13,Lunch,640.50,32.10', '2026-11-14,Dinner,820.00,40.20'],
    ],
    ['rates', ['Date,USD,GBP', '2026-11-13,1.0812,0.8421', '2026-11-14,1.0790,0.8410']],
    [
      'deals',
      [
        'Time,Pair,Side,Price,Amount,Total',
        '2026-11-13,BTC/USD,buy,91000,0.01,910.00',
        '2026-11-14,ETH/USD,sell,3000,0.5,1500.00',
      ],
    ],
    [
      'an order list',
      [
        'Order ID,Order date,Product,Quantity,Unit price,Item total',
        '113-44,2026-10-28,USB cable,2,6.99,13.98',
        '113-45,2026-10-30,Notebook,1,4.50,4.50',
      ],
    ],
    ['a meter with its costs', ['Date,Usage (kWh),Cost', '2026-11-13,0.41,0.12', '2026-11-14,0.38,0.11']],
    [
      'claims of an insurance',
      ['Date of Service,Doctor,Amount,Paid,You Owe', '2026-11-13,Lee,220.00,195.00,25.00'],
    ],
    ['subscriptions', ['Service,Monthly Price,Next Billing Date', 'Video,17.99,2026-12-04']],
    ['prices', ['Bought,Item,Price', '2026-12-04,Lamp,17.99']],
    ['leases', ['Tenant,Lease start,Amount', 'Sam Poe,2026-01-01,1450.00']],
    ['deals', ['Deal,Amount,Close Date,Stage', 'Globex,12000.00,2026-12-15,Offer']],
    ['quotes', ['Customer,Created,Net Total,Tax,Total', 'Globex,2026-11-24,100.00,19.00,119.00']],
    ['grades', ['Date,Test,Points,Average', '2026-11-12,Fractions,87.50,81.25']],
    ['a net worth', ['Month,Assets,Debts,Net Worth', '2026-09-30,210.10,98.00,112.10']],
  ])('lists no transactions otherwise: %s', (_, table) => {
    expect(amounts(table)).toEqual([]);
  });
});

it('of unsigned amounts is read beside other money if a column describes the transactions', () => {
  const table = ['Date,Description,Amount,Tip', '2026-11-13,Corner Cafe,4.50,0.50'];
  expect(amounts(table)).toEqual([-450]);
});

describe('a table without a header', () => {
  it.each([
    ['weather', ['2026-11-16,14.2,7.9,1.2', '2026-11-17,12.8,6.4,0.0', '2026-11-18,-1.1,-5.2,3.4']],
    ['weather in words', ['2026-11-16,Rain,14.2', '2026-11-17,Sun,12.8', '2026-11-18,Snow,-1.1']],
    ['a sensor', ['2026-11-16;cellar;21.4', '2026-11-17;cellar;21', '2026-11-18;cellar;22.35']],
    ['steps', ['2026-11-16,8120', '2026-11-17,10431']],
  ])('of measures lists no transactions: %s', (_, lines) => {
    expect(amounts(lines).length).toBe(0);
  });

  it.each([
    ['cents without a text', ['2026-11-16,14.20', '2026-11-17,12.80', '2026-11-18,9.00']],
    ['whole yen', ['2026-11-16,Lawson,1240', '2026-11-17,Sony,12800', '2026-11-18,Aeon,900']],
    ['dropped zeros', ['2026-11-16,Tim,14.2', '2026-11-17,Metro,12.85', '2026-11-18,Esso,9']],
    ['a repeated text', ['2026-11-16;Transfer;-21.4', '2026-11-17;Transfer;21', '2026-11-18;Transfer;-2']],
  ])('of money is read: %s', (_, lines) => {
    expect(amounts(lines).length).toBe(lines.length);
  });
});
