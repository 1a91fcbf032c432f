import type { UserDb } from '../pool.ts';

/** Has everything matched anew the next time: something changed that is not noted receipt by receipt and row by row. */
export async function rematchAll(db: UserDb): Promise<void> {
  await db.query(`update app.join_states set basis = '', spans = '' where user_id = $1`, [db.userId]);
}
