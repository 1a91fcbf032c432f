import {
  deleteCategoryRule,
  listTransactionsWithAnswer,
  lockCategoryQuestion,
  revertCategoryAnswer,
} from '#db/repositories/category-questions.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { UndoableResult } from './record-split.ts';

/**
 * Ends a merchant's category rule. Transactions that only have their category from the rule get their own category
 * back.
 */
export async function endCategoryRule(
  services: Services,
  userId: string,
  wireId: string,
): Promise<UndoableResult> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const question = await lockCategoryQuestion(db, id);
    if (question?.basis !== 'rule') throw notFound();
    const followers = (await listTransactionsWithAnswer(db, id)).map(({ transactionId }) => transactionId);
    const scope = { transactions: followers, category_questions: [id], category_changes: [id] };
    const recorded = await recordChange(services, db, scope, async () => {
      const rows = await revertCategoryAnswer(db, question);
      await deleteCategoryRule(db, id);
      const detail = { kind: 'ruleEnded', values: { category: question.otherCategory } } as const;
      return {
        value: null,
        events: [{ transactionId: id, detail }, ...rows.map((transactionId) => ({ transactionId, detail }))],
      };
    });
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
