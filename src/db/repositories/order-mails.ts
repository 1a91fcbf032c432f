import type { OrderMail } from '#domain/receipts/group-order-mails.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { refreshReceiptMarks } from './receipt-matches.ts';
import { isReceiptReviewed } from './review-items.ts';

/** A receipt among those of one purchase, with what a change of its place needs. */
export interface StoredOrderMail extends OrderMail {
  readonly messageId: Uuid | null;
  readonly state: 'accepted' | 'proposed' | 'merged';
  readonly mergedInto: Uuid | null;
  readonly confidence: number;
}

/** From this confidence on a reading needs no person. */
const SURE_FROM = 0.9;
const REPEATED = 'Another email of this purchase stands for it.';

/** Receipts of one key, those a person refused left out. */
export async function listOrderMails(db: UserDb, orderKey: string): Promise<StoredOrderMail[]> {
  const rows = await db.query<Omit<StoredOrderMail, 'receivedAt'> & { receivedAt: Date }>(
    `select r.id, r.kind, r.purchased_on as "purchasedOn", r.received_at as "receivedAt", r.total_minor as "totalMinor", r.state, r.confidence,
            r.merged_into as "mergedInto", r.message_id as "messageId", r.state = 'accepted' or r.confidence >= ${SURE_FROM} as "isSure",
            r.is_forward as "isForward",
            coalesce(m.has_user_verdict, false)
              or ${isReceiptReviewed('r')}
              or exists (select from app.receipt_matches x where x.user_id = $1 and x.receipt_id = r.id and x.state = 'matched' and x.decided_by = 'user')
              as "isDecided"
       from app.receipts r left join app.messages m on m.user_id = r.user_id and m.id = r.message_id
      where r.user_id = $1 and r.order_key = $2 and r.state <> 'rejected'`,
    [db.userId, orderKey],
  );
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.getTime() }));
}

const PLAIN_ORDER = `upper(regexp_replace(order_id, '[^[:alnum:]]+', '', 'g'))`;
/** How long after an order someone may send its mail on. */
const FORWARD_DAYS = 90;

/**
 * Brings forwards of an order to its own mails: who sends a mail on is often taken for the merchant, and the order number
 * with the same amount tells. Gives the key that the mail itself belongs to, and sets it on forwards that came before.
 */
export async function settleForwards(
  db: UserDb,
  mail: {
    readonly orderKey: string;
    readonly orderId: string;
    readonly totalMinor: number | null;
    readonly isForward: boolean;
    readonly isRefund: boolean;
    readonly receivedAt: Date;
  },
): Promise<string> {
  const same = `user_id = $1 and ${PLAIN_ORDER} = upper(regexp_replace($2, '[^[:alnum:]]+', '', 'g')) and total_minor is not distinct from $3
      and (kind = 'refund') = $4 and kind <> 'shipping' and order_key <> $5 and is_forward = $6
      and abs(extract(epoch from received_at - $7::timestamptz)) < ${FORWARD_DAYS} * 86400`;
  const values = [
    db.userId,
    mail.orderId,
    mail.totalMinor,
    mail.isRefund,
    mail.orderKey,
    !mail.isForward,
    mail.receivedAt,
  ];
  if (!mail.isForward) {
    await db.query(`update app.receipts set order_key = $5 where ${same}`, values);
    return mail.orderKey;
  }
  const [original] = await db.query<{ key: string }>(
    `select order_key as key from app.receipts where ${same} order by received_at, id limit 1`,
    values,
  );
  return original?.key ?? mail.orderKey;
}

/** Puts a receipt behind the one that stands for the purchase; its rows go on with that one. */
export async function mergeInto(db: UserDb, mail: StoredOrderMail, leadingId: Uuid): Promise<void> {
  await db.query(
    `update app.receipts set state = 'merged', merged_into = $3 where user_id = $1 and id = $2`,
    [db.userId, mail.id, leadingId],
  );
  const moved = await db.query<{ id: Uuid }>(
    `update app.receipt_matches m set receipt_id = $3 where m.user_id = $1 and m.receipt_id = $2 and m.state in ('matched', 'declined')
        and not exists (select from app.receipt_matches o where o.user_id = $1 and o.receipt_id = $3 and (o.transaction_id = m.transaction_id or (o.state = 'matched' and m.state = 'matched')))
      returning transaction_id as id`,
    [db.userId, mail.id, leadingId],
  );
  const left = await db.query<{ id: Uuid }>(
    'delete from app.receipt_matches where user_id = $1 and receipt_id = $2 returning transaction_id as id',
    [db.userId, mail.id],
  );
  await db.query(
    `delete from app.review_items where user_id = $1 and receipt_id = $2 and state = 'waiting'`,
    [db.userId, mail.id],
  );
  await db.query(
    `update app.messages set state = 'processed', reason = $3 where user_id = $1 and id = $2 and not has_user_verdict and state in ('processed', 'needs_review')`,
    [db.userId, mail.messageId, REPEATED],
  );
  await refreshReceiptMarks(
    db,
    [...moved, ...left].map((row) => row.id),
  );
}

/** Makes a receipt that stood behind another one stand for the purchase itself. */
export async function promote(db: UserDb, mail: StoredOrderMail, reviewId: Uuid): Promise<void> {
  await db.query(`update app.receipts set state = $3, merged_into = null where user_id = $1 and id = $2`, [
    db.userId,
    mail.id,
    mail.isSure ? 'accepted' : 'proposed',
  ]);
  if (mail.isSure) {
    await db.query(
      `update app.messages set reason = 'It stands for this purchase.' where user_id = $1 and id = $2 and reason = $3`,
      [db.userId, mail.messageId, REPEATED],
    );
    return;
  }
  const reason = 'It tells of a purchase, but we are not sure of it.';
  await db.query(
    `update app.messages set state = 'needs_review', reason = $3 where user_id = $1 and id = $2 and not has_user_verdict`,
    [db.userId, mail.messageId, reason],
  );
  await db.query(
    `insert into app.review_items (user_id, id, receipt_id, reason, confidence, state) values ($1, $2, $3, $4, $5, 'waiting')
     on conflict (user_id, receipt_id) do nothing`,
    [db.userId, reviewId, mail.id, reason, mail.confidence],
  );
}
