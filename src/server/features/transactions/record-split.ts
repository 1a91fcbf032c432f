import type { UserDb, Uuid } from '#db/pool.ts';
import { saveSplit } from '#db/repositories/transactions/splits.ts';
import type { HistoryDetail, HistorySplitPart } from '#domain/ledger/history.ts';
import type { SplitLine, SplitPart } from '#domain/splits/split.ts';
import { announce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { type LockedTransaction, lockTransaction } from './transaction-query.ts';

/** The response to a recorded change; `eventId` undoes it. */
export interface UndoableResult {
  readonly done: true;
  readonly eventId: string | null;
}

/** The new split of a transaction and its history entry. */
export interface SplitDecision {
  readonly split: readonly SplitLine[] | null;
  readonly detail: HistoryDetail;
}

/** Saves and records a new split of a transaction, or deletes its split (null). */
export async function recordSplit(
  services: Services,
  userId: string,
  transactionId: Uuid,
  decide: (db: UserDb, transaction: LockedTransaction) => Promise<SplitDecision>,
): Promise<UndoableResult> {
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const transaction = await lockTransaction(db, transactionId);
    if (!transaction) throw notFound();
    return recordChange(services, db, { transactions: [transactionId] }, async () => {
      const { split, detail } = await decide(db, transaction);
      await saveSplit(db, transactionId, split);
      return { value: null, events: [{ transactionId, detail }] };
    });
  });
  await announce(services, userId, 'transactionEdited');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

/** A part as the history stores it. */
export function toNamedPart({ name, category, isHealth }: SplitPart): HistorySplitPart {
  return { name, category, isHealth };
}
