import type { UserDb, Uuid } from '../../pool.ts';
import { refreshAfterTransactionChanges } from '../transactions/flows.ts';
import { refreshReceiptMarks } from '../transactions/receipt-marks.ts';
import { updateMatches } from './update-matches.ts';

/** Deletes the suggested transactions of a receipt without an answer. */
export async function deleteSuggestions(db: UserDb, receiptId: Uuid): Promise<void> {
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
    [db.userId, receiptId],
  );
}

/** Declines all candidates except the chosen ones; they are never suggested again. */
export async function declineOtherCandidates(
  db: UserDb,
  receiptId: Uuid,
  chosen: readonly Uuid[],
): Promise<void> {
  await updateMatches(
    db,
    `update app.receipt_matches m set state = 'declined', decided_by = 'user'
      where user_id = $1 and receipt_id = $2 and transaction_id <> all($3::uuid[]) and state = 'suggested'`,
    [db.userId, receiptId, chosen],
    true,
  );
}

export interface ChosenTransaction {
  readonly id: Uuid;
  /** The part of the transaction that the receipt explains. */
  readonly amountMinor: number;
  readonly originalDescription: string;
}

/** Matches a receipt to the transactions that the user chose. */
export async function insertChosenMatches(
  db: UserDb,
  receiptId: Uuid,
  transactions: readonly ChosenTransaction[],
  at: Date,
): Promise<void> {
  const ids = transactions.map((transaction) => transaction.id);
  await db.query(
    'delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and transaction_id = any($3::uuid[])',
    [db.userId, receiptId, ids],
  );
  await updateMatches(
    db,
    `insert into app.receipt_matches as m (user_id, receipt_id, transaction_id, amount_minor, confidence, state,
      decided_by, reasons, decided_at)
     select own.user_id, $2, n.id, n.amount, 1, 'matched', 'user', '{"chosen by you"}', $5
       from app.profiles own, unnest($3::uuid[], $4::bigint[]) as n(id, amount)
      where own.user_id = $1`,
    [db.userId, receiptId, ids, transactions.map((transaction) => transaction.amountMinor), at],
    true,
  );
  await refreshReceiptMarks(db, ids);
  await refreshAfterTransactionChanges(db, ids);
}

/** Declines a match permanently by the user's decision. Returns false if the two are not matched. */
export async function declineMatch(
  db: UserDb,
  receiptId: Uuid,
  transactionId: Uuid,
  at: Date,
): Promise<boolean> {
  const parted = await updateMatches(
    db,
    `update app.receipt_matches m set state = 'declined', decided_by = 'user', decided_at = $4
      where user_id = $1 and receipt_id = $2 and transaction_id = $3 and transaction_id <> receipt_id
        and state = 'matched'`,
    [db.userId, receiptId, transactionId, at],
    true,
  );
  if (parted.length === 0) return false;
  await refreshReceiptMarks(db, [transactionId]);
  return true;
}
