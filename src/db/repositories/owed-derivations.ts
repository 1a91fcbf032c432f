import type { Queryable, UserDb, Uuid } from '../pool.ts';

/**
 * Notes, in the transaction that changes rows and as its last statement, that what follows from them is to be worked
 * out. A person who is gone is owed nothing.
 */
export async function oweDerivation(db: UserDb): Promise<void> {
  await db.query(
    `insert into sys.owed_derivations (user_id, since)
     select user_id, clock_timestamp() from app.profiles where user_id = $1 for key share
     on conflict (user_id) do update set since = excluded.since`,
    [db.userId],
  );
}

/**
 * Takes the note back before the rows are read. It waits for a transaction that has just written one, so that rows
 * which are saved at this moment are either seen or owed again.
 */
export async function settleDerivation(db: UserDb): Promise<void> {
  await db.query('delete from sys.owed_derivations where user_id = $1', [db.userId]);
}

/** People for whom no job has begun within a while of the change. */
export async function listOwedDerivations(db: Queryable, before: Date): Promise<Uuid[]> {
  const rows = await db.query<{ userId: Uuid }>(
    'select user_id as "userId" from sys.owed_derivations where since <= $1 order by since limit 100',
    [before],
  );
  return rows.map((row) => row.userId);
}
