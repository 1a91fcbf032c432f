import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { LineItem, ReceiptAmounts } from '#domain/receipts/receipt.ts';
import type { UserDb, Uuid } from '../pool.ts';

export type StoredReceiptKind = 'purchase' | 'refund' | 'subscription' | 'shipping';
type ReceiptState = 'accepted' | 'proposed' | 'rejected' | 'merged';

export interface StoredReceipt extends ReceiptAmounts {
  readonly id: Uuid;
  readonly messageId: Uuid | null;
  readonly kind: StoredReceiptKind;
  readonly state: ReceiptState;
  readonly mergedInto: Uuid | null;
  readonly merchant: string | null;
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate;
  readonly receivedAt: Date;
  readonly currency: string | null;
  readonly cardLast4: string | null;
  readonly fromDomain: string | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  readonly confidence: number;
  readonly isSandbox: boolean;
}

export interface NewReceipt extends StoredReceipt {
  /** What mails of one purchase share; null for a mail that nothing can repeat. */
  readonly orderKey: string | null;
  readonly isForward: boolean;
  readonly readerVersion: string;
  readonly evidenceSealed: Buffer;
  readonly items: readonly LineItem[];
}

const COLUMNS = `id, message_id as "messageId", kind, state, merged_into as "mergedInto", merchant, merchant_key as "merchantKey", order_id as "orderId",
  purchased_on as "purchasedOn", received_at as "receivedAt", currency, total_minor as "totalMinor", charged_minor as "chargedMinor",
  tax_minor as "taxMinor", shipping_minor as "shippingMinor", discount_minor as "discountMinor", tip_minor as "tipMinor", card_last4 as "cardLast4",
  from_domain as "fromDomain", next_renewal_on as "nextRenewalOn", trial_ends_on as "trialEndsOn", confidence, is_sandbox as "isSandbox"`;

/** What a receipt's evidence is sealed under. */
export function evidenceContext(userId: Uuid, receiptId: Uuid): string {
  return `${userId}|receipts|${receiptId}|evidence`;
}

/** Adds a receipt with its line items. */
export async function insertReceipt(db: UserDb, receipt: NewReceipt): Promise<void> {
  await db.query(
    `insert into app.receipts (user_id, id, message_id, kind, state, merged_into, merchant, merchant_key, order_id, purchased_on, received_at, currency,
       total_minor, charged_minor, tax_minor, shipping_minor, discount_minor, tip_minor, card_last4, from_domain, next_renewal_on, trial_ends_on,
       confidence, is_sandbox, reader_version, evidence_sealed, order_key, is_forward)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28)`,
    [
      db.userId,
      receipt.id,
      receipt.messageId,
      receipt.kind,
      receipt.state,
      receipt.mergedInto,
      receipt.merchant,
      receipt.merchantKey,
      receipt.orderId,
      receipt.purchasedOn,
      receipt.receivedAt,
      receipt.currency,
      receipt.totalMinor,
      receipt.chargedMinor,
      receipt.taxMinor,
      receipt.shippingMinor,
      receipt.discountMinor,
      receipt.tipMinor,
      receipt.cardLast4,
      receipt.fromDomain,
      receipt.nextRenewalOn,
      receipt.trialEndsOn,
      receipt.confidence,
      receipt.isSandbox,
      receipt.readerVersion,
      receipt.evidenceSealed,
      receipt.orderKey,
      receipt.isForward,
    ],
  );
  await insertLineItems(db, receipt.id, receipt.items);
}

async function insertLineItems(db: UserDb, receiptId: Uuid, items: readonly LineItem[]): Promise<void> {
  if (items.length === 0) return;
  await db.query(
    `insert into app.receipt_line_items (user_id, receipt_id, position, name, quantity, unit_price_minor, amount_minor, class, is_health, hsa_eligibility)
     select $1, $2, * from unnest($3::int[], $4::text[], $5::numeric[], $6::bigint[], $7::bigint[], $8::text[], $9::boolean[], $10::text[])`,
    [
      db.userId,
      receiptId,
      items.map((_, position) => position),
      items.map((item) => item.name),
      items.map((item) => item.quantity),
      items.map((item) => item.unitMinor),
      items.map((item) => item.amountMinor),
      items.map((item) => item.class),
      items.map((item) => item.isHealth),
      items.map((item) => item.hsaEligibility),
    ],
  );
}

export async function findReceipt(db: UserDb, id: Uuid): Promise<StoredReceipt | null> {
  const [row] = await db.query<StoredReceipt>(
    `select ${COLUMNS} from app.receipts where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}
