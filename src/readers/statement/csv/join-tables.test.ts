import { expect, it } from 'vitest';
import { SHEET_START } from './parse-table.ts';
import { readCsv } from './read-csv.ts';

const CHECKING = `${SHEET_START}Checking
Date,Payee,Paid out,Paid in,Balance
2026-11-03,Water,38.20,,1161.80
2026-11-21,To savings,450.00,,711.80`;

function accountsOf(second: string): (string | number | null)[][] {
  return readCsv(`${CHECKING}\n${second}`, {}).accounts.map(({ accountId, ledgerBalance, transactions }) => [
    ...[accountId, ledgerBalance?.amountMinor ?? null, transactions.length],
  ]);
}

it('sheets whose balances of the same days do not continue each other are accounts named by them', () => {
  const savings = `${SHEET_START}Savings
Date,Payee,Amount,Balance
2026-11-21,From checking,450.00,5450.00
2026-11-30,Interest,12.31,5462.31`;
  expect(accountsOf(savings)).toEqual([
    ['Checking', 71180, 2],
    ['Savings', 546231, 2],
  ]);
});

it('tables of one sheet are one account: deposits and withdrawals each show the balance after them', () => {
  const deposits = 'Date,Payee,Deposit,Balance\n2026-11-02,Pay,900.00,1900.00\n2026-11-20,Pay,900.00,2600.00';
  const paid = 'Date,Payee,Withdrawal,Balance\n2026-11-05,Rent,150.00,1750.00\n2026-11-25,Shop,50.00,2550.00';
  expect(readCsv(`${deposits}\n\n${paid}`, {}).accounts).toHaveLength(1);
});

it('sheets of two months are one account, also with transactions missing between them', () => {
  const december = `${SHEET_START}December
Date,Payee,Amount,Balance
2026-12-01,Shop,-10.00,690.00
2026-12-05,Shop,-20.00,670.00`;
  expect(accountsOf(december)).toEqual([[null, 67000, 4]]);
});
