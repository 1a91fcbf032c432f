import type { BodyOf } from '#contract/endpoints/table.ts';
import {
  holdCategoryQuestion,
  listSellersRows,
  type StoredQuestion,
  saveCategoryAnswer,
  setAnsweredRow,
  setSellersRows,
  takeAnswerBack,
} from '#db/repositories/category-questions.ts';
import { deleteCategoryRule } from '#db/repositories/category-rules.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { categoryOf, isKnownCategory } from '#domain/categorization/categories.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { isAnswerTo } from '#domain/splits/category-conflict.ts';
import { receiptsChanged } from '../../lib/announce-mail.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';

const TOPIC_OF = (transactionId: string) => historyTopic.field(transactionId, 'category');

/**
 * Settles on which category a row is: the row bears it as the person's word, and the question is never asked again. Said of
 * the seller, its other rows bear it too, those that come later included.
 */
export async function answerCategory(
  services: Services,
  userId: string,
  wireId: string,
  { category, isForSeller }: BodyOf<'answerCategory'>,
): Promise<{ done: true; changed: number }> {
  const id = fromWire(wireId);
  const at = services.clock.now();
  const changed = await services.db.withUser(userId, async (db) => {
    const question = await holdCategoryQuestion(db, id);
    if (!question) throw notFound();
    if (question.state !== 'open') throw new Fault('Conflict', faultTexts.alreadyDecided);
    if (!isAnswerTo(question, category))
      throw new Fault('ValidationFailed', faultTexts.notASpendingCategory(category));
    // The bank's own code is a choice as well, also where it is none of ours.
    if (!isKnownCategory(category) && category !== question.held)
      throw new Fault('ValidationFailed', faultTexts.notACategory(category));
    const others =
      isForSeller && question.basis !== 'receipt' && category !== question.held
        ? await listSellersRows(db, question)
        : [];
    await setAnsweredRow(db, id, category);
    const followed = await setSellersRows(db, question, others, category);
    await saveCategoryAnswer(db, id, { answer: category, isForSeller, at });
    await recordEvents(
      db,
      [
        {
          ...{ id: services.ids.next(), transactionId: id, source: 'user' as const },
          ...{ what: category === question.held ? 'Category kept' : 'Category changed', topic: TOPIC_OF(id) },
          reason: category === question.held ? 'asked in AI Review' : `was ${categoryOf(question.held).name}`,
          undo: { kind: 'undoCategory' as const, transactionId: id },
        },
        ...followed.map((transactionId) => ({
          ...{ id: services.ids.next(), transactionId, source: 'rule' as const },
          ...{
            what: 'Category changed',
            reason: historyTexts.merchantRule,
            topic: TOPIC_OF(transactionId),
          },
        })),
      ],
      at,
    );
    await oweDerivation(db);
    return followed.length + 1;
  });
  await receiptsChanged(services, userId);
  return { done: true, changed };
}

/** Takes an answer back: every row that still bears it has what it had before, and the question is open again. */
export async function undoCategoryAnswer(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const question = await holdCategoryQuestion(db, id);
    if (!question) throw notFound();
    if (question.state !== 'answered') throw new Fault('Conflict', faultTexts.noAnswerToUndo);
    const rows = await takeAnswerBack(db, question);
    if (question.basis === 'rule') await deleteCategoryRule(db, id);
    else await saveCategoryAnswer(db, id, null);
    await recordEvents(
      db,
      [
        ...rows.map((transactionId) => ({
          ...{ id: services.ids.next(), transactionId, source: 'user' as const },
          ...{
            what: historyTexts.previousCategory,
            reason: historyTexts.answerUndone,
            topic: TOPIC_OF(transactionId),
          },
        })),
        ...(question.basis === 'rule' ? [endOfRule(services, question)] : []),
      ],
      services.clock.now(),
    );
    await oweDerivation(db);
  });
  await receiptsChanged(services, userId);
}

function endOfRule(services: Services, { transactionId, merchantKey, told }: StoredQuestion) {
  return {
    ...{ id: services.ids.next(), transactionId, source: 'user' as const },
    ...{
      what: `No longer always ${categoryOf(told).name}`,
      reason: '',
      topic: historyTopic.seller(merchantKey),
    },
  };
}
