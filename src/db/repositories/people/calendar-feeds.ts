import type { UserDb } from '../../pool.ts';

/** When the user's current calendar address was created; null if the feed is off. */
export async function findCalendarFeed(db: UserDb): Promise<Date | null> {
  const [row] = await db.query<{ createdAt: Date }>(
    'select created_at as "createdAt" from app.calendar_feeds where user_id = $1',
    [db.userId],
  );
  return row?.createdAt ?? null;
}

/** True if the secret with this hash belongs to the user's current address. */
export async function isCalendarSecret(db: UserDb, secretHash: Buffer): Promise<boolean> {
  const rows = await db.query('select 1 from app.calendar_feeds where user_id = $1 and secret_hash = $2', [
    db.userId,
    secretHash,
  ]);
  return rows.length > 0;
}

/** Sets the user's calendar address; an earlier one stops working. */
export async function upsertCalendarFeed(db: UserDb, secretHash: Buffer, now: Date): Promise<void> {
  await db.query(
    `insert into app.calendar_feeds (user_id, secret_hash, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
    [db.userId, secretHash, now],
  );
}

/** Turns the feed off. */
export async function deleteCalendarFeed(db: UserDb): Promise<void> {
  await db.query('delete from app.calendar_feeds where user_id = $1', [db.userId]);
}
