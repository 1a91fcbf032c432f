import type { Match } from '#domain/matching/match-types.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';
import { markReceiptCounterpartiesPending } from '../matching/match-states.ts';
import { updateMatches } from './update-matches.ts';

/**
 * Matches each transaction that represents a receipt to that receipt, so that it shows its items and search finds them.
 */
export async function matchToOwnReceipts(db: UserDb, ids: readonly Uuid[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state,
      decided_by, reasons, decided_at)
     select t.user_id, t.id, t.id, abs(t.amount_minor), 1, 'matched', 'matcher', '{}', $3
       from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[]) and t.is_from_receipt
         and t.removed_at is null
     on conflict (user_id, receipt_id, transaction_id, option) do update
       set amount_minor = excluded.amount_minor, state = 'matched'`,
    [db.userId, ids, at],
  );
}

/** Inserts the matcher's matches and deletes their suggestions. */
export async function insertMatches(db: UserDb, matches: readonly Match[], at: Date): Promise<void> {
  if (matches.length === 0) return;
  const pairs = matches.flatMap((match) =>
    match.allocations.map((part) => ({
      receipt: match.receiptId,
      transaction: part.transactionId,
      amount: part.amountMinor,
      confidence: match.confidence,
      reasons: match.reasons,
      evidence: match.evidence,
    })),
  );
  const ids = matches.map((match) => match.receiptId);
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[]) and (state = 'suggested'
      or (state = 'matched' and decided_by = 'matcher'))`,
    [db.userId, ids],
  );
  await updateMatches(
    db,
    `insert into app.receipt_matches as m (user_id, receipt_id, transaction_id, amount_minor, confidence, state,
      decided_by, reasons, evidence, decided_at)
     select own.user_id, (p->>'receipt')::uuid, (p->>'transaction')::uuid, (p->>'amount')::bigint,
       (p->>'confidence')::real,
       'matched', 'matcher',
            array(select jsonb_array_elements_text(p->'reasons')), p->'evidence', $3
       from app.profiles own, jsonb_array_elements($2::jsonb) p
      where own.user_id = $1`,
    [db.userId, storableJson(pairs), at],
    false,
  );
  await markReceiptCounterpartiesPending(db, ids);
}

/** Updates the confidence and reasons of existing matches; their time is unchanged. */
export async function updateMatchConfidence(db: UserDb, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await db.query(
    `update app.receipt_matches m set confidence = (p->>'confidence')::real,
      reasons = array(select jsonb_array_elements_text(p->'reasons')), evidence = p->'evidence'
       from jsonb_array_elements($2::jsonb) p
      where m.user_id = $1 and m.receipt_id = (p->>'receiptId')::uuid and m.state = 'matched'
        and m.decided_by = 'matcher'`,
    [db.userId, storableJson(matches)],
  );
}

/** Deletes the matcher's matches of these receipts. */
export async function deleteMatches(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[]) and state = 'matched'
      and decided_by = 'matcher'`,
    [db.userId, receiptIds],
  );
  await markReceiptCounterpartiesPending(db, receiptIds);
}
