import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import {
  deleteCategoryRule,
  holdCategoryQuestion,
  createCategoryRule as keepRule,
  listFollowers,
  setMerchantTransactions,
  takeAnswerBack,
} from '#db/repositories/category-questions.ts';
import {
  countMerchantOthers,
  findCategoryRule,
  listMerchantOthers,
} from '#db/repositories/category-rules.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import type { Language } from '#domain/people/language.ts';
import { isSpendCategory } from '#domain/splits/category-conflict.ts';
import { receiptsChanged } from '../../lib/announce-mailbox.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type Happened, recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { Recorded } from './tell-split.ts';
import { type LockedTransaction, lockTransaction, type ShownTransaction } from './transaction-query.ts';

type Detail = ResponseOf<'getTransaction'>;
type RuledTransaction = Pick<
  LockedTransaction,
  'merchantKey' | 'isSandbox' | 'category' | 'categorySource' | 'flow' | 'split'
>;

/**
 * Says of a transaction's merchant what the user said of the transaction; an earlier word of theirs about that merchant
 * gives way.
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
    if (!mayRule(transaction)) throw new Fault('Conflict', ({ faults }) => faults.categoryFirst);
    const earlier = await findCategoryRule(db, transaction);
    const followers = earlier ? await listFollowers(db, earlier.transactionId) : [];
    const others = await listMerchantOthers(db, transaction, transaction.category);
    const asked = [id, ...(earlier ? [earlier.transactionId] : [])];
    const ids = [...others, ...followers.map(({ transactionId }) => transactionId)];
    const scope = { transactions: ids, category_questions: asked, category_changes: asked };
    const recorded = await recordChange(services, db, scope, () => apply(services, db, transaction, id));
    await markDerivationPending(db);
    return recorded;
  });
  await receiptsChanged(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId), changed: value };
}

async function apply(services: Services, db: UserDb, transaction: LockedTransaction, id: Uuid) {
  const earlier = await findCategoryRule(db, transaction);
  if (earlier) await takeAnswerBack(db, { ...earlier, answer: earlier.category });
  if (earlier) await deleteCategoryRule(db, earlier.transactionId);
  const { category } = transaction;
  await keepRule(db, transaction, { transactionId: id, category }, services.clock.now());
  const others = await listMerchantOthers(db, transaction, category);
  const followed = await setMerchantTransactions(db, { transactionId: id }, others, category);
  const told: Happened = { transactionId: id, detail: { kind: 'ruleCreated', values: { category } } };
  return { value: followed.length, events: [told, ...followed.map(byRule)] as const, answerId: id };
}

/** Ends what a person said of a merchant: transactions that only followed it have their own category again. */
export async function endCategoryRule(services: Services, userId: string, wireId: string): Promise<Recorded> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const question = await holdCategoryQuestion(db, id);
    if (question?.basis !== 'rule') throw notFound();
    const followers = (await listFollowers(db, id)).map(({ transactionId }) => transactionId);
    const scope = { transactions: followers, category_questions: [id], category_changes: [id] };
    const recorded = await recordChange(services, db, scope, async () => {
      const rows = await takeAnswerBack(db, question);
      await deleteCategoryRule(db, id);
      const detail = { kind: 'ruleEnded', values: { category: question.told } } as const;
      return {
        value: null,
        events: [{ transactionId: id, detail }, ...rows.map((transactionId) => ({ transactionId, detail }))],
      };
    });
    await markDerivationPending(db);
    return recorded;
  });
  await receiptsChanged(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

function byRule(transactionId: Uuid): Happened {
  return { transactionId, source: 'rule', detail: { kind: 'categoryByRule', values: {} } };
}

/** What a transaction's panel says of its merchant's other transactions. */
export async function readMerchant(
  db: UserDb,
  transaction: ShownTransaction,
  language: Language,
): Promise<Pick<Detail, 'merchantOthers' | 'merchantRule'>> {
  if (transaction.merchantKey === '') return { merchantOthers: 0, merchantRule: null };
  const rule = await findCategoryRule(db, transaction);
  return {
    merchantOthers: mayRule(transaction)
      ? await countMerchantOthers(db, transaction, transaction.category)
      : 0,
    merchantRule: rule && {
      ...{ transactionId: toWire('transaction', rule.transactionId), category: rule.category },
      categoryName: categoryNames(rule.category, language).name,
    },
  };
}

/**
 * What the person themselves said of money they spent goes for a merchant; a split transaction says nothing of one
 * category.
 */
function mayRule({ merchantKey, category, categorySource, flow, split }: RuledTransaction): boolean {
  return (
    merchantKey !== '' &&
    categorySource === 'user' &&
    !split &&
    (flow === 'spend' || flow === 'refund') &&
    isSpendCategory(category)
  );
}
