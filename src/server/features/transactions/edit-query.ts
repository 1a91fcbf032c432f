import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { conditions, type TransactionFilter } from '#db/repositories/transaction-filter.ts';
import { EDITED_COLUMNS, lockTransactionsById } from '#db/repositories/transactions/edits.ts';
import { EDIT_TRANSACTIONS_MAX, type EditedTransaction } from '#domain/ledger/edit-transactions.ts';
import { readScope } from '../../lib/environment.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { filterOf } from './list-transactions.ts';

/** The transactions the user chose, by name or by a filter, held against other changes. */
export async function lockChosen(
  services: Services,
  db: UserDb,
  chosen: BodyOf<'editTransactions'>['transactions'],
): Promise<EditedTransaction[]> {
  if ('ids' in chosen) {
    const ids = [...new Set(chosen.ids.map(fromWire))];
    const transactions = await lockTransactionsById(db, ids);
    if (transactions.length < ids.length) throw notFound();
    return transactions;
  }
  const scope = await readScope(db, chosen.filter.environment, services.clock.now());
  const transactions = await lockTransactionsOf(db, filterOf(chosen.filter, scope));
  // Nothing is changed that the user has not seen.
  if (transactions.length !== chosen.count)
    throw new Fault('Conflict', ({ faults }) => faults.transactionsChanged);
  return transactions;
}

/** The transactions of a filter; one more than may be edited at once where there are more. */
async function lockTransactionsOf(db: UserDb, filter: TransactionFilter): Promise<EditedTransaction[]> {
  const { sql, values } = conditions(db.userId, filter);
  return db.query<EditedTransaction>(
    `select ${EDITED_COLUMNS} from app.transactions t where t.user_id = $1 and ${sql} order by t.id
      limit ${EDIT_TRANSACTIONS_MAX + 1} for update`,
    values,
  );
}
