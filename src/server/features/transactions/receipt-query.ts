import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { PAID_CARD } from '#db/repositories/receipts/payment-emails.ts';

import { toWire } from '../../lib/wire-id.ts';

type Detail = ResponseOf<'getTransaction'>;
type Receipt = Detail['receipts'][number];

/** A receipt matched to a transaction; its lines and history are read apart. */
export type MatchedReceiptRow = Omit<Receipt, 'messageId' | 'items' | 'clocks' | 'history'> & {
  readonly messageId: Uuid | null;
};

/** Receipts matched to a transaction, in the order of `listMatchedReceipts`. */
export async function readReceipts(db: UserDb, transactionId: Uuid): Promise<MatchedReceiptRow[]> {
  return db.query<MatchedReceiptRow>(
    `select r.id, r.kind, r.merchant, r.order_id as "orderId", r.purchased_on as "purchasedOn", r.currency,
      r.total_minor as "totalMinor",
            r.tax_minor as "taxMinor", r.shipping_minor as "shippingMinor", r.discount_minor as "discountMinor",
              r.tip_minor as "tipMinor",
            ${PAID_CARD} as "cardLast4", m.amount_minor as "allocatedMinor", m.confidence,
              m.decided_by as "decidedBy", m.reasons, r.message_id as "messageId"
       from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
      where m.user_id = $1 and m.transaction_id = $2 and m.state = 'matched' order by r.purchased_on, r.id`,
    [db.userId, transactionId],
  );
}

/** Receipts that may belong to a transaction and wait for the person. */
export async function readSuggestions(db: UserDb, transactionId: Uuid): Promise<Detail['suggestions']> {
  const rows = await db.query<Omit<Detail['suggestions'][number], 'reviewItemId'> & { id: Uuid }>(
    `select v.id, r.merchant, r.total_minor as "totalMinor", r.currency, m.confidence, m.reasons
       from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
       join app.review_items v on v.user_id = $1 and v.receipt_id = r.id and v.state = 'waiting'
      where m.user_id = $1 and m.transaction_id = $2 and m.state = 'suggested' order by m.confidence desc limit 5`,
    [db.userId, transactionId],
  );
  return rows.map(({ id, ...row }) => ({ ...row, reviewItemId: toWire('review', id) }));
}
