import { describe, expect, it } from 'vitest';
import { csvCell } from '#domain/ledger/csv-cell.ts';
import { buildCsv } from './csv.ts';
import type { Transaction } from './transaction-types.ts';

const ROW: Transaction = {
  id: 'txn_00000000000000000000000000000001',
  occurredOn: '2026-05-03',
  postedOn: '2026-05-03',
  authorizedOn: null,
  description: 'Corner shop',
  merchant: 'Corner shop',
  itemsSummary: 'Plasters, "extra" large',
  amountMinor: -1250,
  currency: 'USD',
  originalAmountMinor: null,
  originalCurrency: null,
  type: 'expense',
  isRefund: false,
  status: 'posted',
  category: 'OTHER_OTHER',
  categoryName: 'Uncategorized',
  parts: [],
  shareMinor: null,
  accountId: 'acc_00000000000000000000000000000001',
  accountName: 'Checking',
  hasReceipt: true,
  hasSuggestion: false,
  isSandbox: false,
};

describe('exported transactions', () => {
  it('keeps amounts as plain signed numbers in the decimals of their currency', () => {
    expect(buildCsv([ROW]).split('\r\n')[1]).toContain(',-12.50,USD,');
    expect(buildCsv([{ ...ROW, amountMinor: -1250, currency: 'JPY' }])).toContain(',-1250,JPY,');
  });

  it('has the original amount next to the booked one, only for complete transactions', () => {
    const abroad = { ...ROW, originalAmountMinor: -6000, originalCurrency: 'JPY' };
    expect(buildCsv([abroad]).split('\r\n')[1]).toContain(',-12.50,USD,-6000,JPY,');
    const parts = [
      { category: 'FOOD_AND_DRINK_GROCERIES', categoryName: 'Groceries', amountMinor: -1_000 },
      { category: 'GENERAL_MERCHANDISE_ELECTRONICS', categoryName: 'Electronics', amountMinor: -250 },
    ];
    expect(buildCsv([{ ...abroad, parts }])).not.toContain('JPY');
  });

  it('has a line per part of a split transaction, and only the matching part with a category filter', () => {
    const parts = [
      { category: 'FOOD_AND_DRINK_GROCERIES', categoryName: 'Groceries', amountMinor: -1_000 },
      { category: 'GENERAL_MERCHANDISE_ELECTRONICS', categoryName: 'Electronics', amountMinor: -250 },
    ];
    const cells = (category?: string) =>
      buildCsv([{ ...ROW, parts }], category === undefined ? {} : { category })
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').filter((cell) => /^(?:Groceries|Electronics|-[\d.]+)$/.test(cell)));
    expect(cells()).toEqual([
      ['Groceries', '-10.00'],
      ['Electronics', '-2.50'],
    ]);
    expect(cells('FOOD_AND_DRINK')).toEqual([['Groceries', '-10.00']]);
  });

  it('marks transactions not counted in totals', () => {
    expect(buildCsv([{ ...ROW, isHeld: true }])).toContain(',not counted,posted,');
    expect(buildCsv([{ ...ROW, isExcluded: true }])).toContain(',not counted,posted,');
    expect(buildCsv([{ ...ROW, isRefund: true, amountMinor: 500 }])).toContain(',refund,posted,5.00,');
  });

  it('never lets text run as a formula, even after white space', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1+1', '＠SUM(A1)'])
      expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('never lets text run as a formula where a spreadsheet separates cells by semicolons or tabs', () => {
    expect(csvCell('Cafe;=1+1')).toBe("Cafe;'=1+1");
    expect(csvCell('Cafe\t +1')).toBe("Cafe\t' +1");
    expect(csvCell('Cafe\r\n@SUM(A1);')).toBe('"Cafe\r\n\'@SUM(A1);"');
    expect(csvCell('Cafe; 10 - 12 am')).toBe('Cafe; 10 - 12 am');
  });

  it('quotes only commas, quotes and line breaks', () => {
    expect(csvCell('a, b')).toBe('"a, b"');
    expect(csvCell('say "x"')).toBe('"say ""x"""');
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
    expect(csvCell('plain')).toBe('plain');
  });
});
