import type { z } from 'zod';
import type { ENDPOINTS, ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { categorize } from '#domain/categorization/categorize.ts';
import { type CategoryUse, rankLikelyCategories } from '#domain/categorization/likely-categories.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { findShownTransaction } from './transaction-query.ts';

type Query = z.output<(typeof ENDPOINTS)['listLikelyCategories']['query']>;

/** How many of the newest transactions tell what a user usually chooses; bounds the work for a long history. */
const RECENT_MAX = 2000;

/** The categories a user most likely chooses next, for one transaction or in general. */
export async function listLikelyCategories(
  services: Services,
  userId: string,
  query: Query,
): Promise<ResponseOf<'listLikelyCategories'>> {
  return services.db.readAs(userId, async (db) => {
    if (query.transactionId === undefined) {
      const { isSandbox } = await readScope(db, query.world, services.clock.now());
      const uses = await listCategoryUses(db, { isSandbox, merchantKey: '', isInflow: null });
      return { categories: rankLikelyCategories(uses, []) };
    }
    const transaction = await findShownTransaction(db, fromWire(query.transactionId));
    if (!transaction) throw notFound();
    const { isSandbox, merchantKey, amountMinor, originalDescription, merchant } = transaction;
    const uses = await listCategoryUses(db, { isSandbox, merchantKey, isInflow: amountMinor > 0 });
    const guess = categorize({ description: originalDescription, merchant: merchant || null, amountMinor });
    return { categories: rankLikelyCategories(uses, [guess.category]) };
  });
}

/** How recent transactions are categorized, and what the user chose for one merchant at any time. */
function listCategoryUses(
  db: UserDb,
  asked: { readonly isSandbox: boolean; readonly merchantKey: string; readonly isInflow: boolean | null },
): Promise<CategoryUse[]> {
  return db.query<CategoryUse>(
    `select category, sum(count)::int as count, sum(of_merchant)::int as "ofMerchant", sum(chosen)::int as "chosenForMerchant"
       from (select category, count(*) as count, count(*) filter (where merchant_key = $3 and $3 <> '') as of_merchant, 0 as chosen
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
