import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { countMerchantOthers, findCategoryRule } from '#db/repositories/category-rules.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import type { Language } from '#domain/people/language.ts';
import { suggestName } from '../../lib/privacy/shared-names.ts';
import { toWire } from '../../lib/wire-id.ts';
import { mayRule } from './may-rule.ts';
import type { ShownTransaction } from './transaction-query.ts';

type Detail = ResponseOf<'getTransaction'>;

/** What a transaction's panel says of its merchant: its other transactions, and what others call it. */
export async function readMerchant(
  db: UserDb,
  transaction: ShownTransaction,
  language: Language,
): Promise<Pick<Detail, 'merchantOthers' | 'merchantRule' | 'sharedName'>> {
  const sharedName = await readSharedName(db, transaction);
  if (transaction.merchantKey === '') return { merchantOthers: 0, merchantRule: null, sharedName };
  const rule = await findCategoryRule(db, transaction);
  return {
    merchantOthers: mayRule(transaction)
      ? await countMerchantOthers(db, transaction, transaction.category)
      : 0,
    merchantRule: rule && {
      ...{ transactionId: toWire('transaction', rule.transactionId), category: rule.category },
      categoryName: categoryNames(rule.category, language).name,
    },
    sharedName,
  };
}

/** What other users of this server call the merchant, for a charge that has no name of the user's own. */
async function readSharedName(db: UserDb, transaction: ShownTransaction): Promise<string | null> {
  const { descriptionSource, isManual, isFromReceipt, flow } = transaction;
  if (descriptionSource === 'user' || isManual || isFromReceipt) return null;
  return flow === 'spend' || flow === 'refund' ? suggestName(db, transaction) : null;
}
