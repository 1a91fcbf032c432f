import type { UserDb, Uuid } from '#db/pool.ts';
import { EDITED_COLUMNS } from '#db/repositories/transactions/edits.ts';
import type { CategorySource } from '#db/repositories/transactions/transactions.ts';
import type { EditedTransaction } from '#domain/ledger/edit-transactions.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import { type ListedTransaction, TRANSACTION_COLUMNS } from './list-query.ts';

/** True if the user created transaction `t` and no source has reported it since. */
const IS_MANUAL = `(t.is_manual and not exists (select from app.transaction_external_ids e
  where e.user_id = $1 and e.transaction_id = t.id))`;

export interface TransactionDetail extends ListedTransaction {
  readonly originalDescription: string;
  readonly merchantKey: string;
  readonly note: string;
  readonly categorySource: CategorySource;
  readonly descriptionSource: CategorySource;
  readonly isManual: boolean;
  readonly isFromReceipt: boolean;
}

/** One current transaction, as the detail panel shows it. */
export async function findTransactionDetail(db: UserDb, id: Uuid): Promise<TransactionDetail | null> {
  const [row] = await db.query<TransactionDetail>(
    `select ${TRANSACTION_COLUMNS}, t.original_description as "originalDescription",
      t.merchant_key as "merchantKey", t.note, t.category_source as "categorySource",
            t.description_source as "descriptionSource", ${IS_MANUAL} as "isManual",
            t.is_from_receipt as "isFromReceipt"
       from app.transactions t join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where t.user_id = $1 and t.id = $2 and t.removed_at is null`,
    [db.userId, id],
  );
  return row ?? null;
}

export interface LockedTransaction extends EditedTransaction {
  readonly merchantKey: string;
  readonly isSandbox: boolean;
  readonly postedOn: string;
  readonly amountMinor: number;
  readonly flow: Flow;
  readonly isManual: boolean;
  readonly split: readonly SplitLine[] | null;
}

/** Locks a current transaction. */
export async function lockTransaction(db: UserDb, id: Uuid): Promise<LockedTransaction | null> {
  const [row] = await db.query<LockedTransaction>(
    `select ${EDITED_COLUMNS}, merchant_key as "merchantKey", is_sandbox as "isSandbox", posted_on as "postedOn",
      amount_minor as "amountMinor", flow, split, ${IS_MANUAL} as "isManual"
       from app.transactions t where t.user_id = $1 and id = $2 and removed_at is null for update of t`,
    [db.userId, id],
  );
  return row ?? null;
}

/** The account a manual transaction is added to. */
export async function findOwnAccount(
  db: UserDb,
  id: Uuid,
): Promise<{ accountType: string; currency: string; isSandbox: boolean } | null> {
  const [account] = await db.query<{ accountType: string; currency: string; isSandbox: boolean }>(
    `select account_type as "accountType", currency, is_sandbox as "isSandbox" from app.accounts
      where user_id = $1 and id = $2 and source <> 'receipts'`,
    [db.userId, id],
  );
  return account ?? null;
}

/** Locks a current transaction; false if it does not exist. */
export async function lockTransactionIfExists(db: UserDb, id: Uuid): Promise<boolean> {
  const found = await db.query(
    'select 1 from app.transactions where user_id = $1 and id = $2 and removed_at is null for update',
    [db.userId, id],
  );
  return found.length > 0;
}
