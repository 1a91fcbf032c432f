import type { UserDb, Uuid } from '../../pool.ts';
import { detachClaimLinesFromTransactions } from '../claims.ts';
import { recordDependentsOfDeleted, trackTransactionChanges } from '../matching/match-changes.ts';

/** Deletes transactions and records what the matcher must know about it. */
export async function deleteTransactions(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  await recordDependentsOfDeleted(db, ids);
  await detachClaimLinesFromTransactions(db, ids);
  await db.query(
    trackTransactionChanges('delete from app.transactions t where t.user_id = $1 and id = any($2::uuid[])'),
    [db.userId, ids],
  );
}

/** Marks transactions as removed; they no longer count in the totals and keep all other data. */
export async function removeTransactions(
  db: UserDb,
  ids: readonly Uuid[],
  by: 'provider' | 'user' | 'import',
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    trackTransactionChanges(
      `update app.transactions t set removed_at = $3, removed_by = $4 where t.user_id = $1
        and id = any($2::uuid[]) and removed_at is null`,
    ),
    [db.userId, ids, at, by],
  );
}

/** Removes pending transactions of an earlier connection that its replacement does not list. Returns their IDs. */
export async function removeUnlistedPending(
  db: UserDb,
  accountIds: readonly Uuid[],
  at: Date,
): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    trackTransactionChanges(
      `update app.transactions t set removed_at = $3, removed_by = 'provider' where t.user_id = $1
          and account_id = any($2::uuid[]) and status = 'pending' and feed_id is null and import_id is null
            and removed_at is null`,
      'n.id',
    ),
    [db.userId, accountIds, at],
  );
  return rows.map((row) => row.id);
}

/** Removes a pending transaction that the bank no longer lists; it existed only because of the open suggestion. */
export async function removeIfUnlisted(db: UserDb, id: string, at: Date): Promise<void> {
  await db.query(
    trackTransactionChanges(
      `update app.transactions t set removed_at = $3, removed_by = 'provider' where t.user_id = $1 and id = $2
          and status = 'pending' and feed_id is null and import_id is null and removed_at is null`,
    ),
    [db.userId, id, at],
  );
}

/** Restores such a transaction. */
export async function restoreUnlisted(db: UserDb, id: string): Promise<void> {
  await db.query(
    trackTransactionChanges(
      `update app.transactions t set removed_at = null, removed_by = null where t.user_id = $1 and id = $2
          and status = 'pending' and feed_id is null and import_id is null and removed_by = 'provider'`,
    ),
    [db.userId, id],
  );
}

/** Removes the transactions that represent these receipts; the user's edits are retained. */
export async function removeTransactionsOfReceipts(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  await db.query(
    `update app.transactions set removed_at = now(), removed_by = 'merge', has_receipt = false
      where user_id = $1 and id = any($2::uuid[]) and is_from_receipt and removed_at is null`,
    [db.userId, receiptIds],
  );
}

/** Restores removed transactions that represent these receipts. */
export async function restoreTransactionsOfReceipts(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  await db.query(
    trackTransactionChanges(
      `update app.transactions t set removed_at = null, removed_by = null where t.user_id = $1
        and id = any($2::uuid[]) and is_from_receipt`,
    ),
    [db.userId, receiptIds],
  );
}
