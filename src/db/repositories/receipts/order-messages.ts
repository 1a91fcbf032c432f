import type { OrderMessage } from '#domain/receipts/group-order-messages.ts';
import { isPaymentService } from '#domain/receipts/pair-payments.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { markMessagesRepeated } from '../mail/messages.ts';
import { moveMatchesToReceipt } from '../receipt-matches/move-matches.ts';
import { deleteWaitingReviews, isReceiptReviewed } from '../review-items.ts';
import { ORIGINAL_STATE, SURE_CONFIDENCE_MIN } from './proof.ts';
import { updateReceipts } from './receipts.ts';

/** A receipt of a purchase, with the data that a change of its role needs. */
export interface StoredOrderMessage extends OrderMessage {
  readonly messageId: Uuid | null;
  readonly state: 'accepted' | 'proposed' | 'merged';
  readonly mergedInto: Uuid | null;
  /** Whether an email of a payment service currently proves it. */
  readonly hasPaymentProof: boolean;
}

/** Receipts by order key, except those that the user rejected. */
export async function listOrderMessages(
  db: UserDb,
  orderKeys: readonly string[],
): Promise<Map<string, StoredOrderMessage[]>> {
  const rows = await db.query<
    Omit<StoredOrderMessage, 'receivedAt' | 'isPayment'> & {
      readonly receivedAt: Date;
      readonly orderKey: string;
      readonly fromDomain: string | null;
    }
  >(
    `select r.order_key as "orderKey", r.id, r.kind, r.purchased_on as "purchasedOn", r.received_at as "receivedAt",
      r.total_minor as "totalMinor", r.state,
            coalesce(r.charged_minor, r.total_minor) as "amountMinor", r.currency,
            r.merged_into as "mergedInto", r.message_id as "messageId",
            r.confidence >= ${SURE_CONFIDENCE_MIN} as "isSure",
            r.state = 'accepted' and coalesce(r.proven_from->>'by' = 'payment', false) as "hasPaymentProof",
            r.is_forward as "isForward", r.from_domain as "fromDomain", coalesce(m.stands_alone,
              false) as "standsAlone",
            coalesce(m.has_user_verdict, false)
              or ${isReceiptReviewed('r')}
              or exists (select from app.receipt_matches x where x.user_id = $1 and x.receipt_id = r.id
                and x.state = 'matched' and x.decided_by = 'user')
              as "isDecided"
       from app.receipts r left join app.messages m on m.user_id = r.user_id and m.id = r.message_id
      where r.user_id = $1 and r.order_key = any($2::text[]) and r.state <> 'rejected'`,
    [db.userId, orderKeys],
  );
  return Map.groupBy(
    rows.map(({ receivedAt, fromDomain, ...row }) => ({
      ...row,
      receivedAt: receivedAt.getTime(),
      isPayment: isPaymentService(fromDomain),
    })),
    (row) => row.orderKey,
  );
}

/** SQL expression: an order number without separators, like `toBareCode`; indexed. */
export const BARE_CODE = (order: string) => `regexp_replace(upper(${order}), '[^A-Z0-9]+', '', 'g')`;

/** How many days after an order its email may be forwarded. */
const FORWARD_DAYS = 90;

/**
 * Assigns forwarded emails to the purchases of the original emails: the sender of a forward is often mistaken for the
 * merchant, but order number and amount are the same. Considers the forwards of the orders of these receipts. Returns
 * the order keys they were assigned to.
 */
export async function resolveForwards(db: UserDb, receiptIds: readonly Uuid[]): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `with numbers as (
       select distinct ${BARE_CODE('order_id')} as number from app.receipts
        where user_id = $1 and id = any($2::uuid[]) and order_id is not null and order_key is not null
          and kind <> 'shipping'),
     known as (
       select r.id, n.number, r.order_key, r.is_forward, r.total_minor, r.kind = 'refund' as is_refund,
         r.received_at from numbers n
         join app.receipts r on r.user_id = $1 and ${BARE_CODE('r.order_id')} = n.number and r.kind <> 'shipping'
           and r.order_key is not null
        where n.number <> ''),
     owned as (
       select distinct on (f.id) f.id, f.order_key as own, o.order_key as key from known f
         join known o on o.number = f.number and not o.is_forward
           and o.total_minor is not distinct from f.total_minor and o.is_refund = f.is_refund
          and abs(extract(epoch from o.received_at - f.received_at)) < ${FORWARD_DAYS} * 86400
        where f.is_forward order by f.id, o.received_at, o.id)
     update app.receipts r set order_key = o.key from owned o where r.user_id = $1 and r.id = o.id
       and o.own <> o.key returning r.order_key as key`,
    [db.userId, receiptIds],
  );
  return rows.map((row) => row.key);
}

/** The order key of the purchase in a message; null if it has none or the message does not exist. */
export async function findOrderKey(
  db: UserDb,
  messageId: Uuid,
): Promise<{ readonly key: string | null } | null> {
  const [found] = await db.query<{ key: string | null }>(
    `select (select r.order_key from app.receipts r where r.user_id = $1 and r.message_id = m.id
      and r.state <> 'rejected' order by r.id limit 1) as key
       from app.messages m where m.user_id = $1 and m.id = $2`,
    [db.userId, messageId],
  );
  return found ?? null;
}

/** The receipt of a message and the receipts of these orders. */
export async function listReceiptsOfOrders(
  db: UserDb,
  orderKeys: readonly string[],
  messageId: Uuid,
): Promise<{ readonly id: Uuid; readonly messageId: Uuid | null }[]> {
  return db.query(
    `select id, message_id as "messageId" from app.receipts
      where user_id = $1 and (order_key = any($2::text[]) or message_id = $3)`,
    [db.userId, orderKeys, messageId],
  );
}

/** A receipt and the receipt that represents its purchase. */
export interface Merge {
  readonly message: StoredOrderMessage;
  readonly leadingId: Uuid;
}

/**
 * Merges receipts into those that represent their purchases and moves their matches. Their own state is saved in case
 * they represent a purchase again.
 */
export async function mergeReceipts(db: UserDb, merges: readonly Merge[], reason: string): Promise<void> {
  if (merges.length === 0) return;
  const ids = merges.map(({ message }) => message.id);
  await updateReceipts(
    db,
    `update app.receipts r set state = 'merged', merged_into = n.leading_id, proven_from = ${ORIGINAL_STATE}
      from unnest($2::uuid[], $3::uuid[]) as n(id, leading_id)
      where r.user_id = $1 and r.id = n.id`,
    [db.userId, ids, merges.map(({ leadingId }) => leadingId)],
  );
  const matched = await db.query<{ id: Uuid }>(
    'select distinct receipt_id as id from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[])',
    [db.userId, ids],
  );
  const hasTransactions = new Set(matched.map((row) => row.id));
  for (const { message, leadingId } of merges)
    if (hasTransactions.has(message.id)) await moveMatchesToReceipt(db, message.id, leadingId);
  await deleteWaitingReviews(db, ids);
  await markMessagesRepeated(
    db,
    merges.map(({ message }) => message.messageId),
    reason,
  );
}
