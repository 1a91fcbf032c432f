import type { UserDb } from '#db/pool.ts';
import { updateNamingRule } from '#db/repositories/profiles.ts';
import { refreshPurchaseDates } from '#db/repositories/transactions/dates.ts';
import { listBankTextsOfMerchants, renameByText } from '#db/repositories/transactions/names.ts';
import { canonicalMerchant, canonicalVersion } from '#domain/categorization/canonical-merchant.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { DESCRIBED_DATE_RULE } from '#domain/ledger/described-date.ts';
import { P2P_SERVICES, resolveMerchantText } from '#domain/ledger/ingest/describe-transaction.ts';
import type { DeriveScope } from './derive-services.ts';
import { listAutomaticNames, renameMerchants } from './names-query.ts';

/**
 * Renames merchants stored under an earlier naming rule or brand table, and recomputes purchase dates stored under an
 * earlier date rule. Names set by the user are kept. Runs once per rule version. True if a name or a date has changed.
 * The caller holds the derivation lock.
 */
export async function refreshMerchantNames(
  db: UserDb,
  { namedBy }: Pick<DeriveScope, 'namedBy'>,
): Promise<boolean> {
  const mark = `${canonicalVersion()}|${DESCRIBED_DATE_RULE}`;
  if (namedBy === null || namedBy === mark) return false;
  const renamings = (await listAutomaticNames(db)).flatMap((from) => {
    const to = canonicalMerchant(from);
    return to === from ? [] : [{ from, to, key: merchantKey(to) }];
  });
  if (renamings.length > 0) await renameMerchants(db, renamings);
  const people = (await listBankTextsOfMerchants(db, [...P2P_SERVICES])).flatMap(
    ({ merchant, originalDescription }) => {
      const to = canonicalMerchant(resolveMerchantText({ merchant, originalDescription }));
      return to === merchant ? [] : [{ from: merchant, to, key: merchantKey(to), text: originalDescription }];
    },
  );
  if (people.length > 0) await renameByText(db, people);
  const redated = await refreshPurchaseDates(db);
  await updateNamingRule(db, mark);
  return renamings.length + people.length > 0 || redated > 0;
}
