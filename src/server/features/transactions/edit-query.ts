import type { UserDb } from '#db/pool.ts';
import { conditions, type TransactionFilter } from '#db/repositories/transaction-filter.ts';
import { EDITED_COLUMNS } from '#db/repositories/transactions/edits.ts';
import type { EditedTransaction } from '#domain/ledger/edit-transactions.ts';

/** The transactions of a filter, held against other changes; one more than `limit` where there are more. */
export async function lockTransactionsOf(
  db: UserDb,
  filter: TransactionFilter,
  limit: number,
): Promise<EditedTransaction[]> {
  const { sql, values } = conditions(db.userId, filter);
  return db.query<EditedTransaction>(
    `select ${EDITED_COLUMNS} from app.transactions t where t.user_id = $1 and ${sql} order by t.id
      limit ${limit + 1} for update`,
    values,
  );
}
