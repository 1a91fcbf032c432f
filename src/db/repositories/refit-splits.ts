import { fitSplit } from '#domain/splits/fit-split.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { UserDb, Uuid } from '../pool.ts';

/** Brings the splits among these transactions to the amounts they have now; the month's sums follow. */
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
    fitted: fitSplit(split, amountMinor),
  }));
  const changed = fitted.filter((one) => JSON.stringify(one.split) !== JSON.stringify(one.fitted));
  if (changed.length === 0) return;
  await db.query(
    `update app.transactions t set split = n.split::jsonb from unnest($2::uuid[], $3::text[]) as n(id, split)
      where t.user_id = $1 and t.id = n.id`,
    [
      db.userId,
      changed.map(({ id }) => id),
      changed.map((one) => (one.fitted === null ? null : JSON.stringify(one.fitted))),
    ],
  );
}
