import { readNamedBy, writeNamedBy } from '#db/repositories/profiles.ts';
import { canonicalMark, canonicalMerchant } from '#domain/categorization/canonical-merchant.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { listGivenNames, renameMerchants } from './names-query.ts';
import type { MatchNeeds } from './needs.ts';
import { holdDerivation } from './transactions-query.ts';

/**
 * Names the merchants of transactions and receipts that were stored under an earlier rule or table of brands as new
 * ones are named; what a person named stays. Once for each rule; later calls find nothing to do. True when a name has
 * changed.
 */
export async function settleNames(services: Pick<MatchNeeds, 'db'>, userId: string): Promise<boolean> {
  const mark = canonicalMark();
  return services.db.withUser(userId, async (db) => {
    const namedBy = await readNamedBy(db);
    if (namedBy === null || namedBy === mark) return false;
    await holdDerivation(db);
    const renamings = (await listGivenNames(db)).flatMap((from) => {
      const to = canonicalMerchant(from);
      return to === from ? [] : [{ from, to, key: merchantKey(to) }];
    });
    if (renamings.length > 0) await renameMerchants(db, renamings);
    await writeNamedBy(db, mark);
    return renamings.length > 0;
  });
}
