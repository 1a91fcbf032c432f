import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTransactions, mergePage, withDayHeads } from './merge-pages.ts';

interface Row {
  readonly id: string;
  readonly occurredOn: string;
}

const row = fc.record({
  id: fc.integer({ min: 0, max: 0xffffff }).map((id) => id.toString(16).padStart(6, '0')),
  occurredOn: fc.integer({ min: 10, max: 28 }).map((day) => `2026-05-${day}`),
});
const ledger = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 60 });

function sorted(transactions: readonly Row[]): Row[] {
  return [...transactions].sort(compareTransactions);
}

describe('pages of the list', () => {
  it('loses and doubles no transaction when newer transactions push others over the end of a page', () => {
    fc.assert(
      fc.property(ledger, ledger, fc.integer({ min: 1, max: 20 }), (old, added, size) => {
        const before = sorted(old);
        const ids = new Set(before.map(({ id }) => id));
        const now = sorted([...before, ...added.filter(({ id }) => !ids.has(id))]);
        const head = before.slice(0, size);
        const rest = before.slice(size);
        const fresh = now.slice(0, size);
        const merged = mergePage(fresh, head, rest[0], fresh.length === now.length);
        const list = [...merged, ...rest];
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(list).toEqual(sorted(list));
        for (const { id } of before) expect(list.some((kept) => kept.id === id)).toBe(true);
      }),
    );
  });

  it('shows each day once above its transactions, and every transaction once', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const items = withDayHeads(sorted(rows));
        const days = items.flatMap((item) => (item.kind === 'day' ? [item.on] : []));
        expect(new Set(days).size).toBe(days.length);
        expect(items.filter((item) => item.kind === 'row')).toHaveLength(rows.length);
      }),
    );
  });
});
