import type { UserDb, Uuid } from '#db/pool.ts';
import { notingTransactions } from '#db/repositories/join-changes.ts';
import { refitSplits } from '#db/repositories/refit-splits.ts';
import { EDITED_COLUMNS } from '#db/repositories/row-edits.ts';
import type { CategorySource } from '#db/repositories/transactions.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import type { EditedRow } from '#domain/ledger/edit-rows.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import { type ListedRow, ROW_COLUMNS } from './list-query.ts';

/** Whether row `t` is one that a person entered and that no source has brought since. */
const IS_MANUAL = `(t.is_manual and not exists (select from app.transaction_external_ids e where e.user_id = t.user_id and e.transaction_id = t.id))`;

export interface ShownRow extends ListedRow {
  readonly originalDescription: string;
  readonly merchantKey: string;
  readonly note: string;
  readonly categorySource: CategorySource;
  readonly isManual: boolean;
  readonly isFromReceipt: boolean;
}

/** One row that stands, as its panel shows it. */
export async function findShownRow(db: UserDb, id: Uuid): Promise<ShownRow | null> {
  const [row] = await db.query<ShownRow>(
    `select ${ROW_COLUMNS}, t.original_description as "originalDescription", t.merchant_key as "merchantKey", t.note, t.category_source as "categorySource",
            ${IS_MANUAL} as "isManual", t.is_from_receipt as "isFromReceipt"
       from app.transactions t join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
      where t.user_id = $1 and t.id = $2 and t.removed_at is null`,
    [db.userId, id],
  );
  return row ?? null;
}

export interface LockedRow extends Omit<EditedRow, 'isDivided'> {
  readonly merchantKey: string;
  readonly isSandbox: boolean;
  readonly postedOn: string;
  readonly amountMinor: number;
  readonly flow: Flow;
  readonly isManual: boolean;
  readonly split: readonly SplitLine[] | null;
}

/** A row that stands, held against other changes. */
export async function lockRow(db: UserDb, id: Uuid): Promise<LockedRow | null> {
  const [row] = await db.query<LockedRow>(
    `select ${EDITED_COLUMNS}, merchant_key as "merchantKey", is_sandbox as "isSandbox", posted_on as "postedOn", amount_minor as "amountMinor", flow, split, ${IS_MANUAL} as "isManual"
       from app.transactions t where user_id = $1 and id = $2 and removed_at is null for update of t`,
    [db.userId, id],
  );
  return row ?? null;
}

/** Gives a row entered by hand its day and amount, and what it counts as by that. */
export async function setDayAndAmount(
  db: UserDb,
  id: Uuid,
  { postedOn, amountMinor }: Pick<LockedRow, 'postedOn' | 'amountMinor'>,
): Promise<void> {
  await db.query(
    notingTransactions(
      'update app.transactions t set posted_on = $3, amount_minor = $4 where user_id = $1 and id = $2',
    ),
    [db.userId, id, postedOn, amountMinor],
  );
  await refitSplits(db, [id]);
  await refreshFlows(db, [id]);
}

/** The account that a row by hand goes to. */
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

/** Marks a row as entered by the person, in their words. */
export async function markManual(db: UserDb, id: Uuid, note: string | undefined): Promise<void> {
  await db.query(
    `update app.transactions set is_manual = true, description_source = 'user', note = coalesce($3, '') where user_id = $1 and id = $2`,
    [db.userId, id, note ?? null],
  );
}

/** Holds a row that stands; false where there is none. */
export async function holdRow(db: UserDb, id: Uuid): Promise<boolean> {
  const found = await db.query(
    'select 1 from app.transactions where user_id = $1 and id = $2 and removed_at is null for update',
    [db.userId, id],
  );
  return found.length > 0;
}
