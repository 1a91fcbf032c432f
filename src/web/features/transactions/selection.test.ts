import { describe, expect, it } from 'vitest';
import { sumSelection, updateSelection } from './selection.ts';
import type { Transaction } from './transaction-types.ts';

function transaction(id: string, changes: Partial<Transaction> = {}): Transaction {
  return {
    id,
    occurredOn: '2026-05-03',
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
    parts: [],
    shareMinor: null,
    accountId: 'acc_1',
    accountName: 'Checking',
    hasReceipt: false,
    hasSuggestion: false,
    isHeld: false,
    isExcluded: false,
    isSandbox: false,
    ...changes,
  };
}

describe('selected transactions', () => {
  it('subtracts refunds from spend, excludes transfers, and never adds two currencies', () => {
    const sums = sumSelection([
      transaction('a'),
      transaction('b', { amountMinor: 400, isRefund: true }),
      transaction('c', { amountMinor: 9000, type: 'income' }),
      transaction('d', { amountMinor: -5000, type: 'transfer' }),
      transaction('e', { currency: 'EUR', amountMinor: -700 }),
      transaction('f', { isHeld: true }),
      transaction('g', { isExcluded: true }),
    ]);
    expect(sums).toEqual([
      { currency: 'USD', spendMinor: 600, incomeMinor: 9000 },
      { currency: 'EUR', spendMinor: 700, incomeMinor: 0 },
    ]);
  });

  it('selects a range from the last selected transaction, in either direction', () => {
    const transactions = ['a', 'b', 'c', 'd'].map((id) => transaction(id));
    const [a, , c] = transactions;
    if (!a || !c) throw new Error('rows are missing');
    expect([...updateSelection(new Map(), transactions, c, 'a', true).keys()]).toEqual(['a', 'b', 'c']);
    expect([...updateSelection(new Map(), transactions, a, 'c', true).keys()]).toEqual(['a', 'b', 'c']);
    expect([...updateSelection(new Map([['a', a]]), transactions, a, null, false).keys()]).toEqual([]);
  });
});
