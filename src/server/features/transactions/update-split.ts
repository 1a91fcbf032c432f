import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { itemizeTransaction } from '#domain/splits/itemize-transaction.ts';
import { createManualSplit, type PaidLine } from '#domain/splits/manual-split.ts';
import { groupIntoParts } from '#domain/splits/split.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { recordSplit, toNamedPart, type UndoableResult } from './record-split.ts';
import type { LockedTransaction } from './transaction-query.ts';

type Body = z.output<(typeof ENDPOINTS)['updateSplit']['body']>;

/** Creates or replaces the user's own split of a transaction. */
export async function updateSplit(
  services: Services,
  userId: string,
  wireId: string,
  { parts }: Body,
): Promise<UndoableResult> {
  return recordSplit(services, userId, fromWire(wireId), async (db, transaction) => {
    if (transaction.flow === 'transfer')
      throw new Fault('Conflict', ({ faults }) => faults.transferNotSplittable);
    const requested = parts.map((part) => ({
      ...part,
      lines: part.lines.map(({ receiptId, item }) => ({ receiptId: fromWire(receiptId), item })),
    }));
    const { split, problem } = createManualSplit(
      transaction,
      requested,
      await listAssignableLines(db, transaction),
    );
    if (problem !== null) throw new Fault('ValidationFailed', ({ faults }) => faults.split[problem]);
    const named = groupIntoParts(split).map(toNamedPart);
    return {
      split,
      detail: { kind: transaction.isDivided ? 'splitChanged' : 'splitByUser', values: { parts: named } },
    };
  });
}

/** Deletes the split of a transaction. */
export async function deleteSplit(
  services: Services,
  userId: string,
  wireId: string,
): Promise<UndoableResult> {
  return recordSplit(services, userId, fromWire(wireId), async (_, transaction) => {
    if (!transaction.isDivided) throw new Fault('Conflict', ({ faults }) => faults.notSplit);
    return { split: null, detail: { kind: 'splitRemoved', values: {} } };
  });
}

/** Receipt lines that the parts may contain: those of matched receipts, and those of the current split. */
async function listAssignableLines(db: UserDb, transaction: LockedTransaction): Promise<PaidLine[]> {
  const { lines } = itemizeTransaction(
    transaction.amountMinor,
    await listMatchedReceipts(db, [transaction.id]),
  );
  const known = lines.map(({ receiptId, item, paidMinor }) => ({ receiptId, item, amountMinor: paidMinor }));
  const splitLines = (transaction.split ?? []).flatMap(({ receiptId, item, amountMinor }) =>
    receiptId === null || item === null ? [] : [{ receiptId, item, amountMinor }],
  );
  return [...known, ...splitLines];
}
