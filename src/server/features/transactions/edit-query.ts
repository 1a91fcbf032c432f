import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { buildFilterConditions, type TransactionFilter } from '#db/repositories/transaction-filter.ts';
import { EDITED_COLUMNS, lockTransactionsById } from '#db/repositories/transactions/edits.ts';
import { EDIT_TRANSACTIONS_MAX, type EditedTransaction } from '#domain/ledger/edit-transactions.ts';
import { readScope } from '../../lib/environment.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { buildFilter } from './list-transactions.ts';

/** Locks the transactions the user selected by ID or by a filter. */
export async function lockSelectedTransactions(
  services: Services,
  db: UserDb,
  selected: BodyOf<'editTransactions'>['transactions'],
): Promise<EditedTransaction[]> {
  if ('ids' in selected) {
    const ids = [...new Set(selected.ids.map(fromWire))];
    const transactions = await lockTransactionsById(db, ids);
    if (transactions.length < ids.length) throw notFound();
    return transactions;
  }
  const scope = await readScope(db, selected.filter.environment, services.clock.now());
  const transactions = await lockFilteredTransactions(db, buildFilter(selected.filter, scope));
  // Change nothing that the user has not seen.
  if (transactions.length !== selected.count)
    throw new Fault('Conflict', ({ faults }) => faults.transactionsChanged);
  return transactions;
}

/** Locks the transactions of a filter, at most one more than may be edited at once. */
async function lockFilteredTransactions(db: UserDb, filter: TransactionFilter): Promise<EditedTransaction[]> {
  const { sql, values } = buildFilterConditions(db.userId, filter);
  return db.query<EditedTransaction>(
    `select ${EDITED_COLUMNS} from app.transactions t where t.user_id = $1 and ${sql} order by t.id
      limit ${EDIT_TRANSACTIONS_MAX + 1} for update`,
    values,
  );
}
