import type { ResponseOf } from '#contract/endpoints/table.ts';
import { jsonObject } from '#db/json-object.ts';
import type { UserDb } from '#db/pool.ts';
import { isUncategorizedByUser, OPEN_CATEGORY_QUESTIONS } from '#db/repositories/category-questions.ts';
import { isHealthCategory } from '#domain/categorization/categories.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import type { CategoryOption } from '#domain/splits/category-conflict.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';

type Question = ResponseOf<'listReviewItems'>['categories'][number];
type Stored = Omit<Question, 'choices'> & {
  readonly currentCategory: string;
  readonly otherCategory: string;
  readonly choices: readonly CategoryOption[];
};

/** Open category questions, most confident first. */
export async function listCategoryQuestions(db: UserDb, texts: Texts): Promise<Question[]> {
  const questions = await db.query<Stored>(
    `select q.basis, q.confidence, q.current_category as "currentCategory", q.other_category as "otherCategory",
            q.choices, t.merchant,
            ${jsonObject<Stored['transaction']>({
              id: 't.id',
              description: 't.description',
              originalDescription: 't.original_description',
              postedOn: 't.posted_on',
              amountMinor: 't.amount_minor',
              currency: 't.currency',
              status: 't.status',
              accountName: 'a.shown_name',
            })} as transaction,
            case when q.basis = 'receipt' then q.similar_count else (select count(*) from app.transactions o
              where o.user_id = $1 and o.merchant_key = q.merchant_key and o.is_sandbox = q.is_sandbox
                and o.category = q.current_category and o.id <> q.transaction_id
                and ${isUncategorizedByUser('o')}) end as others
       from ${OPEN_CATEGORY_QUESTIONS} join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where q.user_id = $1 order by q.confidence desc, q.transaction_id limit 200`,
    [db.userId],
  );
  return questions.map(({ currentCategory, otherCategory, choices, transaction: row, ...question }) => ({
    ...question,
    transaction: { ...row, id: toWire('transaction', row.id) },
    choices: choices.map((choice) => ({
      ...presentChoice(choice, texts),
      // A transfer to an account that may be the user's own counts as a payment until the user answers.
      isCurrent:
        question.basis === 'account'
          ? choice.category !== otherCategory
          : choice.category === currentCategory,
    })),
  }));
}

function presentChoice({ category, confidence, reasons }: CategoryOption, texts: Texts) {
  const { name, primaryName } = categoryNames(category, texts.language);
  return {
    category,
    categoryName: name,
    primaryName,
    confidence,
    reasons: reasons.map(texts.sentence),
    isHealth: isHealthCategory(category),
  };
}
