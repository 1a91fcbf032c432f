import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { partsOf, type SplitPart } from '#domain/splits/split.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { namedPart, type Recorded, recordSplit, type SplitDecision } from './tell-split.ts';
import type { LockedTransaction } from './transaction-query.ts';

export type SeenParts = BodyOf<'acceptSplit'>['parts'];

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
  return recordSplit(services, userId, fromWire(wireId), (db, transaction) =>
    decideAccepted(db, transaction, parts),
  );
}

/** How its receipts propose to divide a transaction, if that is still what the user saw. */
export async function decideAccepted(
  db: UserDb,
  transaction: LockedTransaction,
  seen: SeenParts,
): Promise<SplitDecision> {
  if (transaction.isDivided) throw new Fault('Conflict', ({ faults }) => faults.alreadySplit);
  const matched = await listMatchedReceipts(db, [transaction.id]);
  const split = proposeSplit({ ...transaction, isSpend: transaction.flow === 'spend' }, matched);
  const parts = split && partsOf(split);
  if (!parts || keyOf(parts) !== keyOf(seen))
    throw new Fault('Conflict', ({ faults }) => faults.splitOutdated);
  return { split, detail: { kind: 'splitByReceipt', values: { parts: parts.map(namedPart) } } };
}

function keyOf(parts: readonly Pick<SplitPart, 'category' | 'isHealth' | 'amountMinor'>[]): string {
  return parts
    .map((part) => `${part.category}|${part.isHealth}|${part.amountMinor}`)
    .sort()
    .join('\n');
}
