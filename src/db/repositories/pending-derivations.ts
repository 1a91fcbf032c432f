import type { Queryable, UserDb, Uuid } from '../pool.ts';

/**
 * What changed. `transactions`: only what a bank or file reports, each transaction recorded for the next matching.
 * `receipts`: only receipts, emails and claims. `all`: anything, including accounts, settings and the user's decisions.
 */
export type ChangedSide = 'transactions' | 'receipts' | 'all';

/**
 * Records that the user's data must be derived again. Must be the last statement of the transaction that changes
 * transactions or receipts. Does nothing for a deleted user.
 */
export async function markDerivationPending(db: UserDb, changed: ChangedSide = 'all'): Promise<void> {
  await db.query(
    `insert into sys.pending_derivations as p (user_id, since, have_transactions_changed, have_receipts_changed)
     select user_id, clock_timestamp(), $2, $3 from app.profiles where user_id = $1 for key share
     on conflict (user_id) do update set since = excluded.since,
       have_transactions_changed = p.have_transactions_changed or excluded.have_transactions_changed,
       have_receipts_changed = p.have_receipts_changed or excluded.have_receipts_changed`,
    [db.userId, changed !== 'receipts', changed !== 'transactions'],
  );
}

/**
 * Records transactions that a derivation itself changed. The time stays the same, so that the end of the derivation
 * clears the record.
 */
export async function markTransactionsPending(db: UserDb): Promise<void> {
  await db.query(
    `insert into sys.pending_derivations (user_id, since, have_transactions_changed)
     select user_id, clock_timestamp(), true from app.profiles where user_id = $1
     on conflict (user_id) do update set have_transactions_changed = true`,
    [db.userId],
  );
}

/** Allows one derivation per user at a time: a second one waits for the end of the first, then finds the work done. */
export async function lockDerivation(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('derive|' || $1::text, 0))", [db.userId]);
}

/** Commits what was derived so far, and continues in another transaction. */
export async function beginNextStep(db: UserDb): Promise<void> {
  await db.renew();
  await lockDerivation(db);
}

/** A pending derivation of a user. */
export interface PendingDerivation {
  /** The time of the last change, in microseconds. */
  readonly since: string;
  /** False if only receipts have changed. */
  readonly haveTransactionsChanged: boolean;
  /** False if only transactions have changed that a bank or file reported. */
  readonly haveReceiptsChanged: boolean;
}

/** Returns null if none is pending. */
export async function findPendingDerivation(db: UserDb): Promise<PendingDerivation | null> {
  const [pending] = await db.query<PendingDerivation>(
    `select since::text, have_transactions_changed as "haveTransactionsChanged",
      have_receipts_changed as "haveReceiptsChanged" from sys.pending_derivations where user_id = $1`,
    [db.userId],
  );
  return pending ?? null;
}

/** Clears the record after the derivation; if data has changed since, the derivation stays pending. */
export async function clearPendingDerivation(db: UserDb, { since }: PendingDerivation): Promise<void> {
  await db.query('delete from sys.pending_derivations where user_id = $1 and since = $2::text::timestamptz', [
    db.userId,
    since,
  ]);
}

/** Users whose pending derivation is older than `before`, because no job has run. */
export async function listUsersWithPendingDerivation(db: Queryable, before: Date): Promise<Uuid[]> {
  const rows = await db.query<{ userId: Uuid }>(
    'select user_id as "userId" from sys.pending_derivations where since <= $1 order by since limit 100',
    [before],
  );
  return rows.map((row) => row.userId);
}
