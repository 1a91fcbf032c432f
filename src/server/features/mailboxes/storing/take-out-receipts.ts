import type { UserDb } from '#db/pool.ts';
import {
  listMatchRows,
  type MatchRow,
  putBackMatches,
} from '#db/repositories/receipt-matches/change-matches.ts';
import { deleteReceipts } from '#db/repositories/receipts/receipts.ts';
import { followChanges } from '#db/repositories/transactions/flows.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';
import { findReceiptsOf } from '../message-receipt-query.ts';

/**
 * Takes the receipts of messages away: they are none, or not to be known any more. Gives the purchases they told of.
 */
export async function removeReceipts(db: UserDb, messageIds: readonly string[]): Promise<string[]> {
  const gone = await takeOut(db, messageIds);
  return [...gone.values()].flatMap(({ orderKey }) => orderKey ?? []);
}

export interface TakenOut {
  readonly id: string;
  readonly orderKey: string | null;
  /** What a person said about its transactions. */
  readonly decisions: readonly MatchRow[];
}

export async function takeOut(db: UserDb, messageIds: readonly string[]): Promise<Map<string, TakenOut>> {
  const known = await findReceiptsOf(db, messageIds);
  if (known.size === 0) return new Map();
  const ids = [...known.values()].map((receipt) => receipt.id);
  const matches = await listMatchRows(db, ids);
  await deleteReceipts(db, ids);
  const transactionIds = matches.map((match) => match.transaction_id);
  await refreshReceiptMarks(db, transactionIds);
  await followChanges(db, transactionIds);
  const decisions = Map.groupBy(
    matches.filter((match) => match.decided_by === 'user'),
    (match) => match.receipt_id,
  );
  return new Map(
    [...known].map(([messageId, receipt]) => [
      messageId,
      { ...receipt, decisions: decisions.get(receipt.id) ?? [] },
    ]),
  );
}

export async function putBackDecisions(db: UserDb, decisions: readonly MatchRow[]): Promise<void> {
  if (decisions.length === 0) return;
  await putBackMatches(db, decisions);
  await refreshReceiptMarks(
    db,
    decisions.map((match) => match.transaction_id),
  );
}
