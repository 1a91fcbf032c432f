import { expect, it } from 'vitest';
import { groupStored } from './stored-kinds.ts';

it('what is stored is counted kind by kind, and no table is left out', () => {
  expect(
    groupStored([
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
