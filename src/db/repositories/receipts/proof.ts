import type { UserDb, Uuid } from '../../pool.ts';
import { setMessageStates } from '../mail/messages.ts';
import { deleteWaitingReviews, restoreOriginalReviews, TRANSACTION_REVIEW_REASON } from '../review-items.ts';
import { updateReceipts } from './receipts.ts';

/** What confirms an uncertain extraction. */
export type Proof = 'bank' | 'payment';

/** From this confidence on, an extraction needs no review. Confidence is stored in single precision. */
export const SURE_CONFIDENCE_MIN = '0.9::real';

/** From this confidence on, an uncertain extraction is accepted if the bank shows its amount at its merchant. */
export const PROVABLE_CONFIDENCE_MIN = 0.5;

/**
 * SQL expression: the own state of receipt `r`, which is the state of its message and its review item. A subquery,
 * because a distributed database accepts functions in `coalesce` only inside one.
 */
const OWN_STATE = `(select jsonb_build_object(
  'message', (select jsonb_build_object('state', s.state, 'reason', s.reason) from app.messages s
    where s.user_id = $1 and s.id = r.message_id),
  'item', (select jsonb_build_object('id', v.id, 'reason', v.reason, 'confidence', v.confidence)
    from app.review_items v where v.user_id = $1 and v.receipt_id = r.id and v.state = 'waiting'
      and v.reason <> '${TRANSACTION_REVIEW_REASON}')))`;

/** The own state, or the saved one if something else already determines the state. */
export const ORIGINAL_STATE = `coalesce(r.proven_from - 'by', ${OWN_STATE})`;

/**
 * Accepts uncertain receipts that a bank transaction or an email of a payment service confirms, and closes their
 * review. Their own state is saved in case the proof disappears. An email of a payment service overrides the proof by a
 * bank transaction, so that the result does not depend on the order of arrival.
 */
export async function markProven(
  db: UserDb,
  receiptIds: readonly Uuid[],
  by: Proof,
  reason: string,
): Promise<void> {
  if (receiptIds.length === 0) return;
  await updateReceipts(
    db,
    `update app.receipts r set state = 'accepted',
      proven_from = (select ${ORIGINAL_STATE} || jsonb_build_object('by', $3::text))
      where r.user_id = $1 and r.id = any($2::uuid[]) and (r.state = 'proposed'
        or ($3 = 'payment' and r.state = 'accepted' and r.proven_from is not null))`,
    [db.userId, receiptIds, by],
  );
  const proven = await db.query<{ id: Uuid }>(
    `select message_id as id from app.receipts
      where user_id = $1 and id = any($2::uuid[]) and proven_from->>'by' = $3 and message_id is not null`,
    [db.userId, receiptIds, by],
  );
  await setMessageStates(
    db,
    proven.map(({ id }) => ({ id, state: 'processed', reason })),
  );
  await deleteWaitingReviews(db, receiptIds);
}

/**
 * The bank transactions of these receipts no longer match: receipts that only they proved return to their own state and
 * to review.
 */
export async function retractBankProof(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  const proven = await db.query<{ id: Uuid }>(
    `select id from app.receipts where user_id = $1 and id = any($2::uuid[]) and state = 'accepted'
      and proven_from is not null and proven_from->>'by' is distinct from 'payment'`,
    [db.userId, receiptIds],
  );
  await restoreOriginalState(
    db,
    proven.map(({ id }) => id),
  );
}

/**
 * The email of the payment service no longer matches: receipts that a bank transaction also proves keep that proof; the
 * others return to their own state.
 */
export async function retractPaymentProof(
  db: UserDb,
  receiptIds: readonly Uuid[],
  bankReason: string,
): Promise<void> {
  await restoreOriginalState(db, receiptIds);
  const matched = await db.query<{ id: Uuid }>(
    `select r.id from app.receipts r where r.user_id = $1 and r.id = any($2::uuid[])
      and r.confidence >= ${PROVABLE_CONFIDENCE_MIN} and exists (select from app.receipt_matches m where m.user_id = $1
        and m.receipt_id = r.id and m.state = 'matched' and m.transaction_id <> r.id)`,
    [db.userId, receiptIds],
  );
  await markProven(
    db,
    matched.map(({ id }) => id),
    'bank',
    bankReason,
  );
}

/** Restores the own state of receipts and their review items. */
export async function restoreOriginalState(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  const before = await db.query<{ id: Uuid; state: string; reason: string }>(
    `select message_id as id, proven_from->'message'->>'state' as state, proven_from->'message'->>'reason' as reason
       from app.receipts where user_id = $1 and id = any($2::uuid[]) and message_id is not null
         and proven_from->'message'->>'state' is not null`,
    [db.userId, receiptIds],
  );
  await setMessageStates(db, before);
  await restoreOriginalReviews(db, receiptIds);
  await updateReceipts(
    db,
    `update app.receipts r set state = case when r.confidence >= ${SURE_CONFIDENCE_MIN} then 'accepted'
      else 'proposed' end,
      merged_into = null, proven_from = null where r.user_id = $1 and r.id = any($2::uuid[])`,
    [db.userId, receiptIds],
  );
}
