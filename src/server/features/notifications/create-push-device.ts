import { createHash } from 'node:crypto';
import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { deviceContext, listDevices, upsertDevice } from '#db/repositories/notifications/devices.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { announce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

/** Browsers per user; each message goes to all of them. */
const DEVICES_MAX = 10;

/** Subscribes a browser to push messages, or renews its subscription. */
export async function createPushDevice(
  services: Services,
  userId: string,
  { endpoint, keys, name }: BodyOf<'createPushDevice'>,
): Promise<ResponseOf<'createPushDevice'>> {
  if (!services.push?.allows(endpoint)) throw new Fault('NotConfigured');
  const id = services.ids.next();
  const subscription = JSON.stringify({ endpoint, keys });
  const endpointHash = createHash('sha256').update(endpoint).digest();
  await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    const others = (await listDevices(db)).filter((device) => !device.endpointHash.equals(endpointHash));
    if (others.length >= DEVICES_MAX) throw new Fault('Conflict');
    await upsertDevice(db, {
      ...{ id, name, createdAt: services.clock.now() },
      endpointHash,
      subscriptionSealed: services.secretBox.seal(subscription, deviceContext(userId, id)),
    });
  });
  await announce(services, userId, 'notificationsChanged');
  return { deviceId: toWire('device', id) };
}
