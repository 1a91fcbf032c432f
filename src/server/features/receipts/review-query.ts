import { jsonObject } from '#db/json-object.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { ANSWERED_QUESTIONS, WAITING_QUESTIONS } from '#db/repositories/open-questions.ts';
import { PAID_CARD } from '#db/repositories/receipts/payment-emails.ts';
import type { StoredReceiptKind } from '#db/repositories/receipts/receipts.ts';
import type { ProposedMatch } from '#domain/matching/match-conflict.ts';
import type { UserCorrection } from '#ports/mail-reader.ts';

export interface ReviewRow {
  readonly id: string;
  readonly receiptId: string;
  readonly messageId: string | null;
  readonly merchant: string | null;
  readonly subject: string;
  readonly from: string;
  readonly receivedAt: Date;
  readonly kind: StoredReceiptKind;
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly confidence: number;
  readonly reason: string;
  readonly state: 'waiting' | 'confirmed' | 'corrected' | 'rejected';
  readonly candidates: number;
  /** The suggested charge; null unless there is exactly one. */
  readonly charge: Omit<ProposedMatch, 'totalMinor' | 'currency'> | null;
}

const SELECT = `select v.id, v.receipt_id as "receiptId", r.message_id as "messageId", r.merchant,
  coalesce(s.subject, '') as subject,
    coalesce(nullif(s.from_name, ''), s.from_address, '') as "from", r.received_at as "receivedAt", r.kind,
      r.total_minor as "totalMinor", r.currency,
    v.confidence, v.reason, v.state,
    (select count(distinct option) from app.receipt_matches m where m.user_id = $1
      and m.receipt_id = v.receipt_id and m.state = 'suggested') as candidates,
    (select ${jsonObject<NonNullable<ReviewRow['charge']>>({
      chargedMinor: 'abs(sum(t.amount_minor))',
      chargeCurrency: 'min(t.currency)',
      chargeCount: 'count(*)',
      chargedOn: 'max(t.occurred_on)',
      purchasedOn: 'r.purchased_on',
      cardLast4: PAID_CARD,
      accountMask: 'min(a.mask)',
      reasons: '(array_agg(to_jsonb(m.reasons) order by m.option))[1]',
      otherReceiptCount: `(select count(distinct o.receipt_id) from app.receipt_matches o
        where o.user_id = $1 and o.transaction_id = any(array_agg(t.id))
          and o.receipt_id <> v.receipt_id and o.state in ('matched', 'suggested'))`,
    })}
       from app.receipt_matches m join app.transactions t on t.user_id = $1 and t.id = m.transaction_id
       join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where m.user_id = $1 and m.receipt_id = v.receipt_id
        and m.state = 'suggested' having count(distinct m.option) = 1) as charge
  from app.review_items v join app.receipts r on r.user_id = $1 and r.id = v.receipt_id
  left join app.messages s on s.user_id = $1 and s.id = r.message_id`;

/** Waiting review items from an offset, most confident first. */
export async function listWaitingItems(db: UserDb, offset: number, limit: number): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    `${SELECT} where v.user_id = $1 and v.state = 'waiting' order by v.confidence desc, v.id limit $2 offset $3`,
    [db.userId, limit, offset],
  );
}

export async function findReviewRow(db: UserDb, id: string): Promise<ReviewRow | null> {
  const [row] = await db.query<ReviewRow>(`${SELECT} where v.user_id = $1 and v.id = $2`, [db.userId, id]);
  return row ?? null;
}

/** Number of open and answered questions of all kinds. */
export async function countReview(db: UserDb): Promise<{ waiting: number; decided: number }> {
  const [row] = await db.query<{ waiting: number; decided: number }>(
    `select ${WAITING_QUESTIONS}::int as waiting, ${ANSWERED_QUESTIONS}::int as decided`,
    [db.userId],
  );
  return row ?? { waiting: 0, decided: 0 };
}

export interface CandidateTransaction {
  /** Transactions with the same option belong together: an order charged in several parts. */
  readonly option: number;
  readonly transactionId: string;
  readonly description: string;
  readonly occurredOn: string;
  readonly postedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly accountName: string;
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** Suggested transactions of a receipt, most likely option first, then by date. */
export async function listCandidates(db: UserDb, receiptId: string): Promise<CandidateTransaction[]> {
  return db.query<CandidateTransaction>(
    `select m.option, t.id as "transactionId", t.description, t.occurred_on as "occurredOn",
      t.posted_on as "postedOn", t.amount_minor as "amountMinor", t.currency,
            a.shown_name as "accountName", m.confidence, m.reasons
       from app.receipt_matches m join app.transactions t on t.user_id = $1 and t.id = m.transaction_id
       join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where m.user_id = $1 and m.receipt_id = $2 and m.state = 'suggested' and t.removed_at is null
        order by m.option, t.occurred_on, t.posted_on, t.id`,
    [db.userId, receiptId],
  );
}

/** The facts of an email as the user decided them in a review item; null if the receipt has no email. */
export async function readGroundTruth(
  db: UserDb,
  reviewItemId: Uuid,
): Promise<(UserCorrection & { readonly messageId: Uuid }) | null> {
  const [row] = await db.query<UserCorrection & { messageId: Uuid }>(
    `select r.message_id as "messageId", r.kind, r.merchant, r.currency, r.total_minor as "totalMinor"
       from app.review_items i join app.receipts r on r.user_id = $1 and r.id = i.receipt_id
      where i.user_id = $1 and i.id = $2 and r.message_id is not null`,
    [db.userId, reviewItemId],
  );
  return row ?? null;
}

/** The encrypted quotes a receipt's fields were read from; null if none are stored. */
export async function readSealedEvidence(db: UserDb, receiptId: Uuid): Promise<Buffer | null> {
  const [sealed] = await db.query<{ evidence: Buffer | null }>(
    'select evidence_sealed as evidence from app.receipts where user_id = $1 and id = $2',
    [db.userId, receiptId],
  );
  return sealed?.evidence ?? null;
}
