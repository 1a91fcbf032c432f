import { z } from 'zod';
import type { UserDb } from '#db/pool.ts';
import { type OpenDelivery, updateDeliveries } from '#db/repositories/notifications/deliveries.ts';
import {
  deleteDevice,
  deviceContext,
  listDevices,
  markDeviceReached,
} from '#db/repositories/notifications/devices.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import type { Language } from '#domain/people/language.ts';
import type { PushSubscription } from '#ports/push-out.ts';
import { noticeHref } from '../../lib/notifications/notice-href.ts';
import type { Services } from '../../lib/services.ts';
import { noticeWordsOutside } from '../../texts/notice-words.ts';
import { textsOf } from '../../texts/texts.ts';

type PushServices = Pick<Services, 'db' | 'clock' | 'ids' | 'secretBox' | 'push'>;

/** One message to one device, claimed by this sender. */
export interface ClaimedPush {
  readonly deviceId: string;
  readonly subscription: PushSubscription;
  readonly deliveries: readonly OpenDelivery[];
  /** The user's language. */
  readonly language: Language;
}

const LEASE_MS = 60_000;
const ATTEMPTS_MAX = 6;
const subscriptionShape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Claims due push deliveries before anything is sent, grouped into one message per device. */
export async function claimPushes(
  services: PushServices,
  db: UserDb,
  due: readonly OpenDelivery[],
): Promise<ClaimedPush[]> {
  const now = services.clock.now();
  const pushes = due.filter(({ channel }) => channel === 'push');
  if (pushes.length === 0) return [];
  const devices = services.push ? await listDevices(db) : [];
  const byDevice = new Map(devices.map((device) => [device.id, device]));
  const orphaned = pushes.filter(({ deviceId }) => !byDevice.has(deviceId));
  await updateDeliveries(db, orphaned, { state: 'skipped', reason: 'device_gone', now });
  const language = await getLanguage(db);
  const claimed: ClaimedPush[] = [];
  for (const [deviceId, deliveries] of Map.groupBy(pushes, (push) => push.deviceId)) {
    const device = byDevice.get(deviceId);
    if (!device) continue;
    await updateDeliveries(db, deliveries, { state: 'sending', nextAt: leaseEnd(now), now });
    const opened = services.secretBox.open(device.subscriptionSealed, deviceContext(db.userId, deviceId));
    const subscription = subscriptionShape.parse(JSON.parse(opened));
    claimed.push({ deviceId, subscription, deliveries, language });
  }
  return claimed;
}

/**
 * Sends a claimed message and records the outcome. After a crash in between it is sent again with the same topic and
 * tag, so that push service and browser show only one.
 */
export async function sendPush(services: PushServices, userId: string, push: ClaimedPush): Promise<void> {
  const { deviceId, deliveries, subscription, language } = push;
  const message = buildPushMessage(deliveries, language);
  const outcome = (await services.push?.send(subscription, message)) ?? 'refused';
  const now = services.clock.now();
  const isOver = deliveries.some(({ attempts }) => attempts + 1 >= ATTEMPTS_MAX);
  await services.db.withUser(userId, async (db) => {
    if (outcome === 'taken') {
      await updateDeliveries(db, deliveries, { state: 'sent', now });
      await markDeviceReached(db, deviceId, now);
    } else if (outcome === 'gone') {
      await updateDeliveries(db, deliveries, { state: 'failed', reason: 'device_gone', now });
      await deleteDevice(db, deviceId);
    } else if (outcome === 'refused' || isOver) {
      await updateDeliveries(db, deliveries, { state: 'failed', reason: 'refused', now });
    }
  });
}

/** One notification in full, several as a count; item names are never included. */
function buildPushMessage(
  deliveries: readonly OpenDelivery[],
  language: Language,
): { readonly payload: string; readonly topic: string } {
  const [first] = deliveries;
  const tag = (first?.notificationId ?? '').replaceAll('-', '');
  const words = first
    ? noticeWordsOutside(first.notice, textsOf(language), language)
    : { title: '', detail: '' };
  const payload =
    first && deliveries.length === 1
      ? { title: words.title, body: words.detail, url: noticeHref(first.notice, null), tag }
      : {
          title: textsOf(language).emails.moreThanOne(deliveries.length),
          body: words.title,
          url: '/dashboard',
          tag,
        };
  return { payload: JSON.stringify(payload), topic: tag };
}
