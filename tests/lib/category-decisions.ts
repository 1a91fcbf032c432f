import fc from 'fast-check';
import type { UserDb } from '#db/pool.ts';
import {
  applyAnswerToTransaction,
  listCategoryQuestions,
  revertCategoryAnswer,
  saveCategoryAnswer,
} from '#db/repositories/category-questions.ts';
import { trackTransactionChanges } from '#db/repositories/matching/match-changes.ts';
import { setCategory } from '#db/repositories/transactions/edits.ts';
import { saveSplit } from '#db/repositories/transactions/splits.ts';

/** Includes categories that known merchants never have, and one of a transfer to an own account. */
export const DECISION_CATEGORIES = [
  'FOOD_AND_DRINK_COFFEE',
  'ENTERTAINMENT_TV_AND_MOVIES',
  'MEDICAL_DENTAL_CARE',
  'LOAN_PAYMENTS_OTHER_PAYMENT',
  'OTHER_OTHER',
  'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
  'TRANSFER_OUT_ACCOUNT_TRANSFER',
];

/** A random category decision about a transaction or a question. */
export function arbitraryDecision(id: fc.Arbitrary<string>) {
  return fc.record({
    action: fc.constantFrom(...(['categorize', 'categorize', 'split', 'answer', 'undo'] as const)),
    id,
    category: fc.constantFrom(...DECISION_CATEGORIES),
    source: fc.constantFrom('user' as const, 'rule' as const, 'provider' as const, 'provider' as const),
    nth: fc.nat(5),
    isForMerchant: fc.boolean(),
  });
}
type Decision = ReturnType<typeof arbitraryDecision> extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Applies the decision as the product does. */
export async function applyDecision(user: UserDb, decision: Decision): Promise<void> {
  const { action, id } = decision;
  if (action === 'categorize') await categorize(user, id, decision);
  else if (action === 'split') await split(user, id, decision.isForMerchant);
  else await answer(user, decision);
}

/** Sets a category as the user, a rule or the bank does. */
async function categorize(user: UserDb, id: string, { category, source }: Decision): Promise<void> {
  if (source !== 'provider') await setCategory(user, [id], category, source);
  else
    await user.query(
      trackTransactionChanges(
        `update app.transactions t set category = $3, category_source = 'provider' where t.user_id = $1 and id = $2
          and category_source in ('provider', 'model')`,
      ),
      [user.userId, id, category],
    );
}

async function split(user: UserDb, id: string, isWhole: boolean): Promise<void> {
  const [known] = await user.query<{ amount: number }>(
    'select amount_minor as amount from app.transactions where user_id = $1 and id = $2',
    [user.userId, id],
  );
  const line = { isHealth: false, receiptId: null, item: null, category: 'MEDICAL_DENTAL_CARE' };
  if (known) await saveSplit(user, id, isWhole ? null : [{ ...line, amountMinor: known.amount }]);
}

/** Answers a question, or undoes an answer. */
async function answer(user: UserDb, { action, nth, isForMerchant }: Decision): Promise<void> {
  const wanted = action === 'answer' ? 'open' : 'answered';
  const known = (await listCategoryQuestions(user, false)).filter(({ state }) => state === wanted);
  const question = known.sort((a, b) => a.transactionId.localeCompare(b.transactionId))[nth % known.length];
  if (!question) return;
  const { transactionId: id, choices, currentCategory } = question;
  if (wanted === 'answered') {
    await revertCategoryAnswer(user, question);
    await saveCategoryAnswer(user, id, null);
    return;
  }
  const category = choices[nth % 2]?.category ?? currentCategory;
  await applyAnswerToTransaction(user, id, category);
  await saveCategoryAnswer(user, id, { answer: category, isForMerchant, at: new Date() });
}
