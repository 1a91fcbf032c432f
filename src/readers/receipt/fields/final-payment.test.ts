import { expect, test } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

async function totalOf(subject: string, rows: readonly (readonly string[])[]) {
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const email =
    `From: Oak Events <hello@oakevents.example>\r\nSubject: ${subject}\r\n` +
    'Date: Tue, 06 Oct 2026 09:30:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    `<h1>Thank you</h1><table>${body}</table>`;
  return (await readReceipt(new TextEncoder().encode(email))).totalMinor;
}

test.each([
  ['Final payment received', 'Contract total', 'Deposit paid (May 3)', 'Final payment', 'Amount due'],
  ['Restzahlung eingegangen', 'Auftragssumme', 'Anzahlung vom 3. Mai', 'Restzahlung', 'Offen'],
  ['Solde reçu', 'Montant du séjour', 'Acompte versé le 3 mai', 'Solde payé', 'Reste à payer'],
  ['Restbetaling ontvangen', 'Huursom', 'Aanbetaling (3 mei)', 'Restbetaling', 'Nog te betalen'],
])('%s: the deposit was charged earlier', async (subject, whole, deposit, rest, due) => {
  const rows = [
    [whole, '€ 600.00'],
    [deposit, '€ 180.00'],
    [rest, '€ 420.00'],
    [due, '€ 0.00'],
  ];
  expect(await totalOf(subject, rows)).toBe(42_000);
});

test.each([
  ['Deposit received', 'Balance due before fitting'],
  ['Your deposit is paid', 'Remaining balance, October 6'],
])('%s: the balance is charged later', async (subject, rest) => {
  const rows = [
    ['Order value', '$600.00'],
    ['Deposit paid', '$180.00'],
    [rest, '$420.00'],
  ];
  expect(await totalOf(subject, rows)).toBe(18_000);
});

test('a deposit that is a stated share of the total is what was charged, unless the rest was paid, too', async () => {
  const deposit = [
    ['Auftragssumme', '€ 2,480.00'],
    ['Anzahlung 40 % erhalten', '€ 992.00'],
  ];
  expect(await totalOf('Anzahlung erhalten', deposit)).toBe(99_200);
  const final = [...deposit, ['Restzahlung', '€ 1,488.00'], ['Offen', '€ 0.00']];
  expect(await totalOf('Restzahlung eingegangen', final)).toBe(148_800);
});

test('of equal payments that are all listed, the one paid today was charged', async () => {
  const rows = [
    ['Paid today', '$25.00'],
    ['November 20', '$25.00'],
    ['December 4', '$25.00'],
    ['December 18', '$25.00'],
    ['Purchase total', '$100.00'],
  ];
  expect(await totalOf('Your purchase is confirmed', rows)).toBe(2_500);
});

test('of an order that is paid later, nothing today is not the total', async () => {
  const rows = [
    ['Midsize SUV', '$196.00'],
    ['Taxes', '$19.71'],
    ['Total, due at the counter', '$215.71'],
    ['Paid today', '$0.00'],
  ];
  expect(await totalOf('Reservation confirmed', rows)).toBe(21_571);
});
