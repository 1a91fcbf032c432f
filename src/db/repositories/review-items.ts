import type { UserDb, Uuid } from '../pool.ts';
/** The reason for the review of a receipt with a confident extraction and an uncertain bank transaction. */
export const TRANSACTION_REVIEW_REASON = 'charge';

/** SQL condition: the user decided in AI Review about the receipt with this alias. */
export function isReceiptReviewed(receipt: string): string {
  return `exists (select from app.review_items v where v.user_id = $1
    and v.receipt_id = ${receipt}.id and v.state <> 'waiting')`;
}

/** SQL condition: the user decided in AI Review about the extraction from the message with this alias. */
export function isMessageReviewed(message: string): string {
  return `exists (select from app.receipts x where x.user_id = $1
    and x.message_id = ${message}.id and ${isReceiptReviewed('x')})`;
}

/** Adds receipts to the review queue, each once. */
export async function insertReviewItems(
  db: UserDb,
  questions: readonly {
    readonly id: Uuid;
    readonly receiptId: Uuid;
    readonly reason: string;
    readonly confidence: number;
  }[],
): Promise<void> {
  if (questions.length === 0) return;
  await db.query(
    `insert into app.review_items (user_id, id, receipt_id, reason, confidence, state)
     select own.user_id, n.*, 'waiting' from app.profiles own, unnest($2::uuid[], $3::uuid[], $4::text[], $5::real[]) n
      where own.user_id = $1
       on conflict (user_id, receipt_id) do nothing`,
    [
      db.userId,
      questions.map((question) => question.id),
      questions.map((question) => question.receiptId),
      questions.map((question) => question.reason),
      questions.map((question) => question.confidence),
    ],
  );
}

export async function saveReviewDecision(
  db: UserDb,
  id: Uuid,
  {
    state,
    fields,
  }: { readonly state: 'confirmed' | 'corrected' | 'rejected'; readonly fields: readonly string[] },
  at: Date,
): Promise<void> {
  await db.query(
    'update app.review_items set state = $3, corrected_fields = $4, decided_at = $5 where user_id = $1 and id = $2',
    [db.userId, id, state, fields, at],
  );
}

/** Removes these receipts from the review queue without an answer. */
export async function deleteWaitingReviews(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  await db.query(
    `delete from app.review_items where user_id = $1 and receipt_id = any($2::uuid[]) and state = 'waiting'`,
    [db.userId, receiptIds],
  );
}

/** Adds receipts with uncertain transactions to the review queue; updates the confidence of those already in it. */
export async function upsertTransactionReviews(
  db: UserDb,
  asked: readonly { readonly id: Uuid; readonly receiptId: Uuid; readonly confidence: number }[],
): Promise<void> {
  await db.query(
    `insert into app.review_items (user_id, id, receipt_id, reason, confidence, state)
     select own.user_id, n.id, n.receipt, $5, n.confidence, 'waiting'
       from app.profiles own, unnest($2::uuid[], $3::uuid[], $4::real[]) as n(id, receipt, confidence)
      where own.user_id = $1
     on conflict (user_id, receipt_id) do update set confidence = excluded.confidence
       where app.review_items.state = 'waiting' and app.review_items.reason = $5`,
    [
      db.userId,
      asked.map(({ id }) => id),
      asked.map(({ receiptId }) => receiptId),
      asked.map(({ confidence }) => confidence),
      TRANSACTION_REVIEW_REASON,
    ],
  );
}

/** Removes accepted receipts without candidates from the review queue, unless the user asked to decide again. */
export async function deleteReviewsWithoutCandidates(db: UserDb): Promise<void> {
  await db.query(
    `delete from app.review_items v using app.receipts r
      where v.user_id = $1 and r.user_id = $1 and r.id = v.receipt_id and v.state = 'waiting' and v.reopened_at is null
       and r.state in ('accepted', 'merged') and not exists (select from app.receipt_matches m where m.user_id = $1
         and m.receipt_id = r.id and m.state = 'suggested')`,
    [db.userId],
  );
}

/**
 * Restores the review items of receipts to their state before a proof or another email of the purchase decided about
 * them.
 */
export async function restoreOriginalReviews(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  await db.query(
    `insert into app.review_items (user_id, id, receipt_id, reason, confidence, state)
     select r.user_id, (r.proven_from->'item'->>'id')::uuid, r.id, r.proven_from->'item'->>'reason',
       (r.proven_from->'item'->>'confidence')::real, 'waiting'
       from app.receipts r
      where r.user_id = $1 and r.id = any($2::uuid[]) and r.proven_from->'item'->>'id' is not null
     on conflict (user_id, receipt_id) do nothing`,
    [db.userId, receiptIds],
  );
}
