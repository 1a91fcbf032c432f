import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { LineItem } from '#domain/receipts/receipt.ts';
import type { ItemizedReceipt } from '#domain/splits/split-by-items.ts';
import type { UserDb, Uuid } from '../../pool.ts';

/** A receipt matched to a transaction, with its line items. */
export interface StoredMatchedReceipt extends ItemizedReceipt {
  readonly transactionId: Uuid;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate;
}

/** Receipts matched to transactions, in the order in which a transaction lists them. */
export async function listMatchedReceipts(
  db: UserDb,
  transactionIds: readonly Uuid[],
): Promise<StoredMatchedReceipt[]> {
  if (transactionIds.length === 0) return [];
  const receipts = await db.query<Omit<StoredMatchedReceipt, 'items'>>(
    `select m.transaction_id as "transactionId", r.id, r.kind, r.merchant, r.order_id as "orderId",
      r.purchased_on as "purchasedOn", r.currency, r.state = 'accepted' as "isAccepted", r.confidence,
            m.amount_minor as "allocatedMinor", r.total_minor as "totalMinor",
            r.charged_minor as "chargedMinor", r.tax_minor as "taxMinor", r.shipping_minor as "shippingMinor",
              r.discount_minor as "discountMinor",
            r.tip_minor as "tipMinor", c."chargesMinor", c.charge
       from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
       cross join lateral (
         select jsonb_agg(abs(o.amount_minor) order by o.transaction_id) as "chargesMinor",
                (count(*) filter (where o.transaction_id < m.transaction_id))::int as charge
           from app.receipt_matches o where o.user_id = $1 and o.receipt_id = m.receipt_id
             and o.state = 'matched') c
      where m.user_id = $1 and m.transaction_id = any($2::uuid[]) and m.state = 'matched'
        order by m.transaction_id, r.purchased_on, r.id`,
    [db.userId, transactionIds],
  );
  const items = await listLineItems(
    db,
    receipts.map((receipt) => receipt.id),
  );
  return receipts.map((receipt) => ({ ...receipt, items: items.get(receipt.id) ?? [] }));
}

/** The line items of receipts in order; an item without a quantity counts as one. */
export async function listLineItems(db: UserDb, receiptIds: readonly Uuid[]): Promise<Map<Uuid, LineItem[]>> {
  if (receiptIds.length === 0) return new Map();
  const rows = await db.query<LineItem & { receiptId: Uuid }>(
    `select receipt_id as "receiptId", name, coalesce(quantity, 1) as quantity, unit_price_minor as "unitMinor",
      amount_minor as "amountMinor", class,
            is_health as "isHealth", hsa_eligibility as "hsaEligibility"
       from app.receipt_line_items where user_id = $1 and receipt_id = any($2::uuid[]) order by receipt_id, position`,
    [db.userId, receiptIds],
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.receiptId)].map(([id, items]) => [
      id,
      items.map(({ receiptId: _receiptId, ...item }) => item),
    ]),
  );
}
