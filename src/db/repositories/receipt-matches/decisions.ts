import type { UserDb, Uuid } from '../../pool.ts';
import { refreshAfterTransactionChanges } from '../transactions/flows.ts';
import { refreshReceiptMarks } from '../transactions/receipt-marks.ts';
import { updateMatches } from './update-matches.ts';

/** The questions about a receipt's transaction are settled without an answer. */
export async function deleteSuggestions(db: UserDb, receiptId: Uuid): Promise<void> {
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
    [db.userId, receiptId],
  );
}

/** The user saw the candidates and chose none but these: the others never come back. */
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
  /** What of the transaction the receipt explains. */
  readonly amountMinor: number;
  readonly originalDescription: string;
}

/** Joins a receipt to the transactions a person chose. */
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

/** Parts a pair for good by the user's word; false where the two are not joined. */
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
