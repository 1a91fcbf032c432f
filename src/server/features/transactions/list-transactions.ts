import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { sumTransactions, type TransactionFilter } from '#db/repositories/transaction-filter.ts';
import { type CategoryFilter, parseCategoryCodes } from '#domain/categorization/category-filter.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { listTransactionPage } from './list-query.ts';
import { presentTransaction } from './present.ts';
import { suggestSearch } from './suggest-search.ts';

type Query = z.output<(typeof ENDPOINTS)['listTransactions']['query']>;
type TotalsQuery = z.output<(typeof ENDPOINTS)['getTransactionTotals']['query']>;

const PAGE_SIZE = 50;
const FLOWS: Readonly<Record<NonNullable<TotalsQuery['type']>, readonly Flow[]>> = {
  expense: ['spend', 'refund'],
  payment: ['spend'],
  refund: ['refund'],
  income: ['income'],
  transfer: ['transfer'],
  counted: ['spend', 'refund', 'income'],
};

/** One page of transactions. */
export async function listTransactions(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  query: Query,
) {
  const after = decodeCursor(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.environment, services.clock.now());
    const filter = buildFilter(query, scope);
    const transactions = await listTransactionPage(db, filter, {
      ...{ sort: query.sort ?? 'newest', after, limit },
    });
    const page = transactions.slice(0, limit);
    const last = page.at(-1);
    return {
      transactions: page.map((transaction) =>
        presentTransaction(transaction, scope.language, buildFilter(query, scope)),
      ),
      nextCursor:
        transactions.length > limit && last ? encodeCursor({ at: last.occurredOn, id: last.id }) : null,
      suggestion: transactions.length === 0 && !after ? await suggestSearch(db, filter) : null,
      environment: scope.environment,
      environments: scope.environments,
    };
  });
}

/** Count, spend and income of all transactions that match a filter. */
export async function getTransactionTotals(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  query: TotalsQuery,
) {
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.environment, services.clock.now());
    const currency = query.currency ?? scope.currency;
    return sumTransactions(db, buildFilter(query, scope), currency);
  });
}

/** Converts query parameters to a repository filter. */
export function buildFilter(query: TotalsQuery, scope: { readonly isSandbox: boolean }): TransactionFilter {
  const text = query.q?.trim();
  return {
    isSandbox: scope.isSandbox,
    text: text ? text : null,
    from: query.from ?? null,
    to: query.to ?? null,
    postedFrom: query.postedFrom ?? null,
    postedTo: query.postedTo ?? null,
    accountId: query.accountId ? fromWire(query.accountId) : null,
    categories: parseCategories(query),
    merchant: query.merchant ?? null,
    flows: query.type ? FLOWS[query.type] : null,
    status: query.status ?? null,
    hasReceipt: parseEither(query.receipt, 'with', 'without'),
    isItemized: parseEither(query.receipt, 'itemized', 'unitemized'),
    isByItem: query.receipt === 'byItem',
    currency: query.currency ?? null,
    subscriptionId: query.subscriptionId ? fromWire(query.subscriptionId) : null,
    isInBalance: parseEither(query.balance, 'in', 'out'),
  };
}

/** True for `yes`, false for `no`, null for any other value. */
function parseEither(asked: string | undefined, yes: string, no: string): boolean | null {
  if (asked === yes) return true;
  return asked === no ? false : null;
}

function parseCategories(query: TotalsQuery): CategoryFilter {
  return {
    among: parseCategoryCodes(query.category),
    except: parseCategoryCodes(query.exceptCategory) ?? [],
  };
}
