import { setImmediate } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import {
  endItemSplits,
  type ItemizedTransaction,
  type ItemSplitChange,
  listItemized,
  saveItemSplits,
} from '#db/repositories/transactions/item-splits.ts';
import { countByItems, countedCategory } from '#domain/splits/count-by-items.ts';
import { isSameSplit, partsOf, type SplitLine } from '#domain/splits/split.ts';
import type { Services } from '../../lib/services.ts';

/** Transactions looked at in one turn of the event loop. */
const TURN = 500;

/**
 * Lets transactions count by the items of their receipts, as far as that is certain, and ends what no longer follows:
 * after it, the transactions count as if they had been looked at today for the first time. What the user or a rule of
 * theirs decided is not touched; with the setting off nothing counts by items without a click.
 */
export async function countItems(services: Pick<Services, 'ids' | 'clock'>, db: UserDb): Promise<void> {
  const { usesItemCategories } = await ensureProfile(db);
  await endItemSplits(db, usesItemCategories ? 'decided' : 'all');
  if (!usesItemCategories) return;
  const changes = await changesOf(db);
  const changed = new Set(await saveItemSplits(db, changes));
  await recordEvents(
    db,
    changes.filter(({ id }) => changed.has(id)).flatMap((change) => toldOf(services, change)),
    services.clock.now(),
  );
}

interface Change extends ItemSplitChange {
  readonly transaction: ItemizedTransaction;
}

async function changesOf(db: UserDb): Promise<Change[]> {
  const transactions = await listItemized(db);
  const ids = transactions.map(({ id }) => id);
  const receipts = Map.groupBy(await listMatchedReceipts(db, ids), ({ transactionId }) => transactionId);
  const changes: Change[] = [];
  for (const [index, transaction] of transactions.entries()) {
    if (index % TURN === TURN - 1) await setImmediate();
    const counted = countByItems(transaction, receipts.get(transaction.id) ?? []);
    const split = counted?.isCertain ? counted.lines : null;
    const { id, amountMinor } = transaction;
    if (!isSameSplit(split, transaction.split)) changes.push({ id, amountMinor, split, transaction });
  }
  return changes;
}

/**
 * What the history says where items moved money to another category. Undoing it is the user's word: the transaction
 * then stays whole.
 */
function toldOf({ ids }: Pick<Services, 'ids'>, { id, split, transaction }: Change): NewHistoryEvent[] {
  if (split === null) return [];
  const category = countedCategory(transaction.category, split);
  const isOne = partsOf(split).length === 1;
  if (isOne && category === transaction.category) return [];
  return [
    {
      ...{ id: ids.next(), transactionId: id },
      detail: isOne
        ? { kind: 'categoryByReceipt', values: { was: transaction.category } }
        : { kind: 'splitByReceipt', values: { parts: partsOf(split).map(namedPart) } },
      before: { kind: 'rows', rows: [divisionOf(id, split)] },
    },
  ];
}

function namedPart({ name, category, isHealth }: ReturnType<typeof partsOf>[number]) {
  return { name, category, isHealth };
}

function divisionOf(id: string, split: readonly SplitLine[]) {
  return {
    ...{ table: 'transactions', key: { id } },
    before: { split: null, split_source: 'user' },
    after: { split, split_source: 'receipt' },
  };
}
