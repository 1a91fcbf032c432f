import type { UserDb, Uuid } from '#db/pool.ts';
import type { OriginalStatus } from '#domain/claims/original.ts';

/** A receipt of a claim with its email. */
export interface PackReceipt {
  readonly id: Uuid;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: string;
  readonly currency: string | null;
  readonly totalMinor: number | null;
  readonly taxMinor: number | null;
  readonly shippingMinor: number | null;
  readonly discountMinor: number | null;
  readonly tipMinor: number | null;
  readonly cardLast4: string | null;
  readonly messageId: Uuid | null;
  readonly subject: string | null;
  readonly fromAddress: string | null;
  readonly receivedAt: Date | null;
  /** The sender's address or domain, if known. */
  readonly sender: string | null;
  readonly original: OriginalStatus;
  /** The leading receipt of the same purchase, if this one is a duplicate. */
  readonly mergedInto: Uuid | null;
  /** The claim's transactions it is matched to. */
  readonly transactionIds: readonly Uuid[];
}

/** A transaction that paid for a claim line. */
export interface PackTransaction {
  readonly id: Uuid;
  readonly postedOn: string;
  readonly bankText: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly accountName: string;
  readonly accountMask: string | null;
  readonly institutionName: string | null;
  readonly isFromReceipt: boolean;
}

/**
 * Receipts of a claim, oldest first: those of its lines, those currently matched to its transactions, and duplicates of
 * both.
 */
export async function listPackReceipts(
  db: UserDb,
  receiptIds: readonly Uuid[],
  transactionIds: readonly Uuid[],
): Promise<PackReceipt[]> {
  return db.query<PackReceipt>(
    `with matched as (
       select m.receipt_id as id, array_agg(m.transaction_id) as transactions from app.receipt_matches m
        where m.user_id = $1 and m.state = 'matched' and m.transaction_id = any($3::uuid[]) group by m.receipt_id),
     own as (select id from matched union select unnest($2::uuid[]))
     select r.id, r.merchant, r.order_id as "orderId", r.purchased_on as "purchasedOn", r.currency,
            r.total_minor as "totalMinor", r.tax_minor as "taxMinor", r.shipping_minor as "shippingMinor",
            r.discount_minor as "discountMinor", r.tip_minor as "tipMinor", r.card_last4 as "cardLast4",
            r.message_id as "messageId", s.subject, s.from_address as "fromAddress", s.received_at as "receivedAt",
            coalesce(nullif(s.from_address, ''), r.from_domain) as sender,
            coalesce(m.transactions, '{}') as "transactionIds", r.merged_into as "mergedInto",
            case when b.message_id is not null then 'kept' when s.id is null then 'mailbox_disconnected'
                 when f.message_id is null then 'not_asked' else coalesce(f.problem, 'waiting') end as original
       from app.receipts r left join matched m on m.id = r.id
       left join app.messages s on s.user_id = $1 and s.id = r.message_id
       left join app.message_bodies b on b.user_id = $1 and b.message_id = r.message_id
       left join app.original_fetches f on f.user_id = $1 and f.message_id = r.message_id
      where r.user_id = $1 and r.kind in ('purchase', 'subscription')
        and (r.id in (select id from own) or r.merged_into in (select id from own))
      order by r.purchased_on, coalesce(r.merged_into, r.id), r.merged_into is not null, r.id`,
    [db.userId, receiptIds, transactionIds],
  );
}

/** Current transactions of a claim, oldest first. */
export async function listPackTransactions(db: UserDb, ids: readonly Uuid[]): Promise<PackTransaction[]> {
  return db.query<PackTransaction>(
    `select t.id, t.posted_on as "postedOn", t.original_description as "bankText", t.amount_minor as "amountMinor",
      t.currency, a.shown_name as "accountName",
            a.mask as "accountMask", a.institution_name as "institutionName", t.is_from_receipt as "isFromReceipt"
       from app.transactions t join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where t.user_id = $1 and t.id = any($2::uuid[]) and t.removed_at is null order by t.posted_on, t.id`,
    [db.userId, ids],
  );
}
