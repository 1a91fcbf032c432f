import { expect, test } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

async function totalOf(rows: readonly (readonly [string, string])[]) {
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const email =
    'From: Harbor Rescue <hello@harbor.example>\r\nSubject: Your payment receipt\r\n' +
    'Date: Tue, 17 Nov 2026 12:05:31 -0600\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    `<h1>Thank you</h1><table>${body}</table><p>Visa ending in 1007</p>`;
  return (await readReceipt(new TextEncoder().encode(email))).totalMinor;
}

test.each([
  ['Gift amount', '$100.00', 'Processing costs covered by you', '$3.20', 'Total', '$103.20', 10_320],
  ['Payment amount', '$400.00', 'Card processing', '$12.30', 'Total', '$412.30', 41_230],
  ['Montant du don', '30,00 €', 'Frais pris en charge par vous', '1,20 €', 'Total', '31,20 €', 3_120],
  ['Spendenbetrag', '50,00 €', 'Übernommene Transaktionskosten', '1,50 €', 'Gesamt', '51,50 €', 5_150],
])('%s %s and a small addition were charged together', async (...row) => {
  const [base, paid, addition, more, sum, total, minor] = row;
  expect(
    await totalOf([
      [base, paid],
      [addition, more],
      [sum, total],
    ]),
  ).toBe(minor);
});

test('a payment and the rest of a bill were not charged together', async () => {
  const rows = [
    ['Amount paid', '$60.00'],
    ['Remaining balance', '$15.00'],
    ['Total', '$75.00'],
  ] as const;
  expect(await totalOf(rows)).toBe(6_000);
});

test('the rest after a deposit and a tip were charged together', async () => {
  const rows = [
    ['Crew, full day', '$1,155.00'],
    ['Boxes', '$253.00'],
    ['Job total', '$1,408.00'],
    ['Less deposit you paid May 3', '-$200.00'],
    ['Balance', '$1,208.00'],
    ['Tip for crew', '$120.00'],
    ['Charged to Visa ending 5070', '$1,328.00'],
  ] as const;
  expect(await totalOf(rows)).toBe(132_800);
});
