import type { UserDb, Uuid } from '../pool.ts';
import { isEligibleForCategoryRule } from './category-questions.ts';

export interface Merchant {
  readonly merchantKey: string;
  readonly isSandbox: boolean;
}

/**
 * The user's category for all transactions of a merchant without a more specific decision. It is stored as an answer
 * without a question.
 */
export interface CategoryRule {
  /** The transaction that the user edited. */
  readonly transactionId: Uuid;
  readonly category: string;
}

const OF_MERCHANT =
  't.user_id = $1 and t.merchant_key = $2 and t.is_sandbox = $3 and t.category <> $4 and ' +
  `${isEligibleForCategoryRule('t')}`;

/** The rule of a merchant, or null. */
export async function findCategoryRule(
  db: UserDb,
  { merchantKey, isSandbox }: Merchant,
): Promise<CategoryRule | null> {
  const [rule] = await db.query<CategoryRule>(
    `select transaction_id as "transactionId", answer as category from app.category_questions
      where user_id = $1 and merchant_key = $2 and is_sandbox = $3 and basis = 'rule' and answer is not null`,
    [db.userId, merchantKey, isSandbox],
  );
  return rule ?? null;
}

/** Counts the merchant's transactions with a different category that nobody has set. */
export async function countOtherMerchantTransactions(
  db: UserDb,
  { merchantKey, isSandbox }: Merchant,
  category: string,
): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `select count(*) as count from app.transactions t where ${OF_MERCHANT}`,
    [db.userId, merchantKey, isSandbox, category],
  );
  return found?.count ?? 0;
}

/** The IDs of the same transactions. */
export async function listOtherMerchantTransactions(
  db: UserDb,
  { merchantKey, isSandbox }: Merchant,
  category: string,
): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(`select t.id from app.transactions t where ${OF_MERCHANT}`, [
    ...[db.userId, merchantKey, isSandbox, category],
  ]);
  return rows.map((row) => row.id);
}
