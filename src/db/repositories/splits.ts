import type { SplitLine } from '#domain/splits/split.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { refreshReceiptMarks } from './receipt-matches.ts';
import { refitSplits } from './refit-splits.ts';

/**
 * Divides a transaction as the user decided, or makes it one again for good (null); the month's sums follow in the same statement, the words it is
 * found by in the next.
 */
export async function saveSplit(
  db: UserDb,
  transactionId: Uuid,
  split: readonly SplitLine[] | null,
): Promise<void> {
  await db.query(
    `update app.transactions set split = $3::jsonb, split_source = 'user' where user_id = $1 and id = $2`,
    [db.userId, transactionId, split === null ? null : JSON.stringify(split)],
  );
  await refitSplits(db, [transactionId]);
  await refreshReceiptMarks(db, [transactionId]);
}
