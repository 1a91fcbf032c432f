import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { LineItem, ReceiptAmounts } from '#domain/receipts/receipt.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { detachClaimLinesFromReceipts } from '../claims.ts';
import { recordMatchDecisions, trackReceiptChanges } from '../matching/match-changes.ts';
import { removeReceiptTransactions } from '../receipt-matches/update-matches.ts';

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
  /** Shared by all emails of one purchase; null for an email that no other email can repeat. */
  readonly orderKey: string | null;
  readonly isForward: boolean;
  readonly readerVersion: string;
  readonly evidenceSealed: Buffer;
  readonly items: readonly LineItem[];
}

const COLUMNS = `id, message_id as "messageId", kind, state, merged_into as "mergedInto", merchant,
  merchant_key as "merchantKey", order_id as "orderId",
  purchased_on as "purchasedOn", received_at as "receivedAt", currency, total_minor as "totalMinor",
    charged_minor as "chargedMinor",
  tax_minor as "taxMinor", shipping_minor as "shippingMinor", discount_minor as "discountMinor",
    tip_minor as "tipMinor", card_last4 as "cardLast4",
  from_domain as "fromDomain", next_renewal_on as "nextRenewalOn", trial_ends_on as "trialEndsOn", confidence,
  is_sandbox as "isSandbox"`;

/** Encryption context of the evidence of a receipt. */
export function evidenceContext(userId: Uuid, receiptId: Uuid): string {
  return `${userId}|receipts|${receiptId}|evidence`;
}

/**
 * Runs an update of receipts `r` (`$1`: the user) and records it for the next matching. If a receipt is no longer
 * accepted, the transaction that represents it is removed from the ledger.
 */
export async function updateReceipts(
  db: UserDb,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  const changed = await db.query<{ id: Uuid; isAccepted: boolean }>(
    trackReceiptChanges(statement, `n.id, n.state = 'accepted' as "isAccepted"`),
    values,
  );
  await removeReceiptTransactions(
    db,
    changed.flatMap(({ id, isAccepted }) => (isAccepted ? [] : [id])),
  );
}

/** Deletes receipts and their dependent records. Returns the order keys of their purchases. */
export async function deleteReceipts(db: UserDb, ids: readonly Uuid[]): Promise<(string | null)[]> {
  if (ids.length === 0) return [];
  const matched = await db.query<{ id: Uuid }>(
    `select distinct transaction_id as id from app.receipt_matches
      where user_id = $1 and receipt_id = any($2::uuid[]) and (decided_by = 'user' or state = 'declined')`,
    [db.userId, ids],
  );
  await recordMatchDecisions(
    db,
    [],
    matched.map(({ id }) => id),
  );
  await detachClaimLinesFromReceipts(db, ids);
  const deleted = await db.query<{ orderKey: string | null }>(
    trackReceiptChanges(
      'delete from app.receipts r where r.user_id = $1 and id = any($2::uuid[])',
      'n.order_key as "orderKey"',
    ),
    [db.userId, ids],
  );
  await removeReceiptTransactions(db, ids);
  return deleted.map(({ orderKey }) => orderKey);
}

/** Adds receipts with their line items. */
export async function insertReceipts(db: UserDb, receipts: readonly NewReceipt[]): Promise<void> {
  if (receipts.length === 0) return;
  await db.query(
    trackReceiptChanges(`insert into app.receipts as r (user_id, id, message_id, kind, state, merged_into, merchant,
      merchant_key, order_id, purchased_on, received_at, currency,
       total_minor, charged_minor, tax_minor, shipping_minor, discount_minor, tip_minor, card_last4, from_domain,
         next_renewal_on, trial_ends_on,
       confidence, is_sandbox, reader_version, evidence_sealed, order_key, is_forward)
     select own.user_id, n.*
       from app.profiles own,
         unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::text[], $8::text[],
       $9::text[], $10::date[],
       $11::timestamptz[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[], $17::bigint[],
         $18::bigint[], $19::text[],
       $20::text[], $21::date[], $22::date[], $23::real[], $24::boolean[], $25::text[], $26::bytea[], $27::text[],
         $28::boolean[]) n
      where own.user_id = $1`),
    [
      db.userId,
      receipts.map((receipt) => receipt.id),
      receipts.map((receipt) => receipt.messageId),
      receipts.map((receipt) => receipt.kind),
      receipts.map((receipt) => receipt.state),
      receipts.map((receipt) => receipt.mergedInto),
      receipts.map((receipt) => receipt.merchant),
      receipts.map((receipt) => receipt.merchantKey),
      receipts.map((receipt) => receipt.orderId),
      receipts.map((receipt) => receipt.purchasedOn),
      receipts.map((receipt) => receipt.receivedAt),
      receipts.map((receipt) => receipt.currency),
      receipts.map((receipt) => receipt.totalMinor),
      receipts.map((receipt) => receipt.chargedMinor),
      receipts.map((receipt) => receipt.taxMinor),
      receipts.map((receipt) => receipt.shippingMinor),
      receipts.map((receipt) => receipt.discountMinor),
      receipts.map((receipt) => receipt.tipMinor),
      receipts.map((receipt) => receipt.cardLast4),
      receipts.map((receipt) => receipt.fromDomain),
      receipts.map((receipt) => receipt.nextRenewalOn),
      receipts.map((receipt) => receipt.trialEndsOn),
      receipts.map((receipt) => receipt.confidence),
      receipts.map((receipt) => receipt.isSandbox),
      receipts.map((receipt) => receipt.readerVersion),
      receipts.map((receipt) => receipt.evidenceSealed),
      receipts.map((receipt) => receipt.orderKey),
      receipts.map((receipt) => receipt.isForward),
    ],
  );
  await insertLineItems(
    db,
    receipts.flatMap(({ id, items }) =>
      items.map((item, position) => ({ ...item, receiptId: id, position })),
    ),
  );
}

async function insertLineItems(
  db: UserDb,
  items: readonly (LineItem & { readonly receiptId: Uuid; readonly position: number })[],
): Promise<void> {
  if (items.length === 0) return;
  await db.query(
    `insert into app.receipt_line_items (user_id, receipt_id, position, name, quantity, unit_price_minor,
      amount_minor, class, is_health, hsa_eligibility)
     select own.user_id, n.*
       from app.profiles own,
         unnest($2::uuid[], $3::int[], $4::text[], $5::numeric[], $6::bigint[], $7::bigint[],
       $8::text[], $9::boolean[], $10::text[]) n
      where own.user_id = $1`,
    [
      db.userId,
      items.map((item) => item.receiptId),
      items.map((item) => item.position),
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

/** Moves receipts to duplicates of their messages. */
export async function moveReceiptsToMessages(
  db: UserDb,
  pairs: readonly { readonly fromId: Uuid; readonly toId: Uuid }[],
): Promise<void> {
  await db.query(
    `update app.receipts r set message_id = p.to_id from unnest($2::uuid[], $3::uuid[]) as p(from_id, to_id)
      where r.user_id = $1 and r.message_id = p.from_id`,
    [db.userId, pairs.map(({ fromId }) => fromId), pairs.map(({ toId }) => toId)],
  );
}

/** Detaches receipts from the messages of a mailbox that is being deleted. */
export async function detachReceiptsFromMailbox(db: UserDb, mailboxId: Uuid): Promise<void> {
  await db.query(
    `update app.receipts r set message_id = null where r.user_id = $1 and r.message_id in (
       select m.id from app.messages m where m.user_id = $1 and m.mailbox_id = $2)`,
    [db.userId, mailboxId],
  );
}
