import type { UserDb, Uuid } from '#db/pool.ts';
import { BARE_CODE } from '#db/repositories/receipts/order-messages.ts';
import { PAID_CARD } from '#db/repositories/receipts/payment-emails.ts';
import { DUPLICATE_DAYS_MAX } from '#domain/matching/order-messages.ts';
import type {
  AccountSpan,
  CandidateReceipt,
  StoredReceiptTransaction,
} from '#domain/matching/receipt-transactions.ts';
import { OWN_ORDER, RECEIVED_ON } from './match-query.ts';

const ENTERABLE = `select r.id, r.kind, r.merchant, ${OWN_ORDER} as "orderId", r.purchased_on as "purchasedOn",
            ${RECEIVED_ON} as "receivedAt", r.currency, r.total_minor as "totalMinor",
            r.charged_minor as "chargedMinor", r.tip_minor as "tipMinor", ${PAID_CARD} as "cardLast4",
              r.from_domain as "fromDomain",
            exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id
              and m.transaction_id <> r.id
                      and m.state in ('matched', 'suggested')) as "isExplained"
       from app.receipts r where r.user_id = $1 and r.is_sandbox = $2 and r.state = 'accepted'`;

/** Accepted receipts of one environment, and whether a bank transaction is matched or suggested for each. */
export async function readEnterableReceipts(db: UserDb, isSandbox: boolean): Promise<CandidateReceipt[]> {
  return db.query<CandidateReceipt>(`${ENTERABLE} order by r.purchased_on, r.id`, [db.userId, isSandbox]);
}

/** The fields that identify other emails of the same order. */
export type OrderReference = Pick<CandidateReceipt, 'orderId' | 'totalMinor' | 'currency' | 'purchasedOn'>;

/** These receipts, and all that may belong to the same orders, by order ID or by amount and date. */
export async function readRelatedReceipts(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[],
  ties: readonly OrderReference[],
): Promise<CandidateReceipt[]> {
  const dated = ties.filter((tie) => tie.totalMinor !== null && tie.purchasedOn !== null);
  return db.query<CandidateReceipt>(
    `${ENTERABLE} and r.id = any(array(
        select id from unnest($3::uuid[]) as id
        union select o.id from app.receipts o where o.user_id = $1 and o.order_id is not null
           and ${BARE_CODE('o.order_id')} = any(array(select ${BARE_CODE('code')} from unnest($4::text[]) as code))
        union select e.id from unnest($5::bigint[], $6::text[], $7::date[]) as n(total, currency, day)
          join app.receipts e on e.user_id = $1 and e.state = 'accepted'
            and e.purchased_on between n.day - $8::int and n.day + $8::int
           and e.total_minor = n.total and e.currency is not distinct from n.currency))
      order by r.purchased_on, r.id`,
    [
      ...[db.userId, isSandbox, ids],
      ties.flatMap((tie) => tie.orderId ?? []),
      dated.map((tie) => tie.totalMinor),
      dated.map((tie) => tie.currency),
      dated.map((tie) => tie.purchasedOn),
      DUPLICATE_DAYS_MAX,
    ],
  );
}

/**
 * The date ranges covered by accounts. A connected account has no end; a file ends with its last transaction; manual
 * accounts cover nothing, because missing transactions may simply not have been entered.
 */
export async function readAccountSpans(db: UserDb, isSandbox: boolean): Promise<AccountSpan[]> {
  return db.query<AccountSpan>(
    `select first.posted_on as "from", case when a.connection_id is null
      or a.is_closed then last.posted_on end as "to", a.mask,
            a.account_type in ('checking', 'credit', 'other') as "isEveryday"
       from app.accounts a
      cross join lateral (select posted_on from app.transactions t where t.user_id = $1 and t.account_id = a.id
        and t.removed_at is null order by posted_on limit 1) first
      cross join lateral (select posted_on from app.transactions t where t.user_id = $1 and t.account_id = a.id
        and t.removed_at is null order by posted_on desc limit 1) last
      where a.user_id = $1 and a.is_sandbox = $2 and a.source in ('plaid', 'simplefin', 'file') order by a.id`,
    [db.userId, isSandbox],
  );
}

/** The stored transactions of these receipts, or of all, including removed ones. */
export async function readReceiptTransactions(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[] | null,
): Promise<StoredReceiptTransaction[]> {
  return db.query<StoredReceiptTransaction>(
    `select id as "receiptId", posted_on as "postedOn", amount_minor as "amountMinor", currency,
      original_description as text,
            removed_at is null as "isActive", coalesce(removed_by = 'user', false) as "isDeleted"
       from app.transactions where user_id = $1 and is_sandbox = $2 and is_from_receipt and ($3::uuid[] is null
         or id = any($3))`,
    [db.userId, isSandbox, ids],
  );
}
