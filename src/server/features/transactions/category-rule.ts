import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { setSellersRows, takeAnswerBack } from '#db/repositories/category-questions.ts';
import {
  countSellersOthers,
  deleteCategoryRule,
  findCategoryRule,
  createCategoryRule as keepRule,
  listSellersOthers,
} from '#db/repositories/category-rules.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { isSpendCategory } from '#domain/splits/category-conflict.ts';
import { receiptsChanged } from '../../lib/announce-mail.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { type LockedRow, lockRow, type ShownRow } from './row-query.ts';

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
  const at = services.clock.now();
  const changed = await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    if (!mayRule(row)) throw new Fault('Conflict', faultTexts.categoryFirst);
    const earlier = await findCategoryRule(db, row);
    if (earlier) await takeAnswerBack(db, { ...earlier, answer: earlier.category });
    if (earlier) await deleteCategoryRule(db, earlier.transactionId);
    await keepRule(db, row, { transactionId: id, category: row.category }, at);
    const others = await listSellersOthers(db, row, row.category);
    const followed = await setSellersRows(db, { transactionId: id }, others, row.category);
    const name = categoryOf(row.category).name;
    await recordEvents(
      db,
      [
        {
          ...{ id: services.ids.next(), transactionId: id, source: 'user' as const, what: `Always ${name}` },
          ...{ reason: historyTexts.forMerchant, topic: historyTopic.seller(row.merchantKey) },
          undo: { kind: 'undoCategory' as const, transactionId: id },
        },
        ...followed.map((transactionId) => ({
          ...{ id: services.ids.next(), transactionId, source: 'rule' as const, what: 'Category changed' },
          ...{ reason: historyTexts.merchantRule, topic: historyTopic.field(transactionId, 'category') },
        })),
      ],
      at,
    );
    await oweDerivation(db);
    return followed.length;
  });
  await receiptsChanged(services, userId);
  return { done: true, changed };
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
