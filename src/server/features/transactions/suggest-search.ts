import type { UserDb } from '#db/pool.ts';
import type { TransactionFilter } from '#db/repositories/transaction-filter.ts';
import { correctSearch } from '#domain/ledger/correct-search.ts';
import { listPage } from './list-query.ts';
import { listMerchantNames } from './merchant-names-query.ts';

/** What a search that finds nothing probably means, where that finds something; else null. */
export async function suggestSearch(db: UserDb, filter: TransactionFilter): Promise<string | null> {
  if (filter.text === null) return null;
  const text = correctSearch(filter.text, await listMerchantNames(db, filter.isSandbox));
  if (text === null) return null;
  const found = await listPage(db, { ...filter, text }, { sort: 'newest', after: null, limit: 1 });
  return found.length > 0 ? text : null;
}
