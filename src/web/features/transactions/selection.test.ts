import { describe, expect, it } from 'vitest';
import type { Row } from './row-types.ts';
import { selectionAfter, sumsOf } from './selection.ts';

function row(id: string, changes: Partial<Row> = {}): Row {
  return {
    id,
    postedOn: '2026-05-03',
    authorizedOn: null,
    description: id,
    merchant: id,
    itemsSummary: null,
    amountMinor: -1000,
    currency: 'USD',
    type: 'expense',
    isRefund: false,
    status: 'posted',
    category: 'OTHER_OTHER',
    categoryName: 'Uncategorized',
    splitNames: [],
    shareMinor: null,
    accountId: 'acc_1',
    accountName: 'Checking',
    hasReceipt: false,
    hasSuggestion: false,
    isSandbox: false,
    ...changes,
  };
}

describe('selected rows', () => {
  it('lowers spend by refunds, leaves transfers out, and never adds two currencies', () => {
    const sums = sumsOf([
      row('a'),
      row('b', { amountMinor: 400, isRefund: true }),
      row('c', { amountMinor: 9000, type: 'income' }),
      row('d', { amountMinor: -5000, type: 'transfer' }),
      row('e', { currency: 'EUR', amountMinor: -700 }),
    ]);
    expect(sums).toEqual([
      { currency: 'USD', spendMinor: 600, incomeMinor: 9000 },
      { currency: 'EUR', spendMinor: 700, incomeMinor: 0 },
    ]);
  });

  it('takes a whole range from the row chosen before, in either direction', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => row(id));
    const [a, , c] = rows;
    if (!a || !c) throw new Error('rows are missing');
    expect([...selectionAfter(new Map(), rows, c, 'a', true).keys()]).toEqual(['a', 'b', 'c']);
    expect([...selectionAfter(new Map(), rows, a, 'c', true).keys()]).toEqual(['a', 'b', 'c']);
    expect([...selectionAfter(new Map([['a', a]]), rows, a, null, false).keys()]).toEqual([]);
  });
});
