import { describe, expect, it } from 'vitest';
import type { StatementContent } from '../statement-file.ts';
import { readQif } from './read-qif.ts';

function read(lines: readonly string[], mark = '\n'): StatementContent {
  return readQif(lines.join(mark), {});
}

function rows(content: StatementContent) {
  return content.accounts.flatMap(({ transactions }) =>
    transactions.map((row) => [row.postedOn, row.amountMinor, row.description]),
  );
}

describe('QIF', () => {
  it('reads records with any line and record endings', () => {
    for (const mark of ['\n', '\r\n', '\r']) {
      const content = read(
        ['!type:bank ', "D6/24'24", 'T-1,000.00', 'PDelta', '^^', 'D7/ 1/24', 'U5', 'PB'],
        mark,
      );
      expect(rows(content)).toEqual([
        ['2024-06-24', -100000, 'Delta'],
        ['2024-07-01', 500, 'B'],
      ]);
    }
  });

  it('reads apostrophe years, dots and ISO dates', () => {
    const dates = ["6/ 4'18", "28.02'2009", '2024-03-01', '3/1/1999'];
    const read1 = dates.map((date) => rows(read(['!Type:Bank', `D${date}`, 'T1', '^']))[0]?.[0]);
    expect(read1).toEqual(['2018-06-04', '2009-02-28', '2024-03-01', '1999-03-01']);
  });

  it('decides the date order over the file, or uses the stated one', () => {
    const body = ['D03/04/2024', 'T1', '^', 'D13/04/2024', 'T1', '^'];
    expect(rows(read(['!Type:Bank', ...body])).map(([date]) => date)).toEqual(['2024-04-03', '2024-04-13']);
    const stated = read(['!Option:MDY', '!Type:Bank', 'D03/04/2024', 'T1', '^', 'D04/05/2024', 'T1', '^']);
    expect(rows(stated).map(([date]) => date)).toEqual(['2024-03-04', '2024-04-05']);
    expect(stated.warnings).toEqual([]);
  });

  it('gives each account block its records and skips lists of other things', () => {
    const content = read([
      '!Option:AutoSwitch',
      '!Account',
      'NChecking',
      'TBank',
      '^',
      'NVisa',
      'TCCard',
      '^',
      '!Clear:AutoSwitch',
      '!Type:Cat',
      'NFood',
      'E',
      '^',
      '!Account',
      'NChecking',
      'TBank',
      '^',
      '!Type:Bank',
      'D1/13/2024',
      'T-1',
      'PA',
      'N1001',
      '^',
      '!Account',
      'NVisa',
      'TCCard',
      '^',
      '!Type:CCard',
      'D1/14/2024',
      'T-2',
      'PB',
      'NATM',
      '^',
    ]);
    expect(content.accounts).toMatchObject([
      { accountId: 'Checking', accountType: 'checking', transactions: [{ checkNumber: '1001' }] },
      { accountId: 'Visa', accountType: 'credit', transactions: [{ checkNumber: null }] },
    ]);
  });

  it('lists bad records by line, ignores unknown letters and checks splits', () => {
    const content = read([
      '!Type:Bank',
      'D03/25/099Share Withdrawal',
      'T1',
      '^',
      'D3/26/2024',
      'Tabc',
      '^',
      'D3/27/2024',
      'T-10.00',
      'ZQ',
      'SFood',
      '$-4.00',
      'SHome',
      '$-5.00',
      '^',
    ]);
    expect(content.errors.map(({ line }) => line)).toEqual([2, 5]);
    expect(rows(content)).toEqual([['2024-03-27', -1000, '']]);
    expect(content.warnings).toContainEqual({ code: 'splitsUnbalanced', values: { count: 1 } });
  });

  it('reads amounts and splits with the decimals of the currency', () => {
    const withSplits = (total: string, ...parts: readonly string[]) =>
      ['!Type:Bank', 'D3/25/2024', `T${total}`, ...parts.map((part) => `$${part}`), '^'].join('\n');
    const amounts = (text: string, currency: string) => {
      const content = readQif(text, { currency });
      expect(content.warnings.filter(({ code }) => code === 'splitsUnbalanced')).toEqual([]);
      return rows(content).map(([, amountMinor]) => amountMinor);
    };
    expect(amounts(withSplits('-1.250'), 'KWD')).toEqual([-1250]);
    expect(amounts(withSplits('-1.250', '-1.000', '-0.250'), 'KWD')).toEqual([-1250]);
    expect(amounts(withSplits('-1.250'), 'EUR')).toEqual([-125_000]);
    expect(amounts(withSplits('-3000', '-2000', '-1000'), 'JPY')).toEqual([-3000]);
  });

  it('reads the opening balance as a balance, not as income', () => {
    const content = read([
      '!Type:Bank',
      'D1/13/2024',
      'T100',
      'POpening Balance',
      'L[Main]',
      '^',
      'D1/14/2024',
      'T-1',
      'PA',
      '^',
    ]);
    expect(content.accounts).toMatchObject([{ accountId: 'Main', openingBalance: { amountMinor: 10000 } }]);
    expect(rows(content)).toHaveLength(1);
  });

  it('rejects investments', () => {
    expect(read(['!Type:Invst', 'D1/13/2024', 'NBuy', 'YACME', '^'])).toMatchObject({ accounts: [] });
  });
});
