import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { countOtherMerchantTransactions, findCategoryRule } from '#db/repositories/category-rules.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import type { Language } from '#domain/people/language.ts';
import { suggestName } from '../../lib/privacy/shared-names.ts';
import { toWire } from '../../lib/wire-id.ts';
import { canCreateCategoryRule } from './can-create-category-rule.ts';
import type { TransactionDetail } from './transaction-query.ts';

type Detail = ResponseOf<'getTransaction'>;

/** Merchant details of a transaction: the number of its other transactions, its category rule, and a shared name. */
export async function readMerchant(
  db: UserDb,
  transaction: TransactionDetail,
  language: Language,
): Promise<Pick<Detail, 'merchantOthers' | 'merchantRule' | 'sharedName'>> {
  const sharedName = await readSharedName(db, transaction);
  if (transaction.merchantKey === '') return { merchantOthers: 0, merchantRule: null, sharedName };
  const rule = await findCategoryRule(db, transaction);
  return {
    merchantOthers: canCreateCategoryRule(transaction)
      ? await countOtherMerchantTransactions(db, transaction, transaction.category)
      : 0,
    merchantRule: rule && {
      ...{ transactionId: toWire('transaction', rule.transactionId), category: rule.category },
      categoryName: categoryNames(rule.category, language).name,
    },
    sharedName,
  };
}

/** The merchant name used by other users of this server, for a charge the user has not renamed. */
async function readSharedName(db: UserDb, transaction: TransactionDetail): Promise<string | null> {
  const { descriptionSource, isManual, isFromReceipt, flow } = transaction;
  if (descriptionSource === 'user' || isManual || isFromReceipt) return null;
  return flow === 'spend' || flow === 'refund' ? suggestName(db, transaction) : null;
}
