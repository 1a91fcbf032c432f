import { expect, test } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

async function readFolio(rows: readonly string[], subject = 'Your folio') {
  const email =
    `From: Linden Hotel <folio@linden.example>\r\nSubject: ${subject}\r\n` +
    'Date: Sun, 11 Oct 2026 10:00:00 -0400\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    `<p>Thank you for your stay. Amounts in USD.</p><table>${rows.join('')}</table>`;
  const { totalMinor, taxMinor, cardLast4, items } = await readReceipt(new TextEncoder().encode(email));
  return { totalMinor, taxMinor, cardLast4, names: items.map(({ name }) => name) };
}

const NIGHTS = [
  row('Date', 'Description', 'Charges', 'Credits'),
  row('09-Oct-26', 'ROOM CHARGE', '189.00', ''),
  row('09-Oct-26', 'CITY TAX', '15.12', ''),
  row('10-Oct-26', 'BISTRO', '34.56', ''),
  row('10-Oct-26', 'ROOM CHARGE', '189.00', ''),
  row('10-Oct-26', 'CITY TAX', '15.12', ''),
];

test('the charges above a payment that add up to it were paid with it', async () => {
  const rows = [
    ...NIGHTS,
    row('11-Oct-26', 'VISA VIXXXXXXXXXXXX6612', '', '442.80'),
    row('BALANCE', '', '', '0.00'),
  ];
  expect(await readFolio(rows)).toEqual({
    totalMinor: 44280,
    taxMinor: 3024,
    cardLast4: '6612',
    names: ['ROOM CHARGE', 'BISTRO', 'ROOM CHARGE'],
  });
});

test('of two shipments, the price and tax above the charge of one are its parts', async () => {
  const rows = [
    row('Headphones', '$399.99'),
    row('Sales tax', '$33.00'),
    row('Charged for this shipment', '$432.99'),
    row('Shipment 2 of 2, not charged yet', ''),
    row('Power bank', '$99.99'),
    row('Total tax', '$41.25'),
    row('Order total', '$541.23'),
  ];
  const read = await readFolio(rows, 'Your card was charged $432.99');
  expect(read).toMatchObject({ totalMinor: 43299, taxMinor: 3300, names: ['Headphones'] });
});
