import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import {
  applyAnswerToMerchant,
  deleteCategoryRule,
  createCategoryRule as keepRule,
  listTransactionsWithAnswer,
  revertCategoryAnswer,
} from '#db/repositories/category-questions.ts';
import { findCategoryRule, listOtherMerchantTransactions } from '#db/repositories/category-rules.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type EventToRecord, recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { canCreateCategoryRule } from './can-create-category-rule.ts';
import { type LockedTransaction, lockTransaction } from './transaction-query.ts';

/**
 * Creates a category rule for the merchant of a transaction from the user's choice for the transaction. It replaces an
 * earlier rule for the merchant.
 */
export async function createCategoryRule(
  services: Services,
  userId: string,
  wireId: string,
): Promise<ResponseOf<'createCategoryRule'>> {
  const id = fromWire(wireId);
  const { value, eventId } = await services.db.withUser(userId, async (db) => {
    const transaction = await lockTransaction(db, id);
    if (!transaction) throw notFound();
    if (!canCreateCategoryRule(transaction))
      throw new Fault('Conflict', ({ faults }) => faults.categoryFirst);
    const earlier = await findCategoryRule(db, transaction);
    const followers = earlier ? await listTransactionsWithAnswer(db, earlier.transactionId) : [];
    const others = await listOtherMerchantTransactions(db, transaction, transaction.category);
    const answeredIds = [id, ...(earlier ? [earlier.transactionId] : [])];
    const ids = [...others, ...followers.map(({ transactionId }) => transactionId)];
    const scope = { transactions: ids, category_questions: answeredIds, category_changes: answeredIds };
    const recorded = await recordChange(services, db, scope, () => applyRule(services, db, transaction, id));
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return { done: true, eventId: eventId && toWire('event', eventId), changed: value };
}

async function applyRule(services: Services, db: UserDb, transaction: LockedTransaction, id: Uuid) {
  const earlier = await findCategoryRule(db, transaction);
  if (earlier) await revertCategoryAnswer(db, { ...earlier, answer: earlier.category });
  if (earlier) await deleteCategoryRule(db, earlier.transactionId);
  const { category } = transaction;
  await keepRule(db, transaction, { transactionId: id, category }, services.clock.now());
  const others = await listOtherMerchantTransactions(db, transaction, category);
  const changed = await applyAnswerToMerchant(db, { transactionId: id }, others, category);
  const event: EventToRecord = { transactionId: id, detail: { kind: 'ruleCreated', values: { category } } };
  return { value: changed.length, events: [event, ...changed.map(byRule)] as const, answerId: id };
}

function byRule(transactionId: Uuid): EventToRecord {
  return { transactionId, source: 'rule', detail: { kind: 'categoryByRule', values: {} } };
}
