import { deleteDevice } from '#db/repositories/notifications/devices.ts';
import { hasNotifications, markRead } from '#db/repositories/notifications/notifications.ts';
import { saveMutedKind } from '#db/repositories/notifications/settings.ts';
import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { addDevice } from './add-device.ts';
import { getAlertSettings, updateAlertSettings } from './alert-settings.ts';
import { listNotifications } from './list-notifications.ts';
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** Calls about notifications. */
export function notificationRoutes(services: Services) {
  const { db, clock, events } = services;
  return {
    listNotifications: ({ userId }) => listNotifications(services, userId),
    readNotifications: async ({ userId, body }) => {
      const now = clock.now();
      const changed = await db.withUser(userId, async (user) => {
        const { isSandbox } = await readScope(user, undefined, now);
        const ids = body.ids?.map(fromWire) ?? null;
        if (ids && !(await hasNotifications(user, ids))) throw notFound();
        return markRead(user, { isSandbox, ids }, now);
      });
      if (changed > 0) await events.publish(userId, { kind: 'changed', fact: 'notificationsRead' });
      return { done: true };
    },
    muteNotifications: async ({ userId, body }) => {
      await db.withUser(userId, (user) => saveMutedKind(user, body.kind, body.isMuted));
      await events.publish(userId, { kind: 'changed', fact: 'notificationsChanged' });
      return { done: true };
    },
    getAlertSettings: ({ userId }) => getAlertSettings(services, userId),
    updateAlertSettings: async ({ userId, body }) => {
      await updateAlertSettings(services, userId, body);
      return { done: true };
    },
    createPushDevice: ({ userId, body }) => addDevice(services, userId, body),
    deletePushDevice: async ({ userId, params }) => {
      const id = fromWire(params.deviceId);
      if (!(await db.withUser(userId, (user) => deleteDevice(user, id)))) throw notFound();
      await events.publish(userId, { kind: 'changed', fact: 'notificationsChanged' });
      return { done: true };
    },
    showUnsubscribe: async ({ query }) => showUnsubscribe(services, query.token),
    unsubscribe: ({ query }) => unsubscribe(services, query.token),
  } satisfies Partial<Handlers>;
}
