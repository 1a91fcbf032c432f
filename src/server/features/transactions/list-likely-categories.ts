import type { z } from 'zod';
import type { ENDPOINTS, ResponseOf } from '#contract/endpoints/table.ts';
import { categorize } from '#domain/categorization/categorize.ts';
import { rankLikelyCategories } from '#domain/categorization/likely-categories.ts';
import { readScope } from '../../lib/environment.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { listCategoryUses } from './category-use-query.ts';
import { findTransactionDetail } from './transaction-query.ts';

type Query = z.output<(typeof ENDPOINTS)['listLikelyCategories']['query']>;

/** The categories the user most likely chooses next, for one transaction or in general. */
export async function listLikelyCategories(
  services: Services,
  userId: string,
  query: Query,
): Promise<ResponseOf<'listLikelyCategories'>> {
  return services.db.readAs(userId, async (db) => {
    if (query.transactionId === undefined) {
      const { isSandbox } = await readScope(db, query.environment, services.clock.now());
      const uses = await listCategoryUses(db, { isSandbox, merchantKey: '', isInflow: null });
      return { categories: rankLikelyCategories(uses, []) };
    }
    const transaction = await findTransactionDetail(db, fromWire(query.transactionId));
    if (!transaction) throw notFound();
    const { isSandbox, merchantKey, amountMinor, originalDescription, merchant } = transaction;
    const uses = await listCategoryUses(db, { isSandbox, merchantKey, isInflow: amountMinor > 0 });
    const guess = categorize({ description: originalDescription, merchant: merchant || null, amountMinor });
    return { categories: rankLikelyCategories(uses, [guess.category]) };
  });
}
