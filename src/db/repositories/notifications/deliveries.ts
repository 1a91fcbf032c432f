import type { Notice } from '#domain/notifications/notice.ts';
import type { Channel, SkipReason } from '#domain/notifications/plan-delivery.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';

/** An unsent delivery with its notification. */
export interface OpenDelivery {
  readonly notificationId: Uuid;
  readonly channel: Channel;
  readonly deviceId: Uuid;
  readonly state: 'waiting' | 'sending';
  readonly batchId: Uuid | null;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly notice: Notice;
  readonly isSandbox: boolean;
  readonly isWithdrawn: boolean;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

/** Serializes the senders of a user until the transaction ends. */
export async function lockDeliveries(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('notify|' || $1::text, 0))", [db.userId]);
}

/** Deliveries that are waiting or being sent, oldest first. */
export async function listOpenDeliveries(db: UserDb): Promise<OpenDelivery[]> {
  return db.query<OpenDelivery>(
    `select d.notification_id as "notificationId", d.channel, d.device_id as "deviceId", d.state,
       d.batch_id as "batchId", d.attempts, d.next_at as "nextAt", n.details as notice,
       n.is_sandbox as "isSandbox", n.withdrawn_at is not null as "isWithdrawn", n.read_at is not null as "isRead",
       n.created_at as "createdAt"
       from app.notification_deliveries d
       join app.notifications n on n.user_id = $1 and n.id = d.notification_id
      where d.user_id = $1 and d.state in ('waiting', 'sending') order by n.created_at, n.id limit 500`,
    [db.userId],
  );
}

/** The key of a delivery. */
export type DeliveryKey = Pick<OpenDelivery, 'notificationId' | 'channel' | 'deviceId'>;

/** The new state of deliveries. */
export interface DeliveryChange {
  readonly state: 'sending' | 'sent' | 'skipped' | 'failed';
  readonly reason?: SkipReason | 'unverified' | 'not_configured' | 'device_gone' | 'refused';
  readonly batchId?: Uuid;
  /** When a delivery that is being sent can be retried. */
  readonly nextAt?: Date;
  readonly now: Date;
}

/** Updates open deliveries. Returns how many were still open. */
export async function updateDeliveries(
  db: UserDb,
  keys: readonly DeliveryKey[],
  change: DeliveryChange,
): Promise<number> {
  if (keys.length === 0) return 0;
  const changed = await db.query(
    `update app.notification_deliveries d set state = $3, reason = $4, batch_id = coalesce($5, d.batch_id),
       attempts = d.attempts + case when $3 = 'sending' then 1 else 0 end, next_at = $6,
       settled_at = case when $3 = 'sending' then null else $7::timestamptz end
       from jsonb_to_recordset($2::jsonb) as k("notificationId" uuid, channel text, "deviceId" uuid)
      where d.user_id = $1 and d.notification_id = k."notificationId" and d.channel = k.channel
        and d.device_id = k."deviceId" and d.state in ('waiting', 'sending') returning 1`,
    [
      db.userId,
      storableJson(
        keys.map(({ notificationId, channel, deviceId }) => ({ notificationId, channel, deviceId })),
      ),
      change.state,
      change.reason ?? null,
      change.batchId ?? null,
      change.nextAt ?? null,
      change.now,
    ],
  );
  return changed.length;
}
