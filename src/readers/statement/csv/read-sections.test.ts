import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const accountsOf = (text: string) =>
  readCsv(text, {}).accounts.map(({ accountId, accountType, transactions }) => [
    accountId,
    accountType,
    transactions.length,
  ]);

const HEADER = 'Date,Description,Debit,Credit,Balance';

describe('a header that is repeated', () => {
  it('starts an account of its own below a caption with another account', () => {
    const text = `Account: 4471-S01 Share Savings
${HEADER}
01/31/2026,DIVIDEND,,0.31,2455.81
Account: 4471-S05 Holiday Club
${HEADER}
No transactions in this period
Account: 4471-S08 Free Checking
${HEADER}
01/22/2026,CHECK,85.00,,371.25
01/30/2026,PAYROLL,,1622.07,1993.32`;
    expect(accountsOf(text)).toEqual([
      ['4471-S01', 'savings', 1],
      ['4471-S05', null, 0],
      ['4471-S08', 'checking', 2],
    ]);
  });

  it('starts an account of its own below another name', () => {
    const section = (name: string) => `Account: ${name}\n${HEADER}\n01/31/2026,SHOP,5.00,,100.00`;
    expect(accountsOf([section('House money'), section('Holiday fund')].join('\n'))).toEqual([
      ['House money', null, 1],
      ['Holiday fund', null, 1],
    ]);
  });

  it('continues the account below the same name, and without one', () => {
    const named = `Account: House money\n${HEADER}\n01/31/2026,SHOP,5.00,,100.00`;
    expect(accountsOf([named, named.replace('SHOP', 'CAFE')].join('\n'))).toHaveLength(1);
    const rows = `${HEADER}\n01/31/2026,SHOP,5.00,,100.00\n${HEADER}\n02/01/2026,CAFE,5.00,,95.00`;
    expect(accountsOf(rows)).toEqual([[null, null, 2]]);
  });
});

describe('the newest balance', () => {
  it('is stated with its date in the label, above or below the transactions', () => {
    const text = `Date,Description,Amount
BALANCE 12/31/2025,,"1,902.44"
1/2/2026,Dentist,-120.00
1/20/2026,Payroll,"1,157.23"
BALANCE 1/31/2026,,"2,939.67"`;
    expect(readCsv(text, {}).accounts[0]?.ledgerBalance?.amountMinor).toBe(293_967);
  });
});

it('detail lines of a batch posting are no transactions, even with its date', () => {
  const text = `Datum;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung
2026-02-05;-320.00;;;834.80;TI4417004;Sammelauftrag
2026-02-05;;;-120.00;;TI4417004;Sunrise
2026-02-05;;;-200.00;;TI4417004;CSS Versicherung
2026-02-03;-45.20;;;1154.80;BN4417005;Migros`;
  const [account] = readCsv(text, {}).accounts;
  expect(account?.transactions.map(({ amountMinor }) => amountMinor)).toEqual([-4520, -32_000]);
});

it('a transfer that a wallet counts as neutral leaves or enters by its words', () => {
  const text = `交易时间,交易类型,交易对方,收/支,金额(元),交易单号
2026-01-20 09:03:16,零钱提现,招商银行,/,500.00,1001
2026-01-18 09:03:16,零钱充值,招商银行,/,300.00,1002
2026-01-17 18:26:30,商户消费,滴滴出行,支出,34.40,1003
2026-01-16 12:11:09,商户消费,沙县小吃,支出,22.00,1004`;
  const [account] = readCsv(text, {}).accounts;
  expect(account?.transactions.map(({ amountMinor }) => amountMinor)).toEqual([
    -50_000, 30_000, -3440, -2200,
  ]);
});

it.each([
  ['POSB Savings 123-45678-9', 'savings'],
  ['62123456789,[Aspire Current Account]', 'checking'],
  ['12345678,Current balance,500.00', null],
])('the words around an account’s number tell its type, those of a balance do not: %s', (account, type) => {
  const text = `Account:,${account}\n${HEADER}\n01/31/2026,SHOP,5.00,,100.00`;
  expect(readCsv(text, {}).accounts[0]?.accountType).toBe(type);
});

describe('sheets with an opening balance of their own', () => {
  const sheet = (name: string, opening: string, shop: string, closing: string) => `\u001e${name}
Date,Text,In,Out,Balance
2026-01-01,Carried over,,,${opening}
2026-01-05,${shop},,5.00,${closing}`;

  it('are accounts, if the balance does not continue', () => {
    const text = [sheet('Club', '100.00', 'SHOP', '95.00'), sheet('Petty cash', '20.00', 'CAFE', '15.00')];
    expect(accountsOf(text.join('\n'))).toEqual([
      ['Club', null, 1],
      ['Petty cash', null, 1],
    ]);
  });

  it('are one account, if it does, or if they are months', () => {
    const next = [sheet('A', '100.00', 'SHOP', '95.00'), sheet('B', '95.00', 'CAFE', '90.00')];
    expect(accountsOf(next.join('\n'))).toEqual([[null, null, 2]]);
    const months = [sheet('January', '100.00', 'SHOP', '95.00'), sheet('2026-02', '20.00', 'CAFE', '15.00')];
    expect(accountsOf(months.join('\n'))).toEqual([[null, null, 2]]);
  });

  it('are one account if their names differ by the year or month alone, and accounts if by a type or a number', () => {
    const years = [
      sheet('Savings 2025', '100.00', 'SHOP', '95.00'),
      sheet('Savings 2026', '95.00', 'CAFE', '90.00'),
    ];
    expect(accountsOf(years.join('\n'))).toEqual([[null, 'savings', 2]]);
    const months = [
      sheet('Savings 2026-01', '100.00', 'SHOP', '95.00'),
      sheet('Savings 2026-02', '95.00', 'CAFE', '90.00'),
    ];
    expect(accountsOf(months.join('\n'))).toEqual([[null, 'savings', 2]]);
    const numbered = [
      sheet('Savings 1', '100.00', 'SHOP', '95.00'),
      sheet('Savings 2', '95.00', 'CAFE', '90.00'),
    ];
    expect(accountsOf(numbered.join('\n'))).toEqual([
      ['Savings 1', 'savings', 1],
      ['Savings 2', 'savings', 1],
    ]);
    const types = [sheet('Checking', '100.00', 'SHOP', '95.00'), sheet('Savings', '95.00', 'CAFE', '90.00')];
    expect(accountsOf(types.join('\n'))).toEqual([
      ['Checking', 'checking', 1],
      ['Savings', 'savings', 1],
    ]);
  });
});
