import type { UserDb } from '#db/pool.ts';

/** Maximum number of names examined; bounds the work for a very large ledger. */
const NAMES_MAX = 1500;

/**
 * Distinct merchant names in lower case, found by skipping from name to name in the sort index (a loose index scan).
 */
export async function listMerchantNames(db: UserDb, isSandbox: boolean): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `with recursive names as (
       (select t.merchant_order as name from app.transactions t
         where t.user_id = $1 and t.is_sandbox = $2 and t.removed_at is null order by 1 limit 1)
       union all
       select (select t.merchant_order from app.transactions t
                where t.user_id = $1 and t.is_sandbox = $2 and t.removed_at is null
                  and t.merchant_order > n.name
                order by t.merchant_order limit 1)
         from names n where n.name is not null)
     select name from names where name is not null limit $3`,
    [db.userId, isSandbox, NAMES_MAX],
  );
  return rows.map(({ name }) => name);
}
