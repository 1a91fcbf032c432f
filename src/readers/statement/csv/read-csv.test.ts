import { describe, expect, it } from 'vitest';
import type { ReadOptions, StatementContent } from '../statement-file.ts';
import { readCsv } from './read-csv.ts';

function read(lines: readonly string[], options: ReadOptions = {}): StatementContent {
  return readCsv(lines.join('\n'), options);
}

function rows(content: StatementContent): (string | number)[][] {
  return content.accounts.flatMap(({ transactions }) =>
    transactions.map((row) => [row.postedOn, row.amountMinor, row.description]),
  );
}

describe('tables of many banks', () => {
  it('reads a signed column', () => {
    const content = read([
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,01/31/2024,"ACME, INC",-12.34,ACH_DEBIT,987.66,,',
      'CHECK,01/30/2024,CHECK 1001,-100.00,CHECK_PAID,1000.00,1001,',
    ]);
    expect(rows(content)).toEqual([
      ['2024-01-30', -10000, 'CHECK 1001'],
      ['2024-01-31', -1234, 'ACME, INC'],
    ]);
    expect(content.accounts[0]).toMatchObject({ ledgerBalance: { amountMinor: 98766, asOf: '2024-01-31' } });
    expect(content.accounts[0]?.transactions[0]?.checkNumber).toBe('1001');
  });

  it('reads German semicolons, decimal commas and text before the table', () => {
    const content = read([
      '"Kontonummer:";"DE12500105170648489890 / Girokonto";',
      '"Kontostand vom 31.01.2024:";"1.234,56 EUR";',
      '',
      '"Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Betrag (EUR)";',
      '"31.01.2024";"30.01.2024";"Lastschrift";"Stadtwerke";"Abschlag Januar";"-1.050,00";',
      '"15.01.2024";"15.01.2024";"Gutschrift";"Arbeit GmbH";"Gehalt";"2.500,00";',
    ]);
    expect(rows(content)).toEqual([
      ['2024-01-31', -105000, 'Stadtwerke'],
      ['2024-01-15', 250000, 'Arbeit GmbH'],
    ]);
    expect(content.accounts[0]).toMatchObject({
      accountId: 'DE12500105170648489890',
      currency: 'EUR',
      ledgerBalance: { amountMinor: 123456 },
    });
    expect(content.accounts[0]?.transactions[0]?.memo).toBe('Abschlag Januar');
  });

  it('reads debit and credit columns, signed or not, with a balance line at the end', () => {
    const content = read([
      'Bank code : 1,Agency : 2,,,,',
      'Account Number : 0808,Account Name : Owner,: EUR,,,',
      'Balance at end of period,,,,"+1100,00",',
      'Date,Operation Number,Label,Debit,Credit,Detail',
      '01/04/20,OP 1,LABEL 1,"-50,00",,D1',
      '02/04/20,OP 2,LABEL 2,,"150,00",D2',
      'Balance at start of period,,,,"+1000,00",',
    ]);
    expect(rows(content)).toEqual([
      ['2020-04-01', -5000, 'LABEL 1'],
      ['2020-04-02', 15000, 'LABEL 2'],
    ]);
    expect(content.warnings).toEqual([]);
    expect(content.errors).toEqual([]);
  });

  it('signs amounts by a direction column', () => {
    const content = read([
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag ' +
        '(EUR)","Mutatiesoort","Mededelingen"',
      '"20240105","Albert Heijn","NL01INGB0001234567","","BA","Af","12,50","Betaalautomaat","Pas 001"',
      '"20240106","Werkgever","NL01INGB0001234567","NL99RABO0123456789","OV","Bij","1000,00",' +
        '"Overschrijving","Salaris"',
    ]);
    expect(rows(content)).toEqual([
      ['2024-01-05', -1250, 'Albert Heijn'],
      ['2024-01-06', 100000, 'Werkgever'],
    ]);
    expect(content.accounts[0]?.accountId).toBe('NL01INGB0001234567');
  });

  it('flips a card export that writes purchases as positive amounts, with a warning', () => {
    const content = read([
      'Date,Description,Card Member,Account #,Amount',
      '01/05/2024,WHOLE FOODS,JANE,-1001,54.10',
      '01/09/2024,ONLINE PAYMENT - THANK YOU,JANE,-1001,-200.00',
      '01/17/2024,CITY PARKING,JANE,-1001,12.00',
    ]);
    expect(rows(content).map(([, amount]) => amount)).toEqual([-5410, 20000, -1200]);
    expect(content.warnings.map(({ code }) => code)).toContain('signsFlipped');
  });

  it('reads a table without a header by its content', () => {
    const content = read(['01/15/2024,-12.00,*,,COFFEE HOUSE', '01/16/2024,100.00,*,,PAYROLL']);
    expect(rows(content)).toEqual([
      ['2024-01-15', -1200, 'COFFEE HOUSE'],
      ['2024-01-16', 10000, 'PAYROLL'],
    ]);
  });

  it('decides the date order once for the file', () => {
    const content = read([
      'Date,Description,Amount',
      '03/04/2024,A,-1.00',
      '05/04/2024,B,-1.00',
      '25/04/2024,C,-1.00',
    ]);
    expect(rows(content).map(([date]) => date)).toEqual(['2024-04-03', '2024-04-05', '2024-04-25']);
  });

  it('lists unreadable rows by line and continues', () => {
    const content = read([
      'Date,Description,Amount',
      '2024-01-05,A,-1.00',
      '2024-13-45,B,-2.00',
      '2024-01-06,C,abc',
      '2024-01-07,"two',
      'lines",-3.00',
      '2024-01-08,E,',
    ]);
    expect(rows(content)).toEqual([
      ['2024-01-05', -100, 'A'],
      ['2024-01-07', -300, 'two lines'],
    ]);
    expect(content.errors.map(({ line }) => line)).toEqual([3, 4, 7]);
  });
});

describe('signed amounts that are mostly positive', () => {
  const warnings = (lines: readonly string[]) =>
    readCsv(lines.join('\n'), {}).warnings.map(({ code }) => code);

  it('are named when neither texts nor balances show their direction', () => {
    const table = [
      'Date,Text,Amount',
      '2026-11-13,AB 1,4.50',
      '2026-11-14,CD 2,3.10',
      '2026-11-15,EF 3,-2.00',
    ];
    expect(warnings(table)).toEqual(['signsUncertain']);
  });

  it('are not named when the balance column proves them', () => {
    const table = [
      'Date,Text,Amount,Balance',
      '2026-11-13,AB 1,4.50,14.50',
      '2026-11-14,CD 2,3.10,17.60',
      '2026-11-15,EF 3,-2.00,15.60',
    ];
    expect(warnings(table)).toEqual([]);
  });
});

it.each(['Closing Balance: -1234.56', 'Closing Balance: - 1234.56', 'Closing Balance,-1234.56'])(
  'keeps the sign of an overdrawn balance above the table: %s',
  (stated) => {
    const table = [stated, '', 'Date,Text,Amount', '2026-11-13,SHOP,-4.50'];
    expect(read(table).accounts).toMatchObject([{ ledgerBalance: { amountMinor: -123456 } }]);
  },
);

it('reads the currency of a balance above the table', () => {
  const table = ['Ledger Balance:,SGD 80.00', '', 'Date,Text,Amount', '2026-11-13,SHOP,-4.50'];
  expect(readCsv(table.join('\n'), {}).accounts).toMatchObject([
    { currency: 'SGD', ledgerBalance: { amountMinor: 8000 } },
  ]);
});

it('reads only marked credits as inflows under an unknown header', () => {
  const table = [
    'Date,Text,Amount,Kind of it',
    '2026-11-13,AB,4.50,',
    '2026-11-14,CD,3.10,CR',
    '2026-11-15,EF,2.00,',
  ];
  const { accounts } = readCsv(table.join('\n'), {});
  expect(accounts[0]?.transactions.map(({ amountMinor }) => amountMinor)).toEqual([-450, 310, -200]);
});

it('reads the rows under a heading of authorizations as pending', () => {
  const table = ['PENDING AUTHORIZATIONS', 'Date,Text,Amount', '2026-11-13,AB,-4.50'];
  expect(readCsv(table.join('\n'), {}).accounts[0]?.transactions[0]?.pending).toBe(true);
});

it('lists a row as unread when its only amount is in a column of unknown meaning', () => {
  const table = [
    'Date,Description,Debit,Bbb,Balance',
    '2026-11-13,AB,4.50,,9.50',
    '2026-11-14,CD,1.50,3.10,8.00',
  ];
  expect(readCsv([...table, '2026-11-15,EF,,3.10,11.10'].join('\n'), {}).errors).toMatchObject([{ line: 4 }]);
});
