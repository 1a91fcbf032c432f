import type { UserDb } from '#db/pool.ts';
import { readNamedBy, writeNamedBy } from '#db/repositories/profiles.ts';
import { settleDays } from '#db/repositories/transactions/dates.ts';
import { listTextsOf, renameByText } from '#db/repositories/transactions/names.ts';
import { canonicalMark, canonicalMerchant } from '#domain/categorization/canonical-merchant.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { DESCRIBED_DATE_RULE } from '#domain/ledger/described-date.ts';
import { PERSON_SERVICES, statedMerchant } from '#domain/ledger/ingest/describe-transaction.ts';
import { listGivenNames, renameMerchants } from './names-query.ts';
import { holdDerivation } from './transactions-query.ts';

/**
 * Names the merchants of transactions and receipts that were stored under an earlier rule or table of brands as new
 * ones are named, and gives transactions the day of their purchase as new ones get it; what a person named stays. Once
 * for each rule; later calls find nothing to do. True when a name or a day has changed.
 */
export async function settleNames(db: UserDb): Promise<boolean> {
  const mark = `${canonicalMark()}|${DESCRIBED_DATE_RULE}`;
  const namedBy = await readNamedBy(db);
  if (namedBy === null || namedBy === mark) return false;
  await holdDerivation(db);
  const renamings = (await listGivenNames(db)).flatMap((from) => {
    const to = canonicalMerchant(from);
    return to === from ? [] : [{ from, to, key: merchantKey(to) }];
  });
  if (renamings.length > 0) await renameMerchants(db, renamings);
  const people = (await listTextsOf(db, [...PERSON_SERVICES])).flatMap(
    ({ merchant, originalDescription }) => {
      const to = canonicalMerchant(statedMerchant({ merchant, originalDescription }));
      return to === merchant ? [] : [{ from: merchant, to, key: merchantKey(to), text: originalDescription }];
    },
  );
  if (people.length > 0) await renameByText(db, people);
  const redated = await settleDays(db);
  await writeNamedBy(db, mark);
  return renamings.length + people.length > 0 || redated > 0;
}
