import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../statement-file.ts';
import { readCsv } from '../read-csv.ts';

function read(lines: readonly string[], options: ReadOptions) {
  const { accounts, warnings } = readCsv(lines.join('\n'), options);
  return { currency: accounts[0]?.currency, warnings: warnings.map(({ code }) => code) };
}

const ROWS = ['Date,Description,Amount', '2026-11-20,Kiosk,-$5.00', '2026-11-21,Salary,$900.10'];

describe('amounts with a bare $', () => {
  it('are in the currency of the account if that is written $', () => {
    expect(read(ROWS, { currency: 'CAD' })).toEqual({ currency: 'CAD', warnings: [] });
  });

  it('are read as US dollars with a warning if the account is in another currency', () => {
    expect(read(ROWS, { currency: 'EUR' })).toEqual({ currency: 'USD', warnings: ['currencyGuessed'] });
  });

  it('are in the currency that the lines around the table name', () => {
    for (const [line, currency] of [
      ['All amounts are in Canadian dollars', 'CAD'],
      ['Statement in MXN', 'MXN'],
      ['www.kauribank.co.nz', 'NZD'],
    ] as const)
      expect(read([line, '', ...ROWS], { currency: 'EUR' })).toEqual({ currency, warnings: [] });
  });

  it('are in no named currency if the lines name two', () => {
    const lines = ['Rates of USD and CAD accounts', '', ...ROWS];
    expect(read(lines, { currency: 'CAD' })).toEqual({ currency: 'CAD', warnings: [] });
  });
});

it('takes the currency that the user chose, whatever the table and the lines around it say', () => {
  const lines = ['All amounts are in Canadian dollars', '', ...ROWS];
  const euros = ROWS.map((line) => line.replace('$', '€'));
  for (const table of [ROWS, euros, lines, lines.map((line) => line.replace('Amount', 'Amount (CAD)'))])
    expect(read(table, { currency: 'EUR', chosenCurrency: 'AUD' })).toEqual({
      currency: 'AUD',
      warnings: [],
    });
});

it('leaves amounts without a sign in the currency of the account', () => {
  const lines = ROWS.map((line) => line.replace('$', ''));
  expect(read(lines, { currency: 'EUR' })).toEqual({ currency: 'EUR', warnings: [] });
});
