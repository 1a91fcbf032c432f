import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import {
  holdCategoryQuestion,
  listFollowers,
  setSellersRows,
  takeAnswerBack,
} from '#db/repositories/category-questions.ts';
import {
  countSellersOthers,
  deleteCategoryRule,
  findCategoryRule,
  createCategoryRule as keepRule,
  listSellersOthers,
} from '#db/repositories/category-rules.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { isSpendCategory } from '#domain/splits/category-conflict.ts';
import { receiptsChanged } from '../../lib/announce-mail.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type Happened, recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { type LockedRow, lockRow, type ShownRow } from './row-query.ts';
import type { Recorded } from './tell-split.ts';

type Detail = ResponseOf<'getTransaction'>;
type RuledRow = Pick<
  LockedRow,
  'merchantKey' | 'isSandbox' | 'category' | 'categorySource' | 'flow' | 'split'
>;

/** Says of a row's seller what the person said of the row; an earlier word of theirs about that seller gives way. */
export async function createCategoryRule(
  services: Services,
  userId: string,
  wireId: string,
): Promise<ResponseOf<'createCategoryRule'>> {
  const id = fromWire(wireId);
  const { value, eventId } = await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    if (!mayRule(row)) throw new Fault('Conflict', faultTexts.categoryFirst);
    const earlier = await findCategoryRule(db, row);
    const followers = earlier ? await listFollowers(db, earlier.transactionId) : [];
    const others = await listSellersOthers(db, row, row.category);
    const asked = [id, ...(earlier ? [earlier.transactionId] : [])];
    const ids = [...others, ...followers.map(({ transactionId }) => transactionId)];
    const scope = { transactions: ids, category_questions: asked, category_changes: asked };
    const recorded = await recordChange(services, db, scope, () => apply(services, db, row, id));
    await oweDerivation(db);
    return recorded;
  });
  await receiptsChanged(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId), changed: value };
}

async function apply(services: Services, db: UserDb, row: LockedRow, id: Uuid) {
  const earlier = await findCategoryRule(db, row);
  if (earlier) await takeAnswerBack(db, { ...earlier, answer: earlier.category });
  if (earlier) await deleteCategoryRule(db, earlier.transactionId);
  const { category } = row;
  await keepRule(db, row, { transactionId: id, category }, services.clock.now());
  const others = await listSellersOthers(db, row, category);
  const followed = await setSellersRows(db, { transactionId: id }, others, category);
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
    await oweDerivation(db);
    return recorded;
  });
  await receiptsChanged(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

function byRule(transactionId: Uuid): Happened {
  return { transactionId, source: 'rule', detail: { kind: 'categoryByRule', values: {} } };
}

/** What a row's panel says of its seller's other rows. */
export async function readSeller(
  db: UserDb,
  row: ShownRow,
): Promise<Pick<Detail, 'sellersOthers' | 'sellersRule'>> {
  if (row.merchantKey === '') return { sellersOthers: 0, sellersRule: null };
  const rule = await findCategoryRule(db, row);
  return {
    sellersOthers: mayRule(row) ? await countSellersOthers(db, row, row.category) : 0,
    sellersRule: rule && {
      ...{ transactionId: toWire('transaction', rule.transactionId), category: rule.category },
      categoryName: categoryOf(rule.category).name,
    },
  };
}

/** What the person themselves said of money they spent goes for a seller; a divided row says nothing of one category. */
function mayRule({ merchantKey, category, categorySource, flow, split }: RuledRow): boolean {
  return (
    merchantKey !== '' &&
    categorySource === 'user' &&
    !split &&
    (flow === 'spend' || flow === 'refund') &&
    isSpendCategory(category)
  );
}
