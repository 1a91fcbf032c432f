import { isSpendCategory } from '#domain/splits/category-conflict.ts';
import type { LockedTransaction } from './transaction-query.ts';

type RuleCandidate = Pick<
  LockedTransaction,
  'merchantKey' | 'isSandbox' | 'category' | 'categorySource' | 'flow' | 'split'
>;

/** A rule can be created from a spending category the user set; a split transaction has no single category. */
export function canCreateCategoryRule({
  merchantKey,
  category,
  categorySource,
  flow,
  split,
}: RuleCandidate): boolean {
  return (
    merchantKey !== '' &&
    categorySource === 'user' &&
    !split &&
    (flow === 'spend' || flow === 'refund') &&
    isSpendCategory(category)
  );
}
