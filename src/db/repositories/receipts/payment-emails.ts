import type { PayableEmail } from '#domain/receipts/pair-payments.ts';
import { pairPayments } from '#domain/receipts/pair-payments.ts';
import type { UserDb } from '../../pool.ts';

/** SQL expression: last digits of the card of receipt `r`, from the receipt or from another email of the purchase. */
export const PAID_CARD = `coalesce(r.card_last4, (select p.card_last4 from app.receipts p
    where p.user_id = $1 and p.order_key = r.order_key and p.merged_into = r.id and p.card_last4 is not null
    order by p.received_at, p.id limit 1))`;

interface StoredEmail extends PayableEmail {
  readonly isSandbox: boolean;
  /** The stored order key. */
  readonly storedKey: string;
}

/**
 * Assigns emails of payment services to the purchases that they repeat, and restores their own keys if they no longer
 * repeat one. Considers all emails with the amounts of these keys, so that the result does not depend on the order of
 * arrival. Returns the keys whose emails changed.
 */
export async function resolvePaymentEmails(db: UserDb, orderKeys: readonly string[]): Promise<string[]> {
  if (orderKeys.length === 0) return [];
  const emails = await listPayable(db, orderKeys);
  const paired = new Map(
    [false, true].flatMap((isSandbox) => [
      ...pairPayments(emails.filter((email) => email.isSandbox === isSandbox)),
    ]),
  );
  const changed = emails.flatMap(({ id, orderKey, storedKey }) => {
    const key = paired.get(id) ?? orderKey;
    return key === storedKey ? [] : [{ id, key, storedKey }];
  });
  if (changed.length === 0) return [];
  await db.query(
    `update app.receipts r set own_order_key = coalesce(r.own_order_key, r.order_key), order_key = n.key
       from unnest($2::uuid[], $3::text[]) as n(id, key) where r.user_id = $1 and r.id = n.id`,
    [db.userId, changed.map(({ id }) => id), changed.map(({ key }) => key)],
  );
  return changed.flatMap(({ key, storedKey }) => [key, storedKey]);
}

/** Emails about purchases and refunds with the amounts of these keys, except those that the user detached. */
async function listPayable(db: UserDb, orderKeys: readonly string[]): Promise<StoredEmail[]> {
  const rows = await db.query<Omit<StoredEmail, 'receivedAt'> & { readonly receivedAt: Date }>(
    `with amounts as (
       select distinct coalesce(charged_minor, total_minor) as amount, currency from app.receipts
        where user_id = $1 and order_key = any($2::text[]) and currency is not null
          and coalesce(charged_minor, total_minor) > 0)
     select r.id, coalesce(r.own_order_key, r.order_key) as "orderKey", r.order_key as "storedKey",
       r.kind = 'refund' as "isRefund", r.merchant,
            array(select l.name from app.receipt_line_items l where l.user_id = $1 and l.receipt_id = r.id
              order by l.position) as items,
            r.from_domain as "fromDomain", r.received_at as "receivedAt", a.amount as "amountMinor", r.currency,
              r.is_sandbox as "isSandbox"
       from app.receipts r join amounts a on a.amount = coalesce(r.charged_minor, r.total_minor)
         and a.currency = r.currency
      where r.user_id = $1 and r.order_key is not null and r.state <> 'rejected' and r.kind <> 'shipping'
        and not r.is_forward
        and not exists (select from app.messages m where m.user_id = $1 and m.id = r.message_id
          and m.stands_alone)`,
    [db.userId, orderKeys],
  );
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.getTime() }));
}
