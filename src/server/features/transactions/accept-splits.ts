import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { saveSplit } from '#db/repositories/transactions/splits.ts';
import { announce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { type EventToRecord, recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { type ReviewedParts, resolveAcceptedSplit } from './accept-split.ts';
import type { UndoableResult } from './record-split.ts';
import { type LockedTransaction, lockTransaction } from './transaction-query.ts';

/** Accepts the proposed splits of many transactions, all or none, with a single undo. */
export async function acceptSplits(
  services: Services,
  userId: string,
  { splits }: BodyOf<'acceptSplits'>,
): Promise<UndoableResult> {
  const partsOf = new Map(splits.map(({ transactionId, parts }) => [fromWire(transactionId), parts]));
  // A fixed lock order prevents deadlocks between two simultaneous requests.
  const ids = [...partsOf.keys()].sort();
  const { eventId } = await services.db.withUser(userId, (db) =>
    recordChange(services, db, { transactions: ids }, async () => {
      const accepted: EventToRecord[] = [];
      for (const transaction of await lockTransactions(db, ids))
        accepted.push(await acceptOne(db, transaction, partsOf.get(transaction.id) ?? []));
      const detail = { kind: 'splitsAccepted', values: { count: ids.length } } as const;
      return { value: null, events: [{ subject: subjectOf.batch, detail }, ...accepted] };
    }),
  );
  await announce(services, userId, 'transactionEdited');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

/** Throws before anything is changed if one of them does not exist. */
async function lockTransactions(db: UserDb, ids: readonly Uuid[]): Promise<LockedTransaction[]> {
  const locked: LockedTransaction[] = [];
  for (const id of ids) {
    const transaction = await lockTransaction(db, id);
    if (!transaction) throw notFound();
    locked.push(transaction);
  }
  return locked;
}

async function acceptOne(
  db: UserDb,
  transaction: LockedTransaction,
  seen: ReviewedParts,
): Promise<EventToRecord> {
  const { split, detail } = await resolveAcceptedSplit(db, transaction, seen);
  await saveSplit(db, transaction.id, split);
  return { transactionId: transaction.id, detail };
}
