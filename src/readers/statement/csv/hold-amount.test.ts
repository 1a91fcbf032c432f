import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

it('a hold in its own column is a pending transaction, and never replaces a posted amount', () => {
  const { accounts } = readCsv(
    [
      'Date,Description,Amount,Hold amount',
      '2026-10-28,Payroll,1000.00,',
      '2026-10-29,Grocer,-45.10,-45.10',
      '2026-10-30,Fuel,,-80.00',
    ].join('\n'),
    {},
  );
  const read = accounts.flatMap(({ transactions }) => transactions);
  expect(read.map(({ description, amountMinor, pending }) => [description, amountMinor, pending])).toEqual([
    ['Payroll', 100000, false],
    ['Grocer', -4510, false],
    ['Fuel', -8000, true],
  ]);
});
