import { expect, it } from 'vitest';
import { groupStoredData } from './stored-kinds.ts';

it('counts stored data by kind and includes every table', () => {
  expect(
    groupStoredData([
      { table: 'transactions', rows: 3, bytes: 300 },
      { table: 'day_totals', rows: 9, bytes: 90 },
      { table: 'claims', rows: 0, bytes: 0 },
      { table: 'a_table_of_tomorrow', rows: 2, bytes: 20 },
    ]),
  ).toEqual([
    { kind: 'transactions', count: 3, bytes: 390 },
    { kind: 'other', count: 2, bytes: 20 },
  ]);
});
