import type { BodyOf } from '#contract/endpoints/table.ts';
import {
  applyAnswerToMerchant,
  applyAnswerToTransaction,
  listMerchantTransactions,
  lockCategoryQuestion,
  saveCategoryAnswer,
} from '#db/repositories/category-questions.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { isValidAnswer } from '#domain/splits/category-conflict.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type EventToRecord, recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

/**
 * Sets the user's answer as the category of the transaction, and never asks this question again. If the answer is for
 * the merchant, its other transactions get the category, too, including future ones.
 */
export async function answerCategory(
  services: Services,
  userId: string,
  wireId: string,
  { category, isForMerchant }: BodyOf<'answerCategory'>,
): Promise<{ done: true; eventId: string | null; changed: number }> {
  const id = fromWire(wireId);
  const at = services.clock.now();
  const { value, eventId } = await services.db.withUser(userId, async (db) => {
    const question = await lockCategoryQuestion(db, id);
    if (!question) throw notFound();
    if (question.state !== 'open') throw new Fault('Conflict', ({ faults }) => faults.alreadyDecided);
    if (!isValidAnswer(question, category))
      throw new Fault('ValidationFailed', ({ faults }) => faults.notASpendingCategory(category));
    // The bank's original category is a valid choice even if it is not one of ours.
    const { currentCategory } = question;
    if (!isKnownCategory(category) && category !== currentCategory)
      throw new Fault('ValidationFailed', ({ faults }) => faults.notACategory(category));
    const isForOthers = isForMerchant && question.basis !== 'receipt' && category !== currentCategory;
    const others = isForOthers ? await listMerchantTransactions(db, question) : [];
    const scope = { transactions: [id, ...others], category_questions: [id], category_changes: [id] };
    const recorded = await recordChange(services, db, scope, async () => {
      await applyAnswerToTransaction(db, id, category);
      const changed = await applyAnswerToMerchant(db, question, others, category);
      await saveCategoryAnswer(db, id, { answer: category, isForMerchant, at });
      const values = { was: currentCategory, isKept: category === currentCategory };
      return {
        value: changed.length + 1,
        events: [{ transactionId: id, detail: { kind: 'categoryAnswered', values } }, ...changed.map(byRule)],
        answerId: id,
      };
    });
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId), changed: value };
}

function byRule(transactionId: string): EventToRecord {
  return { transactionId, source: 'rule', detail: { kind: 'categoryByRule', values: {} } };
}
