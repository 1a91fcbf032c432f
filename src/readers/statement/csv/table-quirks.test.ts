import { describe, expect, it } from 'vitest';
import { userMessage } from '#domain/messages/user-message.ts';
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

function amounts(content: StatementContent): number[] {
  return content.accounts.flatMap(({ transactions }) => transactions.map((row) => row.amountMinor));
}

describe('signs', () => {
  it('come from balance changes if amounts have none', () => {
    const content = read([
      'Date,Particulars,Amount,Balance',
      '01/02/2024,Open,0.00,1000.00',
      '02/02/2024,A,200.00,800.00',
      '05/02/2024,B,3000.00,3800.00',
      '29/02/2024,C,1200.00,2600.00',
    ]);
    expect(amounts(content)).toEqual([0, -20000, 300000, -120000]);
  });

  it('come from a direction column even where a card writes credits negative', () => {
    const content = read([
      '2024-01-17,DEBIT,Kiosk,30.00',
      '2024-01-18,DEBIT,Zoo,4.60',
      '2024-01-19,CREDIT,Thanks,-500.00',
    ]);
    expect(amounts(content)).toEqual([-3000, -460, 50000]);
  });

  it('read a rarer sign in a debit column as a reversal', () => {
    const content = read([
      'Date,Description,Debit,Credit',
      '2024-01-01,A,5.00,',
      '2024-01-02,B,7.00,',
      '2024-01-03,C,-5.00,',
      '2024-01-04,D,,9.00',
    ]);
    expect(amounts(content)).toEqual([-500, -700, 500, 900]);
  });

  it('stay as written without evidence, and flip on request', () => {
    const lines = ['Date,Description,Amount', '2024-01-01,X,33.50', '2024-01-02,Y,-1525.00'];
    expect(amounts(read(lines))).toEqual([3350, -152500]);
    expect(amounts(read(lines, { flipSigns: true }))).toEqual([-3350, 152500]);
  });

  it('include a fee that the balance shows to have left the account', () => {
    const content = read([
      'Date,Description,Amount,Fee,Currency,Balance',
      '2024-01-01,A,-10.00,0.00,GBP,90.00',
      '2024-01-02,B,-20.00,0.20,GBP,69.80',
    ]);
    expect(amounts(content)).toEqual([-1000, -2020]);
    expect(content.warnings).toContainEqual({ code: 'feesIncluded', values: {} });
  });
});

describe('layouts', () => {
  it('order newest-first tables as the balance proves', () => {
    const content = read([
      'Date,Description,Amount,Balance',
      '2024-01-03,C,-3.00,94.00',
      '2024-01-02,B,-2.00,97.00',
      '2024-01-01,A,-1.00,99.00',
    ]);
    expect(rows(content).map(([, , text]) => text)).toEqual(['A', 'B', 'C']);
    expect(content.accounts[0]?.ledgerBalance?.amountMinor).toBe(9400);
  });

  it('report rows where the balance column does not match', () => {
    const content = read([
      'Date,Description,Amount,Balance',
      '2024-01-01,A,-1.00,99.00',
      '2024-01-02,B,-2.00,97.00',
      '2024-01-03,C,-3.00,94.00',
      '2024-01-04,D,-4.00,89.50',
      '2024-01-05,E,-5.00,84.50',
    ]);
    expect(content.warnings).toEqual([
      { code: 'balanceColumnBreaks', values: { count: 1, line: 5, difference: '-0.50' } },
    ]);
  });

  it('distinguish amount and balance without a header by arithmetic', () => {
    const content = read([
      '585\tEUR\t20240115\t2000,00\t1954,70\t20240115\t-45,30\tBEA Markt',
      '585\tEUR\t20240116\t1954,70\t3454,70\t20240116\t1500,00\tLoon',
    ]);
    expect(rows(content)).toEqual([
      ['2024-01-15', -4530, 'BEA Markt'],
      ['2024-01-16', 150000, 'Loon'],
    ]);
    expect(content.accounts[0]).toMatchObject({ accountId: '585', ledgerBalance: { amountMinor: 345470 } });
  });

  it('repair unquoted delimiters in texts and decimal commas', () => {
    expect(
      rows(
        read([
          'Date,Description,Amount,Balance',
          '2024-01-01,ACME, INC, NY,-1.00,99.00',
          '2024-01-02,B,-2.00,97.00',
        ]),
      ),
    ).toEqual([
      ['2024-01-01', -100, 'ACME, INC, NY'],
      ['2024-01-02', -200, 'B'],
    ]);
    expect(amounts(read(['Data,Opis,Kwota', '2024-01-01,Sklep,-12,50', '2024-01-02,Inne,2000,00']))).toEqual([
      -1250, 200000,
    ]);
  });

  it('split accounts by a column or by headings above repeated headers', () => {
    const byColumn = read([
      'Date,Description,Amount,Account',
      '2024-01-01,A,-1.00,Main',
      '2024-01-02,B,-2.00,Card',
      '2024-01-03,C,-3.00,Main',
      '2024-01-04,D,-4.00,Card',
    ]);
    expect(byColumn.accounts.map(({ accountId, transactions }) => [accountId, transactions.length])).toEqual([
      ['Main', 2],
      ['Card', 2],
    ]);
    const bySection = read([
      'Account: 11111',
      'Date,Description,Amount',
      '2024-01-01,A,-1.00',
      '',
      'Account: 22222',
      'Date,Description,Amount',
      '2024-01-02,B,2.00',
    ]);
    expect(bySection.accounts.map(({ accountId }) => accountId)).toEqual(['11111', '22222']);
  });

  it('name the counterparty by the direction of the money', () => {
    const content = read([
      'Buchungsdatum;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Betrag (€)',
      '16.01.24;Ich;Laden;Einkauf;-23,45',
      '15.01.24;Firma;Ich;Gehalt;2.500',
    ]);
    expect(rows(content)).toEqual([
      ['2024-01-16', -2345, 'Laden'],
      ['2024-01-15', 250000, 'Firma'],
    ]);
  });

  it('keep posting and transaction dates, mark pending rows and skip declined ones', () => {
    const content = read([
      'Started Date,Completed Date,Description,Amount,State',
      '2024-01-14 10:00,2024-01-15 12:00,A,-1.00,COMPLETED',
      '2024-01-17 10:00,,B,-2.00,PENDING',
      '2024-01-17 11:00,,C,-3.00,REVERTED',
    ]);
    expect(content.accounts[0]?.transactions).toMatchObject([
      { postedOn: '2024-01-15', authorizedOn: '2024-01-14', pending: false },
      { postedOn: '2024-01-17', pending: true },
    ]);
    expect(content.warnings).toContainEqual({ code: 'declinedOmitted', values: { count: 1 } });
  });

  it('carry a date down if a table writes it once', () => {
    const content = read([
      'Date,Description,Amount',
      '2024-01-01,A,-1.00',
      ',B,-2.00',
      ',C,-3.00',
      '2024-01-02,D,-4.00',
    ]);
    expect(rows(content).map(([date]) => date)).toEqual([
      '2024-01-01',
      '2024-01-01',
      '2024-01-01',
      '2024-01-02',
    ]);
    const single = read([
      'Date,Description,Amount',
      '2024-01-01,A,-1.00',
      '2024-01-01,B,-2.00',
      '2024-01-01,C,-2.00',
      ',D,-3.00',
    ]);
    expect(single.errors).toEqual([{ line: 5, reason: userMessage('dateMissing', 'row') }]);
  });

  it('read one amount in columns of two currencies, and the currency of an original amount', () => {
    const twoColumns = read(['Date,Description,CAD$,USD$', '1/15/2024,A,-5.30,', '1/17/2024,B,,-10.00']);
    expect(twoColumns.accounts[0]?.transactions.map(({ currency }) => currency)).toEqual(['CAD', 'USD']);
    const original = read([
      'Date,Label,Currency,Amount,Amount Currency',
      '2024-01-15,A,USD,-33.50,0.0',
      '2024-01-15,B,EUR,"1,525.00","1,000.00"',
    ]);
    expect(original.accounts[0]?.transactions.map(({ currency }) => currency)).toEqual(['USD', 'USD']);
  });

  it('survive a stray quote', () => {
    expect(
      rows(
        read([
          'Date,Description,Amount',
          '2024-01-01,"A,-1.00',
          '2024-01-02,B,-2.00',
          '2024-01-03,C 5" pipe,-3.00',
        ]),
      ).slice(-2),
    ).toEqual([
      ['2024-01-02', -200, 'B'],
      ['2024-01-03', -300, 'C 5" pipe'],
    ]);
  });
});

describe('accounts', () => {
  const register = [
    '03/31/2026,Bank fees,-15.00,985.00',
    '03/30/2026,Savings,-500.00,1000.00',
    '03/29/2026,Rent,-700.00,1500.00',
  ];

  it('are not named by a column through which one balance runs: it holds the other side of each entry', () => {
    const content = read(['Date,Account,Amount,Balance', ...register]);
    expect(content.accounts.map(({ transactions }) => transactions.length)).toEqual([3]);
  });

  it('are named by a column whose balances are their own', () => {
    const own = [
      '03/29/2026,Savings,10.00,510.00',
      '03/29/2026,Daily,-20.00,80.00',
      '03/30/2026,Savings,5.00,515.00',
    ];
    const content = read(['Date,Account,Amount,Balance', ...own, '03/31/2026,Daily,-8.00,72.00']);
    expect(content.accounts.map(({ transactions }) => transactions.length)).toEqual([2, 2]);
  });

  it('are separated where a repeated header follows another name above its own balance', () => {
    const header = 'Datum;Text;Betrag';
    const part = (name: string, balance: string, row: string) => [
      name,
      `Neuer Kontostand;${balance}`,
      header,
      row,
    ];
    const first = part('Girokonto', '90,00', '15.09.2026;Miete;-10,00');
    const content = read([...first, ...part('Tagesgeld', '75,00', '16.09.2026;Zinsen;5,00')]);
    expect(content.accounts.map(({ ledgerBalance }) => ledgerBalance?.amountMinor)).toEqual([9000, 7500]);
    const pages = read([...first, ...part('Girokonto', '90,00', '16.09.2026;Zinsen;5,00')]);
    expect(pages.accounts.map(({ transactions }) => transactions.length)).toEqual([2]);
  });
});

it('the summary below a table is neither a transaction nor an error', () => {
  const content = read([
    'Date,Narration,Withdrawal,Deposit,Balance',
    '21/09/2026,Rent,100.00,,"1,900.00"',
    '22/09/2026,Salary,,50.00,"1,950.00"',
    'Opening Balance,Debits,Credits,Closing Balance',
    '"2,000.00",100.00,50.00,"1,950.00"',
  ]);
  expect(content.errors).toEqual([]);
  expect(amounts(content)).toEqual([-10000, 5000]);
});

it('a row with a date is never part of a summary: it is reported', () => {
  const content = read([
    'Date,Narration,Withdrawal,Deposit,Balance',
    '21/09/2026,Rent,100.00,,"1,900.00"',
    'Narration,Withdrawal,Deposit',
    '22/09/2026,Salary,,fifty,',
  ]);
  expect(content.errors.map(({ line }) => line)).toEqual([4]);
});

it('only a table whose rows are balances is left out for its name', () => {
  const table = (name: string, ...rows: string[]) => [
    'Data;Histórico;Débito;Crédito',
    '22/09/2026;Padaria;86,90;',
    name,
    'Data;Histórico;Valor',
    ...rows,
  ];
  expect(amounts(read(table('Saldos', '25/09/2026;SALDO INVEST;310,00')))).toEqual([-8690]);
  const moved = read(table('Saldos e movimentos', '25/09/2026;Padaria;-12,00', '26/09/2026;Aluguel;-700,00'));
  expect(amounts(moved)).toEqual([-8690, -1200, -70000]);
});
