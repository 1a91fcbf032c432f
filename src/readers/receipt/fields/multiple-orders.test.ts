import { expect, test } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

const read = (body: string) =>
  readReceipt(
    new TextEncoder().encode(
      'From: Hearth & Home <orders@hearthandhome.com>\r\nDate: Fri, 6 Nov 2026 09:00:00 +0000\r\n' +
        `Subject: Thanks for your orders\r\n\r\nThank you, Noor! You placed 2 orders.\r\n\r\n${body}\r\n`,
    ),
    { homeCurrency: 'USD' },
  );

const FIRST = 'Order number: 771-2204418\r\nTable lamp    $42.00\r\nOrder total: $42.00';
const SECOND = 'Order number: 771-2204419\r\nFloor mat    $18.50\r\nOrder total: $18.50';
const PARTS = [
  { orderId: '771-2204418', totalMinor: 4_200 },
  { orderId: '771-2204419', totalMinor: 1_850 },
];

test('uses the stated sum of several orders as the total and keeps each order’s own', async () => {
  const below = await read(`${FIRST}\r\n\r\n${SECOND}\r\n\r\nGrand total: $60.50`);
  expect(below).toMatchObject({ kind: 'purchase', totalMinor: 6_050, orders: PARTS });
  const above = await read(`Total charged: $60.50\r\n\r\n${FIRST}\r\n\r\n${SECOND}`);
  expect(above).toMatchObject({ kind: 'purchase', totalMinor: 6_050, orders: PARTS });
});

test('sends several orders without a stated sum to review', async () => {
  const parsed = await read(`${FIRST}\r\n\r\n${SECOND}`);
  expect(parsed).toMatchObject({ orders: PARTS, needsReview: true });
  expect(parsed.confidence).toBeLessThanOrEqual(0.4);
});

test('reads one order with several numbers as one order', async () => {
  const parsed = await read(`${FIRST}\r\n\r\nInvoice number: 88120447\r\nAmount paid: $42.00`);
  expect(parsed).toMatchObject({ totalMinor: 4_200, needsReview: false });
});
