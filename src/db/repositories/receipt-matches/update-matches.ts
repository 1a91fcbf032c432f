import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';
import { recordMatchDecisions } from '../matching/match-changes.ts';
import { removeTransactionsOfReceipts } from '../transactions/removal.ts';

interface ChangedMatch {
  readonly receiptId: Uuid;
  readonly transactionId: Uuid;
  readonly state: string;
}

/**
 * Runs a statement that changes matches (`$1`: the user; the changed table has the alias `m`), and its consequences: if
 * a receipt's bank transaction is found, the transaction that represents the receipt is removed from the ledger, so
 * that the two are never both counted; a decision of the user is recorded for the next matching. Returns the changed
 * matches.
 */
export async function updateMatches(
  db: UserDb,
  statement: string,
  values: readonly unknown[],
  isDecision: boolean,
): Promise<ChangedMatch[]> {
  const changed = await db.query<ChangedMatch>(
    `${statement} returning m.receipt_id as "receiptId", m.transaction_id as "transactionId", m.state`,
    values,
  );
  if (!statement.startsWith('delete')) {
    const found = changed.filter(
      (match) => match.state === 'matched' && match.transactionId !== match.receiptId,
    );
    await removeReceiptTransactions(
      db,
      found.map((match) => match.receiptId),
    );
  }
  if (isDecision)
    await recordMatchDecisions(
      db,
      changed.map((match) => match.receiptId),
      changed.map((match) => match.transactionId),
    );
  return changed;
}

/** Removes the transactions that represent these receipts. The derivation decides whether they are restored. */
export async function removeReceiptTransactions(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[])
      and transaction_id = receipt_id`,
    [db.userId, receiptIds],
  );
  await removeTransactionsOfReceipts(db, receiptIds);
}

/** A stored match of a receipt, for restoring it. */
export type MatchRow = Readonly<Record<string, unknown>> & {
  readonly receipt_id: Uuid;
  readonly transaction_id: Uuid;
  readonly decided_by: string;
};

export async function listMatchRows(db: UserDb, receiptIds: readonly Uuid[]): Promise<MatchRow[]> {
  return db.query<MatchRow>(
    'select * from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[])',
    [db.userId, receiptIds],
  );
}

/** Restores matches, except those with transactions that no longer exist. */
export async function restoreMatches(db: UserDb, matches: readonly MatchRow[]): Promise<void> {
  if (matches.length === 0) return;
  await updateMatches(
    db,
    `insert into app.receipt_matches as m (user_id, receipt_id, transaction_id, option, amount_minor, confidence, state,
      decided_by, reasons, decided_at, evidence)
     select own.user_id, b.receipt_id, b.transaction_id, b.option, b.amount_minor, b.confidence, b.state, b.decided_by,
       b.reasons, b.decided_at, b.evidence
       from app.profiles own, jsonb_populate_recordset(null::app.receipt_matches, $2::jsonb) b
      where own.user_id = $1 and exists (select from app.transactions t where t.user_id = $1
        and t.id = b.transaction_id)`,
    [db.userId, storableJson(matches)],
    true,
  );
}

/** The transactions that these receipts are matched to. */
export async function listTransactionsOfReceipts(db: UserDb, receiptIds: readonly Uuid[]): Promise<Uuid[]> {
  if (receiptIds.length === 0) return [];
  const rows = await db.query<{ id: Uuid }>(
    `select distinct transaction_id as id from app.receipt_matches
      where user_id = $1 and receipt_id = any($2::uuid[]) and state = 'matched'`,
    [db.userId, receiptIds],
  );
  return rows.map(({ id }) => id);
}
