import { PROPOSALS_MAX } from '#contract/endpoints/splits.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoints/table.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { listUndivided } from '#db/repositories/transactions/item-splits.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { groupIntoParts } from '#domain/splits/split.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

/** Splits proposed by receipts that the user has not decided about, newest transaction first. */
export async function listProposedSplits(
  services: Services,
  userId: string,
  query: QueryOf<'listProposedSplits'>,
): Promise<ResponseOf<'listProposedSplits'>> {
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.environment, services.clock.now());
    const transactions = await listUndivided(db, scope.isSandbox);
    const receipts = Map.groupBy(
      await listMatchedReceipts(
        db,
        transactions.map(({ id }) => id),
      ),
      (receipt) => receipt.transactionId,
    );
    const proposals = transactions.flatMap((transaction) => {
      const split = proposeSplit({ ...transaction, isSpend: true }, receipts.get(transaction.id) ?? []);
      const { id, description, occurredOn, amountMinor, currency } = transaction;
      const parts = groupIntoParts(split ?? []).map(({ category, isHealth, amountMinor: partMinor }) => ({
        ...{ category, isHealth, amountMinor: partMinor },
        categoryName: categoryNames(category, scope.language).name,
      }));
      const transactionId = toWire('transaction', id);
      return split ? [{ transactionId, description, occurredOn, amountMinor, currency, parts }] : [];
    });
    return { proposals: proposals.slice(0, PROPOSALS_MAX) };
  });
}
