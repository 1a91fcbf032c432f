import { isSpendCategory } from '#domain/splits/category-conflict.ts';
import type { LockedTransaction } from './transaction-query.ts';

type RuledTransaction = Pick<
  LockedTransaction,
  'merchantKey' | 'isSandbox' | 'category' | 'categorySource' | 'flow' | 'split'
>;

/**
 * What the person themselves said of money they spent goes for a merchant; a split transaction says nothing of one
 * category.
 */
export function mayRule({ merchantKey, category, categorySource, flow, split }: RuledTransaction): boolean {
  return (
    merchantKey !== '' &&
    categorySource === 'user' &&
    !split &&
    (flow === 'spend' || flow === 'refund') &&
    isSpendCategory(category)
  );
}
