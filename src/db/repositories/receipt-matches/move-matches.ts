import type { UserDb, Uuid } from '../../pool.ts';
import { recordMatchDecisions } from '../matching/match-changes.ts';
import { refreshReceiptMarks } from '../transactions/receipt-marks.ts';
import { updateMatches } from './update-matches.ts';

/**
 * Moves the matches of one receipt to another receipt of the same purchase. Call it for one receipt at a time: two
 * emails of a purchase may have matched the same transaction.
 */
export async function moveMatchesToReceipt(db: UserDb, from: Uuid, to: Uuid): Promise<void> {
  const moved = await updateMatches(
    db,
    `update app.receipt_matches m set receipt_id = $3 where m.user_id = $1 and m.receipt_id = $2
      and m.state in ('matched', 'declined')
        and not exists (select from app.receipt_matches o where o.user_id = $1 and o.receipt_id = $3
          and (o.transaction_id = m.transaction_id or (o.state = 'matched' and m.state = 'matched')))`,
    [db.userId, from, to],
    true,
  );
  const left = await updateMatches(
    db,
    'delete from app.receipt_matches m where user_id = $1 and receipt_id = $2',
    [db.userId, from],
    true,
  );
  await recordMatchDecisions(db, [from], []);
  await refreshReceiptMarks(
    db,
    [...moved, ...left].map((match) => match.transactionId),
  );
}

/**
 * Moves the matches of the removed transaction to the remaining one; if both have the receipt, the remaining one keeps
 * its match.
 */
export async function moveMatchesToTransaction(db: UserDb, from: Uuid, to: Uuid): Promise<void> {
  await updateMatches(
    db,
    `update app.receipt_matches m set transaction_id = $3 where m.user_id = $1 and m.transaction_id = $2
       and not exists (select from app.receipt_matches o where o.user_id = $1 and o.transaction_id = $3
         and o.receipt_id = m.receipt_id)`,
    [db.userId, from, to],
    true,
  );
  const left = 'delete from app.receipt_matches m where user_id = $1 and transaction_id = $2';
  await updateMatches(db, left, [db.userId, from], true);
  await recordMatchDecisions(db, [], [from]);
}

/** Moves the matches of the given receipts back to another transaction. */
export async function restoreMovedMatches(
  db: UserDb,
  from: Uuid,
  to: Uuid,
  receiptIds: readonly Uuid[],
): Promise<void> {
  await updateMatches(
    db,
    `update app.receipt_matches m set transaction_id = $3
       where m.user_id = $1 and m.transaction_id = $2 and m.receipt_id = any($4::uuid[])`,
    [db.userId, from, to, receiptIds],
    true,
  );
}
