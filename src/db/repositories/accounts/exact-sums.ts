import { SUM_MINOR_MAX } from '#domain/money/money.ts';
import type { UserDb } from '../../pool.ts';

/** True if every total of the user's transactions and balances is exact. */
export async function hasExactSums(db: UserDb): Promise<boolean> {
  const [row] = await db.query<{ isExact: boolean }>(
    `select (select coalesce(sum(abs(amount_minor)), 0) from app.transactions
               where user_id = $1 and removed_at is null) <= $2::bigint
        and (select coalesce(sum(largest), 0) from (select max(abs(amount_minor)) as largest from app.balances
               where user_id = $1 group by account_id) b) <= $2::bigint as "isExact"`,
    [db.userId, SUM_MINOR_MAX],
  );
  return row?.isExact ?? true;
}
