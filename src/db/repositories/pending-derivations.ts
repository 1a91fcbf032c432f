import type { Queryable, UserDb, Uuid } from '../pool.ts';

/** What changed: `transactions` (or who they belong to, or what is said of them), or `receipts` alone. */
export type ChangedSide = 'transactions' | 'receipts';

/**
 * Notes, in the transaction that changes transactions or receipts and as its last statement, that what follows from
 * them is to be worked out. A person who is gone is owed nothing.
 */
export async function markDerivationPending(
  db: UserDb,
  changed: ChangedSide = 'transactions',
): Promise<void> {
  await db.query(
    `insert into sys.pending_derivations as p (user_id, since, have_transactions_changed)
     select user_id, clock_timestamp(), $2 from app.profiles where user_id = $1 for key share
     on conflict (user_id) do update set since = excluded.since,
       have_transactions_changed = p.have_transactions_changed or excluded.have_transactions_changed`,
    [db.userId, changed === 'transactions'],
  );
}

/** The same for transactions that a derivation itself changed: what it settles at its end is settled with that. */
export async function markTransactionsPending(db: UserDb): Promise<void> {
  await db.query(
    `insert into sys.pending_derivations (user_id, since, have_transactions_changed)
     select user_id, clock_timestamp(), true from app.profiles where user_id = $1
     on conflict (user_id) do update set have_transactions_changed = true`,
    [db.userId],
  );
}

/** What is owed to a person. */
export interface PendingDerivation {
  /** The moment of the last change, to the microsecond. */
  readonly since: string;
  /** False where receipts alone have changed. */
  readonly haveTransactionsChanged: boolean;
}

/** Null where nothing is noted. */
export async function findPendingDerivation(db: UserDb): Promise<PendingDerivation | null> {
  const [pending] = await db.query<PendingDerivation>(
    `select since::text, have_transactions_changed as "haveTransactionsChanged" from sys.pending_derivations
      where user_id = $1`,
    [db.userId],
  );
  return pending ?? null;
}

/** Takes the note back when what it asked for is done; what has changed since stays owed. */
export async function clearPendingDerivation(db: UserDb, { since }: PendingDerivation): Promise<void> {
  await db.query('delete from sys.pending_derivations where user_id = $1 and since = $2::text::timestamptz', [
    db.userId,
    since,
  ]);
}

/** People for whom no job has begun within a while of the change. */
export async function listUsersWithPendingDerivation(db: Queryable, before: Date): Promise<Uuid[]> {
  const rows = await db.query<{ userId: Uuid }>(
    'select user_id as "userId" from sys.pending_derivations where since <= $1 order by since limit 100',
    [before],
  );
  return rows.map((row) => row.userId);
}
