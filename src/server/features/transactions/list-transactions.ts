import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { sumTransactions, type TransactionFilter } from '#db/repositories/transaction-filter.ts';
import { type CategoryChoice, readCategoryCodes } from '#domain/categorization/category-choice.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { listPage } from './list-query.ts';
import { presentListed } from './present.ts';
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

/** One page of the list. */
export async function listTransactions(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  query: Query,
) {
  const after = decodeCursor(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.environment, services.clock.now());
    const filter = filterOf(query, scope);
    const transactions = await listPage(db, filter, {
      ...{ sort: query.sort ?? 'newest', after, limit },
    });
    const page = transactions.slice(0, limit);
    const last = page.at(-1);
    return {
      transactions: page.map((transaction) =>
        presentListed(transaction, scope.language, filterOf(query, scope)),
      ),
      nextCursor:
        transactions.length > limit && last ? encodeCursor({ at: last.occurredOn, id: last.id }) : null,
      suggestion: transactions.length === 0 && !after ? await suggestSearch(db, filter) : null,
      environment: scope.environment,
      environments: scope.environments,
    };
  });
}

/** Count, spend and income of everything a filter matches. */
export async function getTransactionTotals(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  query: TotalsQuery,
) {
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.environment, services.clock.now());
    const currency = query.currency ?? scope.currency;
    return { ...(await sumTransactions(db, filterOf(query, scope), currency)), currency };
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
    postedFrom: query.postedFrom ?? null,
    postedTo: query.postedTo ?? null,
    accountId: query.accountId ? fromWire(query.accountId) : null,
    categories: categoriesOf(query),
    merchant: query.merchant ?? null,
    flows: query.type ? FLOWS[query.type] : null,
    status: query.status ?? null,
    hasReceipt: eitherOf(query.receipt, 'with', 'without'),
    isItemized: eitherOf(query.receipt, 'itemized', 'unitemized'),
    isByItem: query.receipt === 'byItem',
    currency: query.currency ?? null,
    subscriptionId: query.subscriptionId ? fromWire(query.subscriptionId) : null,
    isInBalance: eitherOf(query.balance, 'in', 'out'),
  };
}

/** True for one word, false for the other, null for anything else. */
function eitherOf(asked: string | undefined, yes: string, no: string): boolean | null {
  if (asked === yes) return true;
  return asked === no ? false : null;
}

function categoriesOf(query: TotalsQuery): CategoryChoice {
  return {
    among: readCategoryCodes(query.category),
    except: readCategoryCodes(query.exceptCategory) ?? [],
  };
}
