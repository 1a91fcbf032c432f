import type { UserDb, Uuid } from '../pool.ts';
import { mayFollowRule } from './category-questions.ts';

/** A merchant in one world. */
export interface Merchant {
  readonly merchantKey: string;
  readonly isSandbox: boolean;
}

/**
 * What the user said of all transactions of a merchant that they decide nothing else about: an answer nobody asked for.
 */
export interface CategoryRule {
  /** The transaction it was said of. */
  readonly transactionId: Uuid;
  readonly category: string;
}

const OF_MERCHANT = `t.user_id = $1 and t.merchant_key = $2 and t.is_sandbox = $3 and t.category <> $4 and ${mayFollowRule('t')}`;

/** The rule of a merchant; null where there is none. */
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

/** How many transactions of a merchant nobody has decided about that have another category than this. */
export async function countMerchantOthers(
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

/** The same transactions by their ids. */
export async function listMerchantOthers(
  db: UserDb,
  { merchantKey, isSandbox }: Merchant,
  category: string,
): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(`select t.id from app.transactions t where ${OF_MERCHANT}`, [
    ...[db.userId, merchantKey, isSandbox, category],
  ]);
  return rows.map((row) => row.id);
}

/** Keeps what a person said of a merchant, in place of a question about the transaction it was said of. */
export async function createCategoryRule(
  db: UserDb,
  { merchantKey, isSandbox }: Merchant,
  { transactionId, category }: CategoryRule,
  at: Date,
): Promise<void> {
  await deleteCategoryRule(db, transactionId);
  await db.query(
    `insert into app.category_questions (user_id, transaction_id, merchant_key, is_sandbox, basis, held, told, confidence, choices, alike, state,
       answer, is_for_merchant, asked_at, decided_at)
     values ($1, $2, $3, $4, 'rule', '', $5, 1, '[]', 0, 'answered', $5, true, $6, $6)`,
    [db.userId, transactionId, merchantKey, isSandbox, category, at],
  );
}

/** Forgets a rule; what it changed stays as it is. */
export async function deleteCategoryRule(db: UserDb, transactionId: Uuid): Promise<void> {
  await db.query('delete from app.category_questions where user_id = $1 and transaction_id = $2', [
    db.userId,
    transactionId,
  ]);
}
