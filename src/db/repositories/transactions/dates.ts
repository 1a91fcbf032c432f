import type { UserDb } from '../../pool.ts';

/** Whether new transactions are dated by their posting; `$1` is the user. */
export const DATES_BY_POSTING =
  "exists (select from app.profiles where user_id = $1 and dates_by = 'posting')";

/**
 * Brings the transactions in step with the setting. A transaction that another request was adding while the setting
 * changed is found by the next derivation.
 */
export async function applyDatesBy(db: UserDb): Promise<void> {
  await db.query(
    `update app.transactions set is_dated_by_posting = ${DATES_BY_POSTING}
      where user_id = $1 and is_dated_by_posting <> ${DATES_BY_POSTING}`,
    [db.userId],
  );
}
