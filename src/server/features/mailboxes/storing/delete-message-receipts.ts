import type { UserDb } from '#db/pool.ts';
import {
  listMatchRows,
  type MatchRow,
  restoreMatches,
} from '#db/repositories/receipt-matches/update-matches.ts';
import { deleteReceipts } from '#db/repositories/receipts/receipts.ts';
import { refreshAfterTransactionChanges } from '#db/repositories/transactions/flows.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';
import { findReceiptsByMessage } from '../message-receipt-query.ts';

/**
 * Deletes the receipts of messages that are no receipts or were forgotten. Returns the order keys of their purchases.
 */
export async function deleteReceiptsByMessage(db: UserDb, messageIds: readonly string[]): Promise<string[]> {
  const deleted = await deleteMessageReceipts(db, messageIds);
  return [...deleted.values()].flatMap(({ orderKey }) => orderKey ?? []);
}

export interface DeletedReceipt {
  readonly id: string;
  readonly orderKey: string | null;
  /** The user's decisions about its transactions. */
  readonly decisions: readonly MatchRow[];
}

export async function deleteMessageReceipts(
  db: UserDb,
  messageIds: readonly string[],
): Promise<Map<string, DeletedReceipt>> {
  const known = await findReceiptsByMessage(db, messageIds);
  if (known.size === 0) return new Map();
  const ids = [...known.values()].map((receipt) => receipt.id);
  const matches = await listMatchRows(db, ids);
  await deleteReceipts(db, ids);
  const transactionIds = matches.map((match) => match.transaction_id);
  await refreshReceiptMarks(db, transactionIds);
  await refreshAfterTransactionChanges(db, transactionIds);
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

export async function restoreMatchDecisions(db: UserDb, decisions: readonly MatchRow[]): Promise<void> {
  if (decisions.length === 0) return;
  await restoreMatches(db, decisions);
  await refreshReceiptMarks(
    db,
    decisions.map((match) => match.transaction_id),
  );
}
