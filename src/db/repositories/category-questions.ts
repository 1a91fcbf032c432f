import type { CategoryOption, ConflictBasis } from '#domain/splits/category-conflict.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { storableJson } from '../storable.ts';
import type { CategoryRule, Merchant } from './category-rules.ts';
import { counterpartyOfKeySql } from './transactions/counterparties.ts';
import { type EarlierCategory, restoreCategories, setCategory } from './transactions/edits.ts';

/** A question about the category of a transaction and of its merchant's other transactions. */
export interface CategoryQuestion {
  readonly transactionId: Uuid;
  readonly merchantKey: string;
  readonly isSandbox: boolean;
  readonly basis: ConflictBasis;
  readonly currentCategory: string;
  /** The category that contradicts it. */
  readonly otherCategory: string;
  readonly confidence: number;
  readonly choices: readonly CategoryOption[];
  /** Other transactions of the merchant that are in question for the same reason. */
  readonly similarCount: number;
}

/** A stored question with its answer, and whether the answer applies to the merchant's other transactions. */
export interface StoredQuestion extends Omit<CategoryQuestion, 'basis'> {
  /** `rule`: the user set the merchant's category without a question, for transactions of any category. */
  readonly basis: ConflictBasis | 'rule';
  readonly state: 'open' | 'answered';
  readonly answer: string | null;
  readonly isForMerchant: boolean;
}

/** SQL condition: the transaction with this alias is spending without a split and without a decision of the user. */
export function isUncategorizedByUser(alias: string): string {
  return (
    `${alias}.removed_at is null and ${alias}.split is null and ${alias}.category_source in ('provider', ` +
    `'model') and ${alias}.flow in ('spend', 'refund')`
  );
}

/**
 * SQL condition: a category rule may apply to the transaction with this alias. The user has decided nothing about it,
 * but it may be split by its receipts' items.
 */
export function isEligibleForCategoryRule(alias: string): string {
  return (
    `${alias}.removed_at is null and (${alias}.split is null or ${alias}.split_source = 'receipt') and ` +
    `${alias}.category_source in ('provider', 'model') and ${alias}.flow in ('spend', 'refund')`
  );
}

/** Open questions `q` that are still relevant: transaction `t` is unchanged since the question was asked. */
export const OPEN_CATEGORY_QUESTIONS = `app.category_questions q
  join app.transactions t on t.user_id = $1 and t.id = q.transaction_id and q.state = 'open'
    and t.category = q.current_category and ${isUncategorizedByUser('t')}`;

const COLUMNS = `q.transaction_id as "transactionId", q.merchant_key as "merchantKey",
  q.is_sandbox as "isSandbox", q.basis, q.current_category as "currentCategory", q.other_category as "otherCategory",
  q.confidence, q.choices, q.similar_count as "similarCount", q.state, q.answer, q.is_for_merchant as "isForMerchant"`;

/** All questions of one environment, open and answered. */
export async function listCategoryQuestions(db: UserDb, isSandbox: boolean): Promise<StoredQuestion[]> {
  return db.query<StoredQuestion>(
    `select ${COLUMNS} from app.category_questions q where user_id = $1 and is_sandbox = $2
      order by asked_at, transaction_id`,
    [db.userId, isSandbox],
  );
}

/** Transactions with a relevant open question in one environment. */
export async function listOpenCategoryQuestionIds(db: UserDb, isSandbox: boolean): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `select q.transaction_id as id from ${OPEN_CATEGORY_QUESTIONS} where q.user_id = $1 and q.is_sandbox = $2`,
    [db.userId, isSandbox],
  );
  return rows.map((row) => row.id);
}

/** Locks the question about a transaction against concurrent answers. */
export async function lockCategoryQuestion(db: UserDb, transactionId: Uuid): Promise<StoredQuestion | null> {
  const [question] = await db.query<StoredQuestion>(
    `select ${COLUMNS} from app.category_questions q where user_id = $1 and transaction_id = $2 for update`,
    [db.userId, transactionId],
  );
  return question ?? null;
}

/** Replaces the open questions; answered ones, reopened ones and `kept` are retained. */
export async function replaceOpenCategoryQuestions(
  db: UserDb,
  isSandbox: boolean,
  questions: readonly CategoryQuestion[],
  kept: readonly Uuid[],
  at: Date,
): Promise<void> {
  await db.query(
    `delete from app.category_questions
      where user_id = $1 and is_sandbox = $2 and state = 'open' and reopened_at is null
        and transaction_id <> all($3::uuid[])`,
    [db.userId, isSandbox, [...questions.map((question) => question.transactionId), ...kept]],
  );
  if (questions.length === 0) return;
  await db.query(
    `insert into app.category_questions (user_id, transaction_id, merchant_key, is_sandbox, basis,
      current_category, other_category, confidence, choices, similar_count, state, asked_at)
     select own.user_id, (n->>'transactionId')::uuid, n->>'merchantKey', $2, n->>'basis', n->>'currentCategory',
       n->>'otherCategory', (n->>'confidence')::real, n->'choices', (n->>'similarCount')::int, 'open', $4
       from app.profiles own, jsonb_array_elements($3::jsonb) n
      where own.user_id = $1
     on conflict (user_id, transaction_id) do update
       set merchant_key = excluded.merchant_key, basis = excluded.basis,
         current_category = excluded.current_category, other_category = excluded.other_category,
         confidence = excluded.confidence, choices = excluded.choices, similar_count = excluded.similar_count
         where app.category_questions.state = 'open'`,
    [db.userId, isSandbox, storableJson(questions), at],
  );
}

/** Saves the user's answer; null reopens the question. */
export async function saveCategoryAnswer(
  db: UserDb,
  transactionId: Uuid,
  given: { readonly answer: string; readonly isForMerchant: boolean; readonly at: Date } | null,
): Promise<void> {
  await db.query(
    `update app.category_questions set state = $3, answer = $4, is_for_merchant = $5, decided_at = $6
      where user_id = $1 and transaction_id = $2`,
    [
      ...[db.userId, transactionId, given ? 'answered' : 'open'],
      ...[given?.answer ?? null, given?.isForMerchant ?? false, given?.at ?? null],
    ],
  );
}

/** Sets the answered category on the question's transaction as the user's decision, after saving the earlier one. */
export async function applyAnswerToTransaction(
  db: UserDb,
  transactionId: Uuid,
  category: string,
): Promise<void> {
  await changeTransactions(db, transactionId, [transactionId], category, 'user');
}

/**
 * Sets the answered category on other transactions of the merchant, after saving their earlier ones. Returns the
 * changed transactions.
 */
export async function applyAnswerToMerchant(
  db: UserDb,
  question: Pick<StoredQuestion, 'transactionId'>,
  ids: readonly Uuid[],
  category: string,
): Promise<Uuid[]> {
  return changeTransactions(db, question.transactionId, ids, category, 'rule');
}

async function changeTransactions(
  db: UserDb,
  questionId: Uuid,
  ids: readonly Uuid[],
  category: string,
  source: 'user' | 'rule',
): Promise<Uuid[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<{ id: Uuid }>(
    `insert into app.category_changes as c (user_id, transaction_id, question_id, category, category_source)
     select t.user_id, t.id, $2, t.category, t.category_source from app.transactions t where t.user_id = $1
       and t.id = any($3::uuid[]) and ${isEligibleForCategoryRule('t')}
     on conflict (user_id, transaction_id, question_id) do update
       set category = excluded.category, category_source = excluded.category_source
     returning transaction_id as id`,
    [db.userId, questionId, ids],
  );
  return setCategory(
    db,
    rows.map((row) => row.id),
    category,
    source,
  );
}

/** Other transactions of the question's merchant with the same category. */
export async function listMerchantTransactions(
  db: UserDb,
  question: Omit<CategoryQuestion, 'basis'>,
): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `select t.id from app.transactions t where t.user_id = $1 and t.is_sandbox = $2 and t.merchant_key = $3
      and t.category = $4 and ${isEligibleForCategoryRule('t')}
        and t.id <> $5`,
    [db.userId, question.isSandbox, question.merchantKey, question.currentCategory, question.transactionId],
  );
  return rows.map((row) => row.id);
}

/** New transactions of merchants with an answered question, by question. */
export async function listNewTransactionsOfAnsweredMerchants(
  db: UserDb,
  isSandbox: boolean,
): Promise<Map<Uuid, Uuid[]>> {
  const rows = await db.query<{ questionId: Uuid; id: Uuid }>(
    `select q.transaction_id as "questionId", t.id from app.category_questions q
       join app.transactions t on t.user_id = $1 and t.is_sandbox = q.is_sandbox
         and t.counterparty = ${counterpartyOfKeySql('q.merchant_key')}
         and t.merchant_key = q.merchant_key and ${isEligibleForCategoryRule('t')}
         and (t.category = q.current_category or q.basis = 'rule' and t.category <> q.answer)
      where q.user_id = $1 and q.is_sandbox = $2 and q.is_for_merchant and q.basis <> 'receipt'
        and q.answer <> q.current_category`,
    [db.userId, isSandbox],
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.questionId)].map(([id, group]) => [id, group.map((row) => row.id)]),
  );
}

/** The transactions changed by an answer about their merchant, with their earlier categories. */
export async function listTransactionsWithAnswer(
  db: UserDb,
  answerId: Uuid,
): Promise<{ transactionId: Uuid; category: string; categorySource: string; answer: string }[]> {
  return db.query(
    `select c.transaction_id as "transactionId", c.category, c.category_source as "categorySource", q.answer
       from app.category_changes c join app.category_questions q
         on q.user_id = $1 and q.transaction_id = c.question_id and q.answer is not null
      where c.user_id = $1 and c.question_id = $2`,
    [db.userId, answerId],
  );
}

/**
 * Restores the earlier category of every transaction that still has the answered one; those decided since are
 * unchanged. Returns the transactions.
 */
export async function revertCategoryAnswer(
  db: UserDb,
  { transactionId, answer }: Pick<StoredQuestion, 'transactionId' | 'answer'>,
): Promise<Uuid[]> {
  const earlier = await db.query<EarlierCategory>(
    `delete from app.category_changes where user_id = $1 and question_id = $2
     returning transaction_id as id, category, category_source as "categorySource"`,
    [db.userId, transactionId],
  );
  return restoreCategories(db, earlier, { transactionId, answer });
}

/** Saves a category rule in place of a question about the transaction on which the user set it. */
export async function createCategoryRule(
  db: UserDb,
  { merchantKey, isSandbox }: Merchant,
  { transactionId, category }: CategoryRule,
  at: Date,
): Promise<void> {
  await deleteCategoryRule(db, transactionId);
  await db.query(
    `insert into app.category_questions (user_id, transaction_id, merchant_key, is_sandbox, basis,
      current_category, other_category, confidence, choices, similar_count, state, answer, is_for_merchant, asked_at,
      decided_at)
     values ($1, $2, $3, $4, 'rule', '', $5, 1, '[]', 0, 'answered', $5, true, $6, $6)`,
    [db.userId, transactionId, merchantKey, isSandbox, category, at],
  );
}

/** Deletes a rule; the transactions it changed are unchanged. */
export async function deleteCategoryRule(db: UserDb, transactionId: Uuid): Promise<void> {
  await db.query('delete from app.category_questions where user_id = $1 and transaction_id = $2', [
    db.userId,
    transactionId,
  ]);
}
