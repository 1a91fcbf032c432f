import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTransactions,
  type SortedTransaction,
  TRANSACTION_SORTS,
  type TransactionSort,
} from '#domain/ledger/transaction-sort.ts';
import { addDayHeaders, mergePage } from './merge-pages.ts';

const row = fc.record({
  id: fc.integer({ min: 0, max: 0xffffff }).map((id) => id.toString(16).padStart(6, '0')),
  occurredOn: fc.integer({ min: 10, max: 28 }).map((day) => `2026-05-${day}`),
  amountMinor: fc.integer({ min: -9, max: 9 }),
  merchant: fc.constantFrom('Aldi', 'aldi', 'Bose'),
});
const sort = fc.constantFrom(...TRANSACTION_SORTS);
const ledger = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 60 });

function sorted(order: TransactionSort, transactions: readonly SortedTransaction[]): SortedTransaction[] {
  return transactions.toSorted((a, b) => compareTransactions(order, a, b));
}

describe('pages of the list', () => {
  it('neither loses nor duplicates transactions when newer ones push others past the end of a page', () => {
    fc.assert(
      fc.property(sort, ledger, ledger, fc.integer({ min: 1, max: 20 }), (order, old, added, size) => {
        const before = sorted(order, old);
        const ids = new Set(before.map(({ id }) => id));
        const now = sorted(order, [...before, ...added.filter(({ id }) => !ids.has(id))]);
        const head = before.slice(0, size);
        const rest = before.slice(size);
        const fresh = now.slice(0, size);
        const merged = mergePage(order, fresh, head, rest[0], fresh.length === now.length);
        const list = [...merged, ...rest];
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(list).toEqual(sorted(order, list));
        for (const { id } of before) expect(list.some((kept) => kept.id === id)).toBe(true);
      }),
    );
  });

  it('shows each day once above its transactions, and each transaction once', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const items = addDayHeaders('newest', sorted('newest', rows));
        const days = items.flatMap((item) => (item.kind === 'day' ? [item.on] : []));
        expect(new Set(days).size).toBe(days.length);
        expect(items.filter((item) => item.kind === 'row')).toHaveLength(rows.length);
      }),
    );
  });
});
