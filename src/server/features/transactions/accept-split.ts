import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { listMatchedReceipts } from '#db/repositories/matched-receipts.ts';
import { saveSplit } from '#db/repositories/splits.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { partsOf, type SplitPart } from '#domain/splits/split.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type Happened, recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { announceTransactions } from './tell-edit.ts';
import { namedPart, type Recorded, recordSplit, type SplitDecision } from './tell-split.ts';
import { type LockedTransaction, lockTransaction } from './transaction-query.ts';

type Seen = BodyOf<'acceptSplit'>['parts'];

/**
 * Divides a transaction as its receipts propose, if that is still what the user saw; totals follow in the same
 * statement.
 */
export async function acceptSplit(
  services: Services,
  userId: string,
  wireId: string,
  { parts }: BodyOf<'acceptSplit'>,
): Promise<Recorded> {
  return recordSplit(services, userId, fromWire(wireId), (db, transaction) => decide(db, transaction, parts));
}

/** The same for many transactions: all or none, one event, one undo. */
export async function acceptSplits(
  services: Services,
  userId: string,
  { splits }: BodyOf<'acceptSplits'>,
): Promise<Recorded> {
  const asked = new Map(splits.map(({ transactionId, parts }) => [fromWire(transactionId), parts]));
  // In one order, so that two requests at once wait for each other.
  const ids = [...asked.keys()].sort();
  const { eventId } = await services.db.withUser(userId, (db) =>
    recordChange(services, db, { transactions: ids }, async () => {
      const accepted: Happened[] = [];
      for (const id of ids) accepted.push(await acceptOne(db, id, asked.get(id) ?? []));
      const detail = { kind: 'splitsAccepted', values: { count: ids.length } } as const;
      return { value: null, events: [{ subject: subjectOf.batch, detail }, ...accepted] };
    }),
  );
  await announceTransactions(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

async function acceptOne(db: UserDb, transactionId: Uuid, seen: Seen): Promise<Happened> {
  const transaction = await lockTransaction(db, transactionId);
  if (!transaction) throw notFound();
  const { split, detail } = await decide(db, transaction, seen);
  await saveSplit(db, transactionId, split);
  return { transactionId, detail };
}

async function decide(db: UserDb, transaction: LockedTransaction, seen: Seen): Promise<SplitDecision> {
  if (transaction.isDivided) throw new Fault('Conflict', faultTexts.alreadySplit);
  const matched = await listMatchedReceipts(db, [transaction.id]);
  const split = proposeSplit({ ...transaction, isSpend: transaction.flow === 'spend' }, matched);
  const parts = split && partsOf(split);
  if (!parts || keyOf(parts) !== keyOf(seen)) throw new Fault('Conflict', faultTexts.splitOutdated);
  return { split, detail: { kind: 'splitByReceipt', values: { parts: parts.map(namedPart) } } };
}

function keyOf(parts: readonly Pick<SplitPart, 'category' | 'isHealth' | 'amountMinor'>[]): string {
  return parts
    .map((part) => `${part.category}|${part.isHealth}|${part.amountMinor}`)
    .sort()
    .join('\n');
}
