import { describe, expect, test } from 'vitest';
import { readReceipt } from '../../read-receipt.ts';

const HEAD =
  'From: Northgate <orders@northgate.example>\r\nSubject: Order confirmation #88273645\r\n' +
  'Date: Fri, 20 Nov 2026 10:00:00 -0500\r\n';

async function itemsOf(type: 'html' | 'plain', body: string) {
  const mail = `${HEAD}Content-Type: text/${type}; charset=utf-8\r\n\r\n${body}`;
  const { items } = await readReceipt(new TextEncoder().encode(mail));
  return items.map(({ name, quantity, lineMinor }) => [name, quantity ?? 1, lineMinor]);
}

const rows = (...all: string[][]) =>
  `<table>${all.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

describe('items in blocks', () => {
  test('end with one label whose amounts add up to the total; insurers’ shares are none of them', async () => {
    const drug = (name: string, paid: string, insured: string) =>
      `Rx #  0418823   DENISE L.\n${name}\n90-day supply, 1 refill left\n` +
      `You paid:   $${paid}\nInsurance paid:   $${insured}\n\n`;
    const body =
      drug('ATORVASTATIN 20 MG TABLET', '12.00', '31.44') +
      drug('LISINOPRIL 10 MG TABLET', '0.00', '14.10') +
      drug('FLUTICASONE NASAL SPRAY', '16.85', '0.00');
    expect(await itemsOf('plain', `${body}Total you paid   $28.85\n`)).toEqual([
      ['ATORVASTATIN 20 MG TABLET', 1, 1200],
      ['LISINOPRIL 10 MG TABLET', 1, 0],
      ['FLUTICASONE NASAL SPRAY', 1, 1685],
    ]);
  });

  test('are named by their titles, not by authors, formats or stock', async () => {
    const book = (title: string, author: string, price: string) =>
      `${title}\n${author}, Paperback, 9781761343803\nIn stock at Carlton\n${price}\n\n`;
    const body =
      book('Question 7', 'Richard Flanagan', '$26.99') + book('The Conversion', 'Amanda Lohrey', '$24.99');
    expect(await itemsOf('plain', `${body}Items (2): $51.98\nPostage: $7.95\nTotal: $59.93\n`)).toEqual([
      ['Question 7', 1, 2699],
      ['The Conversion', 1, 2499],
    ]);
  });

  test('are named by the products below bold makers', async () => {
    const body = rows(
      ['<b>LANEIGE</b><br>Lip Sleeping Mask with Vitamin C', '2', '$48.00'],
      ['<b>Rare Beauty</b><br>Soft Pinch Liquid Blush', '1', '$25.00'],
      ['Subtotal', '', '$73.00'],
      ['Order Total', '', '$73.00'],
    );
    expect(await itemsOf('html', body)).toEqual([
      ['Lip Sleeping Mask with Vitamin C', 2, 4800],
      ['Soft Pinch Liquid Blush', 1, 2500],
    ]);
  });
});

describe('names that registers wrap', () => {
  test('go on below an article number, and lose their flags', async () => {
    const body =
      '772691102879 GRK 9X3 RSS\nSCREW 100PC <A>      12.97\n088381502276 MKTA IMPACT\nBIT SET <A>      24.97\n' +
      'SUBTOTAL      37.94\nTOTAL      $37.94\n';
    expect(await itemsOf('plain', body)).toEqual([
      ['GRK 9X3 RSS SCREW 100PC', 1, 1297],
      ['MKTA IMPACT BIT SET', 1, 2497],
    ]);
  });

  test('are above their weight and the letters of the register', async () => {
    const body =
      '1 ORGANIC BANANAS\n   1.88 Lbs @ 1/ 0.68     FW    1.28\n1 DAWN PLATINUM 24 OZ     T    4.48\n' +
      'Sale Subtotal       5.76\nTotal Sale      5.76\n';
    expect(await itemsOf('plain', body)).toEqual([
      ['ORGANIC BANANAS', 1, 128],
      ['DAWN PLATINUM 24 OZ', 1, 448],
    ]);
  });
});

describe('other rows', () => {
  test('a fare is the item of a trip, although its label is that of a sum', async () => {
    const body = rows(
      ['Trip fare', '$18.42'],
      ['Subtotal', '$18.42'],
      ['Booking Fee', '$3.97'],
      ['State assessment', '$0.20'],
      ['Total', '$22.59'],
    );
    expect(await itemsOf('html', body)).toEqual([['Trip fare', 1, 1842]]);
  });

  test('a fare is the item of a flight whose taxes lead to the total', async () => {
    const body = rows(
      ['Base Fare', '$250.00'],
      ['U.S. Transportation Tax and fees', '$21.00'],
      ['Total Charged', '$271.00'],
    );
    expect(await itemsOf('html', body)).toEqual([['Base Fare', 1, 25000]]);
  });

  test('a free row of the table is an item, unless it was out of stock', async () => {
    const body = rows(
      ['Comprehensive exam', '$68.00'],
      ['Oral hygiene instruction', '$0.00'],
      ['Cilantro Bunch', '$0.00'],
      ['Out of stock', ''],
      ['Total', '$68.00'],
    );
    expect(await itemsOf('html', body)).toEqual([
      ['Comprehensive exam', 1, 6800],
      ['Oral hygiene instruction', 1, 0],
    ]);
  });

  test('the size in a name is no price', async () => {
    const body =
      '<div>Large Salad Spinner - 6.22 Qt, White</div><div>Quantity: 1</div><div>$29.95</div><div>Total: $29.95</div>';
    expect(await itemsOf('html', body)).toEqual([['Large Salad Spinner - 6.22 Qt, White', 1, 2995]]);
  });
});
