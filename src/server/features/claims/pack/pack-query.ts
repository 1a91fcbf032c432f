import type { UserDb, Uuid } from '#db/pool.ts';

/** A receipt that proves a line, and the email that brought it. */
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
  /** Its email is kept whole. */
  readonly isKept: boolean;
  /** Transactions of the claim that it explains. */
  readonly transactionIds: readonly Uuid[];
}

/** A transaction that paid. */
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

/** Receipts of a claim: those its lines are of, and those that explain its transactions now. Oldest first. */
export async function listPackReceipts(
  db: UserDb,
  receiptIds: readonly Uuid[],
  transactionIds: readonly Uuid[],
): Promise<PackReceipt[]> {
  return db.query<PackReceipt>(
    `select r.id, r.merchant, r.order_id as "orderId", r.purchased_on as "purchasedOn", r.currency, r.total_minor as "totalMinor", r.tax_minor as "taxMinor",
            r.shipping_minor as "shippingMinor", r.discount_minor as "discountMinor", r.tip_minor as "tipMinor", r.card_last4 as "cardLast4", r.message_id as "messageId",
            s.subject, s.from_address as "fromAddress", s.received_at as "receivedAt", coalesce(j.rows, '{}') as "transactionIds",
            exists (select from app.message_bodies b where b.user_id = r.user_id and b.message_id = r.message_id) as "isKept"
       from app.receipts r left join app.messages s on s.user_id = r.user_id and s.id = r.message_id
       left join lateral (select array_agg(m.transaction_id) as rows from app.receipt_matches m
          where m.user_id = r.user_id and m.receipt_id = r.id and m.state = 'matched' and m.transaction_id = any($3::uuid[])) j on true
      where r.user_id = $1 and r.kind in ('purchase', 'subscription') and (r.id = any($2::uuid[]) or j.rows is not null)
      order by r.purchased_on, r.id`,
    [db.userId, receiptIds, transactionIds],
  );
}

/** Transactions of a claim that banks still show, oldest first. */
export async function listPackTransactions(db: UserDb, ids: readonly Uuid[]): Promise<PackTransaction[]> {
  return db.query<PackTransaction>(
    `select t.id, t.posted_on as "postedOn", t.original_description as "bankText", t.amount_minor as "amountMinor", t.currency, a.shown_name as "accountName",
            a.mask as "accountMask", a.institution_name as "institutionName", t.is_from_receipt as "isFromReceipt"
       from app.transactions t join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
      where t.user_id = $1 and t.id = any($2::uuid[]) and t.removed_at is null order by t.posted_on, t.id`,
    [db.userId, ids],
  );
}
