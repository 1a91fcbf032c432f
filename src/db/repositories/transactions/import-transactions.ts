import type { UserDb, Uuid } from '../../pool.ts';
import { accountIdsOf } from '../accounts/balances.ts';
import { detachClaimLinesFromTransactions } from '../claims.ts';
import { recordDependentsOfDeleted, trackTransactionChanges } from '../matching/match-changes.ts';
import { refitSplits } from './splits.ts';

/** Columns that an import may change on existing transactions. */
const CHANGED = [
  'posted_on',
  'authorized_on',
  'described_on',
  'amount_minor',
  'currency',
  'original_amount_minor',
  'original_currency',
  'status',
  'original_description',
  'merchant',
  'merchant_key',
  'feed_id',
  'removed_at',
  'removed_by',
];

/** Saves the state of transactions before an import changes them; of two changes, the first state is retained. */
export async function saveStateBeforeImport(db: UserDb, importId: Uuid, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `insert into app.import_changes (user_id, import_id, transaction_id, before)
     select t.user_id, $2, t.id, to_jsonb(t) from app.transactions t where t.user_id = $1 and t.id = any($3::uuid[])
     on conflict do nothing`,
    [db.userId, importId, ids],
  );
}

/** Saves the state of the transactions after the import. */
export async function saveStateAfterImport(db: UserDb, importId: Uuid): Promise<void> {
  await db.query(
    `update app.import_changes c set after = (select to_jsonb(t)) from app.transactions t
      where c.user_id = $1 and c.import_id = $2 and t.user_id = $1 and t.id = c.transaction_id`,
    [db.userId, importId],
  );
}

/**
 * Restores the transactions that an import changed, except for the user's later edits. A transaction that its bank has
 * changed since is unchanged. Returns the IDs of the restored ones.
 */
export async function restoreStateBeforeImport(db: UserDb, importId: Uuid): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    trackTransactionChanges(
      `update app.transactions t set (${CHANGED.join(', ')}) = row(${CHANGED.map((name) => `b.${name}`).join(', ')}),
       description = case when t.description_source = 'user' then t.description else b.description end,
       category = case when t.category_source = 'user' then t.category else b.category end,
       category_source = case when t.category_source = 'user' then t.category_source else b.category_source end,
       flow = case when t.category_source = 'user' then t.flow else b.flow end
     from app.import_changes c, jsonb_populate_record(null::app.transactions, c.before) b,
          jsonb_populate_record(null::app.transactions, c.after) a
     where t.user_id = $1 and c.user_id = $1 and c.import_id = $2 and t.id = c.transaction_id
       and (t.posted_on, t.amount_minor, t.status, t.original_description, t.feed_id, t.removed_by)
           is not distinct from (a.posted_on, a.amount_minor, a.status, a.original_description, a.feed_id,
             a.removed_by)`,
      'n.id',
    ),
    [db.userId, importId],
  );
  await db.query('delete from app.import_changes where user_id = $1 and import_id = $2', [
    db.userId,
    importId,
  ]);
  const ids = rows.map((row) => row.id);
  await refitSplits(db, ids);
  return ids;
}

/** Detaches transactions from an import if a bank feed also lists them; they belong to the feed then. */
export async function detachFeedTransactionsFromImport(db: UserDb, importId: Uuid): Promise<void> {
  await db.query(
    'update app.transactions set import_id = null where user_id = $1 and import_id = $2 and feed_id is not null',
    [db.userId, importId],
  );
}

/** Deletes the transactions that an import added. Returns the IDs of their accounts without duplicates. */
export async function deleteTransactionsOfImport(db: UserDb, importId: Uuid): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    'select id from app.transactions where user_id = $1 and import_id = $2',
    [db.userId, importId],
  );
  const ids = rows.map((row) => row.id);
  await recordDependentsOfDeleted(db, ids);
  await detachClaimLinesFromTransactions(db, ids);
  return accountIdsOf(
    await db.query<{ accountId: Uuid }>(
      trackTransactionChanges(
        'delete from app.transactions t where t.user_id = $1 and import_id = $2',
        'n.account_id as "accountId"',
      ),
      [db.userId, importId],
    ),
  );
}
