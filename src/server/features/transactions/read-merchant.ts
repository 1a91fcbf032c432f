import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { countMerchantOthers, findCategoryRule } from '#db/repositories/category-rules.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import type { Language } from '#domain/people/language.ts';
import { toWire } from '../../lib/wire-id.ts';
import { mayRule } from './may-rule.ts';
import type { ShownTransaction } from './transaction-query.ts';

type Detail = ResponseOf<'getTransaction'>;

/** What a transaction's panel says of its merchant's other transactions. */
export async function readMerchant(
  db: UserDb,
  transaction: ShownTransaction,
  language: Language,
): Promise<Pick<Detail, 'merchantOthers' | 'merchantRule'>> {
  if (transaction.merchantKey === '') return { merchantOthers: 0, merchantRule: null };
  const rule = await findCategoryRule(db, transaction);
  return {
    merchantOthers: mayRule(transaction)
      ? await countMerchantOthers(db, transaction, transaction.category)
      : 0,
    merchantRule: rule && {
      ...{ transactionId: toWire('transaction', rule.transactionId), category: rule.category },
      categoryName: categoryNames(rule.category, language).name,
    },
  };
}
