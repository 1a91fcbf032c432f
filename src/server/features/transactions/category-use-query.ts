import type { UserDb } from '#db/pool.ts';
import type { CategoryUsage } from '#domain/categorization/likely-categories.ts';

/** Only the newest transactions show the user's habits; this bounds the work for a long history. */
const RECENT_MAX = 2000;

/** How often recent transactions have each category, and how often the user chose it for one merchant at any time. */
export function listCategoryUses(
  db: UserDb,
  asked: { readonly isSandbox: boolean; readonly merchantKey: string; readonly isInflow: boolean | null },
): Promise<CategoryUsage[]> {
  return db.query<CategoryUsage>(
    `select category, sum(count)::int as count, sum(of_merchant)::int as "merchantCount",
      sum(chosen)::int as "userChoiceCount"
       from (select category, count(*) as count, count(*) filter (where merchant_key = $3
         and $3 <> '') as of_merchant, 0 as chosen
               from (select category, merchant_key, amount_minor from app.transactions
                      where user_id = $1 and is_sandbox = $2 and removed_at is null
                      order by occurred_on desc, id desc limit ${RECENT_MAX}) recent
              where $4::boolean is null or (amount_minor > 0) = $4 group by category
             union all
             select category, 0, 0, count(*) from app.transactions
              where user_id = $1 and merchant_key = $3 and $3 <> '' and category_source = 'user'
                and is_sandbox = $2 and removed_at is null and split is null group by category) used
      group by category order by category`,
    [db.userId, asked.isSandbox, asked.merchantKey, asked.isInflow],
  );
}
