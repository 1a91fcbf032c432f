import type { UserDb, Uuid } from '#db/pool.ts';

export interface WithdrawnTransaction {
  readonly id: Uuid;
  readonly postedOn: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly note: string;
  readonly withdrawnAt: Date;
}

/** Transactions of a connection that the bank removed and the user had edited, newest first. */
export async function listWithdrawn(
  db: UserDb,
  connectionId: Uuid,
  limit: number,
): Promise<WithdrawnTransaction[]> {
  return db.query<WithdrawnTransaction>(
    `select t.id, t.posted_on as "postedOn", t.description, t.amount_minor as "amountMinor", t.currency, t.note,
      t.removed_at as "withdrawnAt"
       from app.transactions t join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where t.user_id = $1 and a.connection_id = $2 and t.removed_by = 'provider' and t.removed_at is not null
        and (t.note <> '' or t.description_source = 'user' or t.category_source = 'user')
      order by t.removed_at desc, t.id limit $3`,
    [db.userId, connectionId, limit],
  );
}

/** The date of the oldest current transaction of a connection. */
export async function firstTransactionOn(db: UserDb, connectionId: Uuid): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    `select min(t.posted_on) as day from app.transactions t join app.accounts a on a.user_id = $1
      and a.id = t.account_id
      where t.user_id = $1 and a.connection_id = $2 and t.removed_at is null`,
    [db.userId, connectionId],
  );
  return row?.day ?? null;
}

/** Serializes linking per user, so that the second of two simultaneous links sees the accounts saved by the first. */
export async function lockLinks(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('link|' || $1::text, 0))", [db.userId]);
}

/** Names and last digits of a connection's accounts, as the bank reports them. */
export async function listNamesAndMasks(
  db: UserDb,
  connectionId: Uuid,
): Promise<{ name: string; mask: string | null }[]> {
  return db.query('select name, mask from app.accounts where user_id = $1 and connection_id = $2', [
    db.userId,
    connectionId,
  ]);
}
