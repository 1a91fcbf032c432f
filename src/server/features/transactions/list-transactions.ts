import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { listPage, sumTransactions, type TransactionFilter } from './list-query.ts';
import { presentListed } from './present.ts';

type Query = z.output<(typeof ENDPOINTS)['listTransactions']['query']>;
type TotalsQuery = z.output<(typeof ENDPOINTS)['getTransactionTotals']['query']>;

const PAGE_SIZE = 50;
const FLOWS = { expense: ['spend', 'refund'], income: ['income'], transfer: ['transfer'] } as const;

/** One page of the list. */
export async function listTransactions(services: Services, userId: string, query: Query) {
  const after = decodeCursor(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.world, services.clock.now());
    const transactions = await listPage(db, filterOf(query, scope), {
      ...{ sort: query.sort ?? 'newest', after, limit },
    });
    const page = transactions.slice(0, limit);
    const last = page.at(-1);
    return {
      transactions: page.map((transaction) => presentListed(transaction, query.category ?? null)),
      nextCursor:
        transactions.length > limit && last ? encodeCursor({ at: last.occurredOn, id: last.id }) : null,
      world: scope.world,
      worlds: scope.worlds,
    };
  });
}

/** Count, spend and income of everything a filter matches. */
export async function getTransactionTotals(services: Services, userId: string, query: TotalsQuery) {
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.world, services.clock.now());
    return {
      ...(await sumTransactions(db, filterOf(query, scope), scope.currency)),
      currency: scope.currency,
    };
  });
}

/** A filter in the ledger's own words. */
export function filterOf(query: TotalsQuery, scope: { readonly isSandbox: boolean }): TransactionFilter {
  const text = query.q?.trim();
  return {
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
}
