import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { toWire } from '../../lib/wire-id.ts';

type Detail = ResponseOf<'getTransaction'>;
type Receipt = Detail['receipts'][number];

type ReceiptRow = Omit<Receipt, 'id' | 'messageId' | 'items'> & {
  readonly id: string;
  readonly messageId: string | null;
};

/** Receipts joined to a row, each with its line items. */
export async function readReceipts(db: UserDb, transactionId: string): Promise<Receipt[]> {
  const receipts = await db.query<ReceiptRow>(
    `select r.id, r.kind, r.merchant, r.order_id as "orderId", r.purchased_on as "purchasedOn", r.currency, r.total_minor as "totalMinor",
            r.tax_minor as "taxMinor", r.shipping_minor as "shippingMinor", r.discount_minor as "discountMinor", r.tip_minor as "tipMinor",
            r.card_last4 as "cardLast4", m.amount_minor as "allocatedMinor", m.confidence, m.decided_by as "decidedBy", m.reasons, r.message_id as "messageId"
       from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
      where m.user_id = $1 and m.transaction_id = $2 and m.state = 'matched' order by r.purchased_on, r.id`,
    [db.userId, transactionId],
  );
  const items = await db.query<Receipt['items'][number] & { receiptId: string }>(
    `select receipt_id as "receiptId", name, quantity, unit_price_minor as "unitPriceMinor", amount_minor as "amountMinor", class,
            is_health as "isHealth", hsa_eligibility as "hsaEligibility"
       from app.receipt_line_items where user_id = $1 and receipt_id = any($2::uuid[]) order by receipt_id, position`,
    [db.userId, receipts.map((receipt) => receipt.id)],
  );
  return receipts.map((receipt) => ({
    ...receipt,
    id: toWire('receipt', receipt.id),
    messageId: receipt.messageId === null ? null : toWire('message', receipt.messageId),
    items: items.filter((item) => item.receiptId === receipt.id),
  }));
}

/** Receipts that may belong to a row and wait for the person. */
export async function readSuggestions(db: UserDb, transactionId: string): Promise<Detail['suggestions']> {
  const rows = await db.query<Omit<Detail['suggestions'][number], 'reviewItemId'> & { id: string }>(
    `select v.id, r.merchant, r.total_minor as "totalMinor", r.currency, m.confidence, m.reasons
       from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
       join app.review_items v on v.user_id = r.user_id and v.receipt_id = r.id and v.state = 'waiting'
      where m.user_id = $1 and m.transaction_id = $2 and m.state = 'suggested' order by m.confidence desc limit 5`,
    [db.userId, transactionId],
  );
  return rows.map(({ id, ...row }) => ({ ...row, reviewItemId: toWire('review', id) }));
}
