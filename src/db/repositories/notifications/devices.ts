import type { UserDb, Uuid } from '../../pool.ts';

/** Encryption context of the push subscription of a device. */
export function deviceContext(userId: Uuid, deviceId: Uuid): string {
  return `${userId}|push_devices|${deviceId}|subscription`;
}

/** A browser that receives push messages. */
export interface PushDevice {
  readonly id: Uuid;
  readonly name: string;
  readonly createdAt: Date;
  /** When a push service last accepted a message for it. */
  readonly lastSentAt: Date | null;
  readonly endpointHash: Buffer;
  readonly subscriptionSealed: Buffer;
}

/** The user's devices, oldest first. */
export async function listDevices(db: UserDb): Promise<PushDevice[]> {
  return db.query<PushDevice>(
    `select id, name, created_at as "createdAt", last_sent_at as "lastSentAt", endpoint_hash as "endpointHash",
       subscription_sealed as "subscriptionSealed" from app.push_devices where user_id = $1 order by created_at, id`,
    [db.userId],
  );
}

/** Adds a device, or updates one that subscribed before. */
export async function upsertDevice(db: UserDb, device: Omit<PushDevice, 'lastSentAt'>): Promise<void> {
  await db.query('delete from app.push_devices where user_id = $1 and endpoint_hash = $2', [
    db.userId,
    device.endpointHash,
  ]);
  await db.query(
    `insert into app.push_devices (user_id, id, name, created_at, endpoint_hash, subscription_sealed)
     values ($1, $2, $3, $4, $5, $6)`,
    [db.userId, device.id, device.name, device.createdAt, device.endpointHash, device.subscriptionSealed],
  );
}

/** Deletes a device. Returns false if there is none. */
export async function deleteDevice(db: UserDb, id: Uuid): Promise<boolean> {
  const gone = await db.query('delete from app.push_devices where user_id = $1 and id = $2 returning 1', [
    db.userId,
    id,
  ]);
  return gone.length > 0;
}

/** Records that a push service accepted a message for the device. */
export async function markDeviceReached(db: UserDb, id: Uuid, now: Date): Promise<void> {
  await db.query('update app.push_devices set last_sent_at = $3 where user_id = $1 and id = $2', [
    db.userId,
    id,
    now,
  ]);
}
