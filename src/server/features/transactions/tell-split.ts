import type { UserDb, Uuid } from '#db/pool.ts';
import { saveSplit } from '#db/repositories/transactions/splits.ts';
import type { HistoryDetail, NamedPart } from '#domain/ledger/history.ts';
import type { SplitLine, SplitPart } from '#domain/splits/split.ts';
import { announce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { type LockedTransaction, lockTransaction } from './transaction-query.ts';

/** The answer of a recorded change. */
export interface Recorded {
  readonly done: true;
  readonly eventId: string | null;
}

/** How a transaction is divided from now on, and what the history says of it. */
export interface SplitDecision {
  readonly split: readonly SplitLine[] | null;
  readonly detail: HistoryDetail;
}

/** Splits a transaction as decided, or makes it one again (null), and records that. */
export async function recordSplit(
  services: Services,
  userId: string,
  transactionId: Uuid,
  decide: (db: UserDb, transaction: LockedTransaction) => Promise<SplitDecision>,
): Promise<Recorded> {
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

/** A part as the history names it. */
export function namedPart({ name, category, isHealth }: SplitPart): NamedPart {
  return { name, category, isHealth };
}
