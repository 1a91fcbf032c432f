import type { HouseholdTransaction } from '../household/types.ts';
import type { Context } from './context.ts';
import { digestOf, stableId } from './ids.ts';
import { viewKey, visibleTransactions } from './item-transactions.ts';
import { accountIdOf } from './items.ts';
import type { ItemState, TransactionRecord } from './state.ts';
import { wireTransaction } from './wire.ts';

/**
 * Each item has a log of changes with numbered positions. Differences between the bank's current data and the log are
 * appended. A cursor is a position in it.
 */
export type Shown = ReadonlyMap<string, Record<string, unknown>>;

const cache = new WeakMap<ItemState, { readonly key: string; readonly shown: Shown }>();

/** Updates the log and returns the current transactions by ID. */
export function refreshLog(context: Context, item: ItemState): Shown {
  const key = viewKey(context, item);
  const cached = cache.get(item);
  if (cached?.key === key) return cached.shown;
  const shown = new Map<string, Record<string, unknown>>();
  // Newest first, so that callers can't rely on date order.
  for (const row of visibleTransactions(context, item).toReversed()) {
    const id = transactionIdOf(item, row, row.pending);
    const accountId = accountIdOf(item, row.accountId);
    const transaction = wireTransaction(row, {
      transactionId: id,
      accountId,
      pendingTransactionId: pendingIdOf(item, row),
    });
    shown.set(id, transaction);
    note(item, id, row, digestOf(JSON.stringify(transaction)));
  }
  for (const [id, record] of Object.entries(item.records)) {
    // Transactions that aged out of the household's range weren't removed by the bank.
    if (record.removedAt !== null || shown.has(id) || record.date < context.household.startOn) continue;
    item.head += 1;
    record.removedAt = item.head;
  }
  item.lastUpdateAt = context.now().toISOString();
  context.touch();
  cache.set(item, { key, shown });
  return shown;
}

function note(item: ItemState, id: string, transaction: HouseholdTransaction, digest: string): void {
  const record = item.records[id];
  if (record !== undefined && record.removedAt === null) {
    if (record.digest === digest) return;
    item.head += 1;
    record.changedAt = item.head;
    record.digest = digest;
    return;
  }
  item.head += 1;
  item.records[id] = {
    transactionId: transaction.id,
    accountKey: transaction.accountId,
    date: transaction.date,
    addedAt: item.head,
    changedAt: item.head,
    removedAt: null,
    digest,
  };
}

export function transactionIdOf(
  item: ItemState,
  row: Pick<HouseholdTransaction, 'id' | 'accountId'>,
  isPending: boolean,
): string {
  const epoch = item.accountEpochs[row.accountId] ?? 0;
  return stableId('transaction', item.itemId, row.id, isPending ? 'pending' : 'posted', epoch);
}

/** The pending ID of a posted transaction, if this item ever showed the pending one. */
function pendingIdOf(item: ItemState, transaction: HouseholdTransaction): string | null {
  if (transaction.pending || transaction.pendingAs === null || !transaction.pendingAs.linked) return null;
  const id = transactionIdOf(item, transaction, true);
  return item.records[id] === undefined ? null : id;
}

export interface Update {
  readonly kind: 'added' | 'modified' | 'removed';
  readonly transactionId: string;
  readonly accountKey: string;
  readonly at: number;
}

/** Net updates per transaction since a position, in log order. */
export function listUpdatesSince(item: ItemState, position: number, accountKey: string | null): Update[] {
  const updates: Update[] = [];
  for (const [transactionId, record] of Object.entries(item.records)) {
    if (accountKey !== null && record.accountKey !== accountKey) continue;
    const change = netChange(record, position);
    if (change !== null) updates.push({ ...change, transactionId, accountKey: record.accountKey });
  }
  return updates.sort((a, b) => a.at - b.at);
}

function netChange(record: TransactionRecord, position: number): Pick<Update, 'kind' | 'at'> | null {
  const wasKnown = record.addedAt <= position && (record.removedAt === null || record.removedAt > position);
  if (record.removedAt !== null) return wasKnown ? { kind: 'removed', at: record.removedAt } : null;
  if (!wasKnown) return { kind: 'added', at: record.addedAt };
  return record.changedAt > position ? { kind: 'modified', at: record.changedAt } : null;
}
