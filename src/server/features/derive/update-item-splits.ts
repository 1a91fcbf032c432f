import { setImmediate } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import {
  deleteItemSplits,
  type ItemizedTransaction,
  type ItemSplitChange,
  listItemized,
  saveItemSplits,
} from '#db/repositories/transactions/item-splits.ts';
import { groupIntoParts, isSameSplit, type SplitLine } from '#domain/splits/split.ts';
import { resolveCountedCategory, splitByItems } from '#domain/splits/split-by-items.ts';
import type { Services } from '../../lib/services.ts';
import type { DeriveScope } from './derive-services.ts';
import type { ChangedCounterparties } from './update-category-questions.ts';

/** Yields to the event loop after this many transactions. */
const YIELD_EVERY = 500;

/**
 * Splits transactions by the items of their receipts where that is certain, and deletes such splits that no longer
 * apply. The result is the same as if every transaction were processed today for the first time. Categories set by the
 * user or by a rule are not changed. If the user turned the setting off, nothing is split without a click. Only the
 * transactions of changed counterparties are processed, if these are given.
 */
export async function updateItemSplits(
  services: Pick<Services, 'ids' | 'clock'>,
  db: UserDb,
  { usesItemCategories }: Pick<DeriveScope, 'usesItemCategories'>,
  changed: ChangedCounterparties | null,
): Promise<void> {
  const lists = changed && [...changed.values()];
  const counterparties = lists?.every((list) => list !== null) ? [...new Set(lists.flat())] : null;
  if (counterparties?.length === 0) return;
  if (!usesItemCategories) return deleteItemSplits(db, 'all', counterparties);
  // Splits that a decision ends are none of those that can change.
  const [changes] = await Promise.all([
    findSplitChanges(db, counterparties),
    deleteItemSplits(db, 'decided', counterparties),
  ]);
  const saved = new Set(await saveItemSplits(db, changes));
  await recordEvents(
    db,
    changes.filter(({ id }) => saved.has(id)).flatMap((change) => splitEvents(services, change)),
    services.clock.now(),
  );
}

interface Change extends ItemSplitChange {
  readonly transaction: ItemizedTransaction;
}

async function findSplitChanges(db: UserDb, counterparties: readonly string[] | null): Promise<Change[]> {
  const transactions = await listItemized(db, counterparties);
  const ids = transactions.map(({ id }) => id);
  const receipts = Map.groupBy(await listMatchedReceipts(db, ids), ({ transactionId }) => transactionId);
  const changes: Change[] = [];
  for (const [index, transaction] of transactions.entries()) {
    if (index % YIELD_EVERY === YIELD_EVERY - 1) await setImmediate();
    const counted = splitByItems(transaction, receipts.get(transaction.id) ?? []);
    const split = counted?.isCertain ? counted.lines : null;
    const { id, amountMinor } = transaction;
    if (!isSameSplit(split, transaction.split)) changes.push({ id, amountMinor, split, transaction });
  }
  return changes;
}

/**
 * History events for transactions whose money moved to another category. If the user undoes one, the transaction stays
 * unsplit.
 */
function splitEvents({ ids }: Pick<Services, 'ids'>, { id, split, transaction }: Change): NewHistoryEvent[] {
  if (split === null) return [];
  const category = resolveCountedCategory(transaction.category, split);
  const isOne = groupIntoParts(split).length === 1;
  if (isOne && category === transaction.category) return [];
  return [
    {
      ...{ id: ids.next(), transactionId: id },
      detail: isOne
        ? { kind: 'categoryByReceipt', values: { was: transaction.category } }
        : { kind: 'splitByReceipt', values: { parts: groupIntoParts(split).map(toNamedPart) } },
      before: { kind: 'rows', rows: [toStoredSplit(id, split)] },
    },
  ];
}

function toNamedPart({ name, category, isHealth }: ReturnType<typeof groupIntoParts>[number]) {
  return { name, category, isHealth };
}

function toStoredSplit(id: string, split: readonly SplitLine[]) {
  return {
    ...{ table: 'transactions', key: { id } },
    before: { split: null, split_source: 'user' },
    after: { split, split_source: 'receipt' },
  };
}
