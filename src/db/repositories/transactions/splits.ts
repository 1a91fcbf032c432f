import { scaleSplit } from '#domain/splits/scale-split.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';
import { markTransactionCounterpartiesPending } from '../matching/match-states.ts';
import { refreshReceiptMarks } from './receipt-marks.ts';

/** Adjusts the splits of these transactions to their current amounts; the daily sums are updated. */
export async function refitSplits(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  const divided = await db.query<{ id: Uuid; amountMinor: number; split: readonly SplitLine[] }>(
    `select id, amount_minor as "amountMinor", split from app.transactions
      where user_id = $1 and id = any($2::uuid[]) and split is not null`,
    [db.userId, ids],
  );
  const fitted = divided.map(({ id, amountMinor, split }) => ({
    id,
    split,
    fitted: scaleSplit(split, amountMinor),
  }));
  const changed = fitted.filter(({ split, fitted }) => JSON.stringify(split) !== JSON.stringify(fitted));
  if (changed.length === 0) return;
  await db.query(
    `update app.transactions t set split = n.split::jsonb from unnest($2::uuid[], $3::text[]) as n(id, split)
      where t.user_id = $1 and t.id = n.id`,
    [
      db.userId,
      changed.map(({ id }) => id),
      changed.map(({ fitted }) => (fitted === null ? null : storableJson(fitted))),
    ],
  );
}

/**
 * Saves the user's split of a transaction, or the decision against one (null). The daily sums are updated in the same
 * statement, the search text in the next.
 */
export async function saveSplit(
  db: UserDb,
  transactionId: Uuid,
  split: readonly SplitLine[] | null,
): Promise<void> {
  await db.query(
    `update app.transactions set split = $3::jsonb, split_source = 'user' where user_id = $1 and id = $2`,
    [db.userId, transactionId, split === null ? null : storableJson(split)],
  );
  await refitSplits(db, [transactionId]);
  await refreshReceiptMarks(db, [transactionId]);
  await markTransactionCounterpartiesPending(db, [transactionId]);
}
