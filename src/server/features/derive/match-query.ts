import type { UserDb, Uuid } from '#db/pool.ts';
import { PAID_CARD } from '#db/repositories/receipts/payment-emails.ts';
import { IS_TRANSFER, transactionById } from '#db/repositories/transaction-suggestions.ts';
import { TIME_ZONE } from '#db/repositories/user-dates.ts';

import type {
  DeclinedPair,
  MatchAlias,
  MatchReceipt,
  MatchTransaction,
} from '#domain/matching/match-types.ts';
import type { StoredMatch } from '#domain/matching/plan-match-updates.ts';

/**
 * A receipt as the matcher needs it, with the state and confidence that decide whether it may be matched automatically.
 */
export interface MatchableReceipt extends MatchReceipt {
  /** `merged` for shipping updates, which only serve as evidence. */
  readonly state: 'accepted' | 'proposed' | 'merged';
  readonly confidence: number;
  readonly purchasedOn: string;
  /** An undo reopened its question: it competes for its transactions, but only the user's answer changes it. */
  readonly isReopened: boolean;
}

/** The date receipt `r` was received, in the user's time zone; `$1` is the user. */
export const RECEIVED_ON = `to_char(r.received_at at time zone ${TIME_ZONE}, 'YYYY-MM-DD')`;

/** The order ID of receipt `r`; null for a detached email, which is a purchase of its own. */
export const OWN_ORDER = `case when r.message_id in (select s.id from app.messages s where s.user_id = $1
  and s.stands_alone) then null else r.order_id end`;
const MATCHABLE = `select r.id, r.kind, r.state, r.confidence, r.merchant, ${OWN_ORDER} as "orderId",
  r.purchased_on as "purchasedOn",
            ${RECEIVED_ON} as "receivedAt", r.currency, r.total_minor as "totalMinor",
            r.charged_minor as "chargedMinor", r.tip_minor as "tipMinor", ${PAID_CARD} as "cardLast4",
              r.from_domain as "fromDomain", r.id in (select v.receipt_id from app.review_items v where v.user_id = $1
                and v.receipt_id is not null and v.state = 'waiting' and v.reopened_at is not null) as "isReopened"`;
/** Receipts not matched by the user; shipping updates are included as evidence. */
const IS_MATCHABLE = `r.user_id = $1 and r.is_sandbox = $2 and r.total_minor is not null
        and (r.state in ('accepted', 'proposed') or (r.kind = 'shipping' and r.state = 'merged'))
        and not exists (select from (select * from app.receipt_matches where user_id = $1 and receipt_id = r.id
        offset 0) m where m.state = 'matched' and m.decided_by = 'user')`;

/** Number of receipts matched or added as transactions since `since`. */
export async function countMatched(db: UserDb, since: Date): Promise<number> {
  const [row] = await db.query<{ matched: number }>(
    `select count(distinct receipt_id) as matched from app.receipt_matches where user_id = $1 and state = 'matched'
      and decided_at >= $2`,
    [db.userId, since],
  );
  return row?.matched ?? 0;
}

/** Matchable receipts of one environment, optionally between two purchase dates, earliest first. */
export async function readMatchableReceipts(
  db: UserDb,
  isSandbox: boolean,
  days: { readonly from: string; readonly to: string } | null = null,
): Promise<MatchableReceipt[]> {
  // Of a few days, whatever the statistics say: the receipts of these days first, and only then their matches.
  const receipts =
    days === null
      ? 'app.receipts'
      : `(select * from app.receipts where user_id = $1 and state in ('accepted', 'proposed', 'merged')
          and purchased_on between $3 and $4 offset 0)`;
  return db.query<MatchableReceipt>(
    `${MATCHABLE} from ${receipts} r where ${IS_MATCHABLE} order by r.purchased_on, r.id`,
    [db.userId, isSandbox, ...(days === null ? [] : [days.from, days.to])],
  );
}

/** The matchable receipts among these IDs. */
export async function readMatchableReceiptsById(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[],
): Promise<MatchableReceipt[]> {
  if (ids.length === 0) return [];
  return db.query<MatchableReceipt>(
    `${MATCHABLE} from app.receipts r where ${IS_MATCHABLE} and r.id = any($3::uuid[]) order by r.purchased_on, r.id`,
    [db.userId, isSandbox, ids],
  );
}

const candidatesFrom = (
  from: string,
): string => `select t.id, t.account_id as "accountId", a.mask as "accountMask", posted_on as "postedOn",
  authorized_on as "authorizedOn",
            t.amount_minor as "amountMinor", t.currency, original_description as description, merchant,
              status = 'pending' as pending,
            original_amount_minor as "originalAmountMinor", original_currency as "originalCurrency"
       from ${from} join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where t.user_id = $1 and t.is_sandbox = $2 and removed_at is null and not t.is_from_receipt
        and not ${IS_TRANSFER}
        and not (t.has_receipt and exists (select from app.receipt_matches m
                  where m.user_id = $1 and m.transaction_id = t.id and m.state = 'matched'
                    and m.decided_by = 'user'))`;
const CANDIDATES = candidatesFrom('app.transactions t');

/** Transactions of one environment between two dates that the user has not matched and that are not transfers. */
export async function readCandidates(
  db: UserDb,
  isSandbox: boolean,
  from: string,
  to: string,
): Promise<MatchTransaction[]> {
  return db.query<MatchTransaction>(
    `${CANDIDATES} and posted_on between $3 and $4 order by posted_on, t.id`,
    [db.userId, isSandbox, from, to],
  );
}

/** Candidates between two dates with one of these absolute amounts. */
export async function readCandidatesByAmount(
  db: UserDb,
  isSandbox: boolean,
  amounts: readonly number[],
  from: string,
  to: string,
): Promise<MatchTransaction[]> {
  // One lookup per amount, because a plan for all of them would read every transaction between the dates.
  const ofAmounts = `unnest($5::bigint[]) as n(amount) cross join lateral (select * from app.transactions
    where user_id = $1 and is_sandbox = $2 and removed_at is null and absolute_minor = n.amount offset 0) t`;
  return db.query<MatchTransaction>(
    `${candidatesFrom(ofAmounts)} and posted_on between $3 and $4 order by posted_on, t.id`,
    [db.userId, isSandbox, from, to, amounts],
  );
}

/** The candidates among these IDs. */
export async function readCandidatesById(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[],
): Promise<MatchTransaction[]> {
  if (ids.length === 0) return [];
  const named = `unnest($3::uuid[]) as n(id) join ${transactionById('n.id')} t on true`;
  return db.query<MatchTransaction>(`${candidatesFrom(named)} order by posted_on, t.id`, [
    db.userId,
    isSandbox,
    ids,
  ]);
}

export async function readAliases(db: UserDb): Promise<MatchAlias[]> {
  return db.query<MatchAlias>(
    'select description, merchant from app.merchant_aliases where user_id = $1 order by description, merchant',
    [db.userId],
  );
}

export async function readDeclinedPairs(db: UserDb): Promise<DeclinedPair[]> {
  return db.query<DeclinedPair>(
    `select receipt_id as "receiptId", transaction_id as "transactionId" from app.receipt_matches where user_id = $1
      and state = 'declined'`,
    [db.userId],
  );
}

/** Automatic matches of one environment, of all receipts or only of these. */
export async function readAutomaticMatches(
  db: UserDb,
  isSandbox: boolean,
  receiptIds: readonly Uuid[] | null = null,
): Promise<StoredMatch[]> {
  const among = receiptIds === null ? '' : 'and m.receipt_id = any($3::uuid[])';
  return db.query<StoredMatch>(
    `select m.receipt_id as "receiptId", m.transaction_id as "transactionId", m.amount_minor as "amountMinor",
      m.confidence, m.reasons
       from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
      where m.user_id = $1 and r.is_sandbox = $2 and m.state = 'matched' and m.decided_by = 'matcher'
        and m.transaction_id <> m.receipt_id ${among}`,
    [db.userId, isSandbox, ...(receiptIds === null ? [] : [receiptIds])],
  );
}
