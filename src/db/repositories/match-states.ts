import type { UserDb } from '../pool.ts';

/**
 * Has everything matched anew the next time: something changed that is not noted receipt by receipt and transaction by
 * transaction.
 */
export async function rematchAll(db: UserDb): Promise<void> {
  await db.query(`update app.match_states set basis = '', spans = '' where user_id = $1`, [db.userId]);
}

/** One matching of a person at a time. */
export async function holdMatches(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('join|' || $1::text, 0))", [db.userId]);
}
