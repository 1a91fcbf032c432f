import type { UserDb } from '#db/pool.ts';
import type { TransactionFilter } from '#db/repositories/transaction-filter.ts';
import { correctSearch } from '#domain/ledger/correct-search.ts';
import { listTransactionPage } from './list-query.ts';
import { listMerchantNames } from './merchant-names-query.ts';

/** A corrected search text that has results, or null. */
export async function suggestSearch(db: UserDb, filter: TransactionFilter): Promise<string | null> {
  if (filter.text === null) return null;
  const text = correctSearch(filter.text, await listMerchantNames(db, filter.isSandbox));
  if (text === null) return null;
  const found = await listTransactionPage(db, { ...filter, text }, { sort: 'newest', after: null, limit: 1 });
  return found.length > 0 ? text : null;
}
