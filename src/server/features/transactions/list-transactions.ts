import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { type ListedRow, listRows, type RowFilter, sumRows } from './list-query.ts';
import { presentRow } from './present.ts';

type Query = z.output<(typeof ENDPOINTS)['listTransactions']['query']>;

const PAGE_ROWS = 50;
const FLOWS = { expense: ['spend', 'refund'], income: ['income'], transfer: ['transfer'] } as const;

/** One page of the list, and the totals of everything the filter matches. */
export async function listTransactions(services: Services, userId: string, query: Query) {
  const after = decodeCursor(query.cursor);
  const limit = query.limit ?? PAGE_ROWS;
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.world, services.clock.now());
    const text = query.q?.trim();
    const filter: RowFilter = {
      isSandbox: scope.isSandbox,
      text: text ? text : null,
      from: query.from ?? null,
      to: query.to ?? null,
      accountId: query.accountId ? fromWire(query.accountId) : null,
      category: query.category ?? null,
      merchant: query.merchant ?? null,
      flows: query.type ? FLOWS[query.type] : null,
      status: query.status ?? null,
      hasReceipt: query.receipt ? query.receipt === 'with' : null,
    };
    const rows = await listRows(db, filter, after, limit);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    // A list that ends on its first page is its own sum.
    const isWhole = after === null && rows.length <= limit;
    const totals = isWhole ? sumOf(rows, scope.currency) : await sumRows(db, filter, scope.currency);
    return {
      transactions: page.map(presentRow),
      nextCursor: rows.length > limit && last ? encodeCursor({ at: last.postedOn, id: last.id }) : null,
      totals: { ...totals, currency: scope.currency },
      world: scope.world,
      worlds: scope.worlds,
    };
  });
}

/** Count, spend and income of rows at hand; the same rule as over the table. */
function sumOf(
  rows: readonly ListedRow[],
  currency: string,
): { count: number; spendMinor: number; incomeMinor: number } {
  const sum = (flows: readonly string[]) =>
    rows
      .filter((row) => row.currency === currency && flows.includes(row.flow))
      .reduce((total, row) => total + row.amountMinor, 0);
  return { count: rows.length, spendMinor: 0 - sum(FLOWS.expense), incomeMinor: sum(FLOWS.income) };
}
