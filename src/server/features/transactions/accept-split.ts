import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { groupIntoParts, type SplitPart } from '#domain/splits/split.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { recordSplit, type SplitDecision, toNamedPart, type UndoableResult } from './record-split.ts';
import type { LockedTransaction } from './transaction-query.ts';

export type ReviewedParts = BodyOf<'acceptSplit'>['parts'];

/**
 * Splits a transaction as its receipts propose, if the proposal still matches the parts the user reviewed. The same
 * statement updates the totals.
 */
export async function acceptSplit(
  services: Services,
  userId: string,
  wireId: string,
  { parts }: BodyOf<'acceptSplit'>,
): Promise<UndoableResult> {
  return recordSplit(services, userId, fromWire(wireId), (db, transaction) =>
    resolveAcceptedSplit(db, transaction, parts),
  );
}

/** The split proposed by the receipts; throws if it no longer matches the parts the user reviewed. */
export async function resolveAcceptedSplit(
  db: UserDb,
  transaction: LockedTransaction,
  seen: ReviewedParts,
): Promise<SplitDecision> {
  if (transaction.isDivided) throw new Fault('Conflict', ({ faults }) => faults.alreadySplit);
  const matched = await listMatchedReceipts(db, [transaction.id]);
  const split = proposeSplit({ ...transaction, isSpend: transaction.flow === 'spend' }, matched);
  const parts = split && groupIntoParts(split);
  if (!parts || partsKey(parts) !== partsKey(seen))
    throw new Fault('Conflict', ({ faults }) => faults.splitOutdated);
  return { split, detail: { kind: 'splitByReceipt', values: { parts: parts.map(toNamedPart) } } };
}

function partsKey(parts: readonly Pick<SplitPart, 'category' | 'isHealth' | 'amountMinor'>[]): string {
  return parts
    .map((part) => `${part.category}|${part.isHealth}|${part.amountMinor}`)
    .sort()
    .join('\n');
}
