import type { UserDb, Uuid } from '../../pool.ts';

/** A promised refund, stored by its message. */
export interface NewPromisedRefund {
  readonly messageId: Uuid;
  readonly merchant: string | null;
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly promisedOn: string;
  readonly dueOn: string | null;
  readonly currency: string | null;
  readonly totalMinor: number | null;
  readonly evidenceSealed: Uint8Array;
  readonly isSandbox: boolean;
}

/** Deletes the promised refunds of messages. */
export async function deletePromisedRefunds(db: UserDb, messageIds: readonly Uuid[]): Promise<void> {
  await db.query('delete from app.promised_refunds where user_id = $1 and message_id = any($2::uuid[])', [
    db.userId,
    messageIds,
  ]);
}

export async function insertPromisedRefunds(
  db: UserDb,
  promises: readonly NewPromisedRefund[],
): Promise<void> {
  if (promises.length === 0) return;
  await db.query(
    `insert into app.promised_refunds (user_id, message_id, merchant, merchant_key, order_id, promised_on, due_on,
      currency, total_minor,
       evidence_sealed, is_sandbox)
     select own.user_id, n.*
       from app.profiles own,
         unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::date[], $7::date[], $8::text[],
       $9::bigint[], $10::bytea[], $11::boolean[]) n
      where own.user_id = $1`,
    [
      db.userId,
      promises.map((promise) => promise.messageId),
      promises.map((promise) => promise.merchant),
      promises.map((promise) => promise.merchantKey),
      promises.map((promise) => promise.orderId),
      promises.map((promise) => promise.promisedOn),
      promises.map((promise) => promise.dueOn),
      promises.map((promise) => promise.currency),
      promises.map((promise) => promise.totalMinor),
      promises.map((promise) => promise.evidenceSealed),
      promises.map((promise) => promise.isSandbox),
    ],
  );
}

/** Renames the merchants of promised refunds. */
export async function renamePromisedRefunds(
  db: UserDb,
  renamings: readonly { readonly from: string; readonly to: string; readonly key: string }[],
): Promise<void> {
  await db.query(
    `update app.promised_refunds p set merchant = n.given, merchant_key = n.key
       from unnest($2::text[], $3::text[], $4::text[]) as n(known, given, key)
      where p.user_id = $1 and p.merchant = n.known`,
    [
      db.userId,
      renamings.map(({ from }) => from),
      renamings.map(({ to }) => to),
      renamings.map(({ key }) => key),
    ],
  );
}
