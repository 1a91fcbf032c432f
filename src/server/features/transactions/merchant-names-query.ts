import type { UserDb } from '#db/pool.ts';

/** Names looked through at most; bounds the work for a very long ledger. */
const NAMES_MAX = 1500;

/** Each merchant's name once, in lower case; hops from name to name in the index of the sorted list. */
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
