import { describe, expect, it } from 'vitest';
import type { StatementTransaction } from '../statement-file.ts';
import { readCsv } from './read-csv.ts';

const transactions = (lines: readonly string[]): readonly StatementTransaction[] =>
  readCsv(lines.join('\n'), {}).accounts.flatMap((account) => account.transactions);

describe('the columns of a table', () => {
  it('with an account number of the other side have the amount elsewhere', () => {
    const table = [
      'account number,remote account number,date,value value,purpose',
      '4412330099,0532013000,2026-11-30,-45.12,Grocer',
      '4412330099,0441233009,2026-11-27,1800.00,Wages',
    ];
    expect(
      transactions(table)
        .map(({ amountMinor }) => amountMinor)
        .sort(),
    ).toEqual([-4512, 180000]);
  });

  it('take the date from the posting date that most rows fill', () => {
    const table = [
      'Effective Date,Entered Date,Description,Amount',
      ',30/11/2026,Grocer,-36.20',
      '28/11/2026,29/11/2026,Sam,-100.00',
    ];
    expect(transactions(table).map(({ postedOn }) => postedOn)).toEqual(['2026-11-30', '2026-11-29']);
  });

  it('describe a row by a column named a text rather than by a longer one', () => {
    const table = [
      'Einkaufsdatum;Buchungstext;Branche;Belastung;Gutschrift',
      '28.11.2026;Coop;Lebensmittel und Haushalt;31.85;',
      '26.11.2026;Zahlung;;;19.22',
    ];
    expect(transactions(table).map(({ description }) => description)).toEqual(['Coop', 'Zahlung']);
  });
});

it('a text column describes rows whose message is often empty', () => {
  const table = [
    'Datum;Buchungstext;Mitteilung;Betrag',
    '30.11.2026;Kiosk;;-2,40',
    '27.11.2026;Globex;Lohn;9,00',
  ];
  expect(transactions(table).map(({ description }) => description)).toEqual(['Kiosk', 'Globex']);
});

it('a currency sign in a header is the currency of its amounts', () => {
  const table = ['Date,Description,Debit(₦),Credit(₦)', '2026-11-30,Airtime,1000.00,--'];
  expect(transactions(table).map(({ currency }) => currency)).toEqual(['NGN']);
});

it('a column without a name that is filled where the amount is not is its other side', () => {
  const table = [
    '交易日期,摘要,轉帳甲,轉帳乙,餘額',
    '2026-11-30,刷卡,420.00,,9580.00',
    '2026-11-27,薪資,,10000.00,10000.00',
  ];
  expect(transactions(table).map(({ amountMinor }) => amountMinor)).toEqual([1000000, -42000]);
});

it('a header that names an amount which no row contains does not make another number the amount', () => {
  const table = ['Date,Number,Remarks,Amount', '2026-11-30,4412330,Cafe,four', '2026-11-27,4412332,Bar,five'];
  expect(transactions(table)).toEqual([]);
});

it('the balance below a table counts before one above it', () => {
  const table = [
    'Last balance;;1000,00',
    'Date;Description;Amount',
    '30/11/2026;Grocer;-85,00',
    'Balance;30/11/2026;915,00',
  ];
  const [account] = readCsv(table.join('\n'), {}).accounts;
  expect(account?.ledgerBalance?.amountMinor).toBe(91500);
});

it('rows below a pending heading beside another label are pending until the next heading', () => {
  const table = [
    'Date,Type,Description,Withdrawal,Deposit',
    'Pending Transactions,,Total,,',
    '12/01/2026,VISA,Grocer,23.10,',
    'Posted Transactions,,,,',
    '11/30/2026,VISA,Diner,61.85,',
  ];
  expect(transactions(table).map(({ pending }) => pending)).toEqual([true, false]);
});

it.each([
  ['oldest first', ['27/11/2026;DAY BALANCE;;1600,00', '30/11/2026;DAY BALANCE;;1549,75']],
  ['newest first', ['30/11/2026;DAY BALANCE;;1549,75', '27/11/2026;DAY BALANCE;;1600,00']],
])('the balance of an account is that of its newest day: %s', (_, balances) => {
  const table = ['Date;Description;Amount;Balance', '28/11/2026;Grocer;-50,25;', ...balances];
  const [account] = readCsv(table.join('\n'), {}).accounts;
  expect(account?.ledgerBalance).toMatchObject({ amountMinor: 154975, asOf: '2026-11-30' });
});

describe('a card that writes purchases as positive amounts', () => {
  it('is recognized by the thanks for a payment in other languages', () => {
    const table = [
      'Datum,Beskrivning,Belopp',
      '2026-11-30,ICA,451.20',
      '2026-11-25,BETALNING MOTTAGEN,-95.00',
    ];
    expect(transactions(table).map(({ amountMinor }) => amountMinor)).toEqual([-45120, 9500]);
  });

  it('is recognized by negative amounts that are all called inflows, even if purchases are few', () => {
    const table = [
      'Date,Shop,Amount',
      '2026-11-30,Zara,89.95',
      '2026-11-26,Refund Zara,-25.95',
      '2026-11-20,Payment received,-300.00',
    ];
    expect(transactions(table).map(({ amountMinor }) => amountMinor)).toEqual([-8995, 2595, 30000]);
  });
});

it('a fee beside the date a payment was started leaves the account too', () => {
  const table = [
    'Date de début,Date de fin,Description,Montant,Frais,Solde',
    '2026-11-27 12:00:00,2026-11-28 02:00:00,Retrait,-50.00,1.00,200.00',
  ];
  expect(transactions(table).map(({ amountMinor }) => amountMinor)).toEqual([-5100]);
});
