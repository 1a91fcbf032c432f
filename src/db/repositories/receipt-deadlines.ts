import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { DeadlineKind } from '#domain/ledger/history.ts';
import type { DeadlineFacts } from '#domain/receipts/purchase-deadlines.ts';
import type { UserDb, Uuid } from '../pool.ts';

/** Deadlines that the user set for the purchase of receipt `r`, as JSON by kind. */
export const OWN_DEADLINES = `coalesce((select jsonb_object_agg(c.kind, c.until_on) from app.receipt_deadlines c
  where c.user_id = $1 and c.message_id = r.message_id), '{}')`;

/** The facts that determine the deadlines of purchases, by message. */
export async function listDeadlineFacts(
  db: UserDb,
  messageIds: readonly Uuid[],
): Promise<Map<Uuid, DeadlineFacts>> {
  const rows = await db.query<DeadlineFacts & { messageId: Uuid }>(
    `select r.message_id as "messageId", r.kind, r.merchant_key as "merchantKey", r.order_id as "orderId",
      r.purchased_on as "purchasedOn",
            (select max(p.purchased_on) from app.receipts p where p.user_id = $1
              and p.merchant_key = r.merchant_key and p.order_id = r.order_id
               and p.kind = 'shipping') as "parcelOn", ${OWN_DEADLINES} as "userDeadlines"
       from app.receipts r where r.user_id = $1 and r.message_id = any($2::uuid[])`,
    [db.userId, messageIds],
  );
  return new Map(rows.map(({ messageId, ...facts }) => [messageId, facts]));
}

/** Sets the last day of a deadline (null: none), or removes the user's setting so that the shop's policy applies. */
export async function saveDeadline(
  db: UserDb,
  messageId: Uuid,
  clock: DeadlineKind,
  untilOn: CivilDate | 'rule' | null,
): Promise<void> {
  if (untilOn === 'rule')
    await db.query('delete from app.receipt_deadlines where user_id = $1 and message_id = $2 and kind = $3', [
      db.userId,
      messageId,
      clock,
    ]);
  else
    await db.query(
      `insert into app.receipt_deadlines (user_id, message_id, kind, until_on) values ($1, $2, $3, $4)
       on conflict (user_id, message_id, kind) do update set until_on = excluded.until_on`,
      [db.userId, messageId, clock, untilOn],
    );
}

/** Deletes the deadlines that the user set for the purchases of messages. */
export async function deleteDeadlines(db: UserDb, messageIds: readonly Uuid[]): Promise<void> {
  await db.query('delete from app.receipt_deadlines where user_id = $1 and message_id = any($2::uuid[])', [
    db.userId,
    messageIds,
  ]);
}
