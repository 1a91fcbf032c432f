import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { itemizeTransaction } from '#domain/splits/itemize-transaction.ts';
import { partsOf } from '#domain/splits/split.ts';
import { type PaidLine, splitByHand } from '#domain/splits/split-by-hand.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { namedPart, type Recorded, recordSplit } from './tell-split.ts';
import type { LockedTransaction } from './transaction-query.ts';

type Body = z.output<(typeof ENDPOINTS)['updateSplit']['body']>;

/** Divides a transaction as the user says, or changes how it is divided. */
export async function updateSplit(
  services: Services,
  userId: string,
  wireId: string,
  { parts }: Body,
): Promise<Recorded> {
  return recordSplit(services, userId, fromWire(wireId), async (db, transaction) => {
    if (transaction.flow === 'transfer')
      throw new Fault('Conflict', ({ faults }) => faults.transferNotSplittable);
    const said = parts.map((part) => ({
      ...part,
      lines: part.lines.map(({ receiptId, item }) => ({ receiptId: fromWire(receiptId), item })),
    }));
    const { split, problem } = splitByHand(transaction, said, await listPaid(db, transaction));
    if (problem !== null) throw new Fault('ValidationFailed', ({ faults }) => faults.split[problem]);
    const named = partsOf(split).map(namedPart);
    return {
      split,
      detail: { kind: transaction.isDivided ? 'splitChanged' : 'splitByUser', values: { parts: named } },
    };
  });
}

/** Makes a split transaction one again. */
export async function deleteSplit(services: Services, userId: string, wireId: string): Promise<Recorded> {
  return recordSplit(services, userId, fromWire(wireId), async (_, transaction) => {
    if (!transaction.isDivided) throw new Fault('Conflict', ({ faults }) => faults.notSplit);
    return { split: null, detail: { kind: 'splitRemoved', values: {} } };
  });
}

/** What lines of receipts the parts may carry: those of the receipts it has, and those it is divided by already. */
async function listPaid(db: UserDb, transaction: LockedTransaction): Promise<PaidLine[]> {
  const { lines } = itemizeTransaction(
    transaction.amountMinor,
    await listMatchedReceipts(db, [transaction.id]),
  );
  const known = lines.map(({ receiptId, item, paidMinor }) => ({ receiptId, item, amountMinor: paidMinor }));
  const kept = (transaction.split ?? []).flatMap(({ receiptId, item, amountMinor }) =>
    receiptId === null || item === null ? [] : [{ receiptId, item, amountMinor }],
  );
  return [...known, ...kept];
}
