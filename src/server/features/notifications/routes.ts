import { deleteDevice } from '#db/repositories/notifications/devices.ts';
import { updateMutedKind } from '#db/repositories/notifications/settings.ts';
import type { Handlers } from '../../http/call.ts';
import { announce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { getAlertSettings, updateAlertSettings } from './alert-settings.ts';
import { createPushDevice } from './create-push-device.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** Handlers for notifications. */
export function notificationRoutes(services: Services) {
  const { db } = services;
  return {
    listNotifications: ({ userId }) => listNotifications(services, userId),
    readNotifications: ({ userId, body }) => markNotificationsRead(services, userId, body),
    muteNotifications: async ({ userId, body }) => {
      await db.withUser(userId, (user) => updateMutedKind(user, body.kind, body.isMuted));
      await announce(services, userId, 'notificationsChanged');
      return { done: true };
    },
    getAlertSettings: ({ userId }) => getAlertSettings(services, userId),
    updateAlertSettings: async ({ userId, body }) => {
      await updateAlertSettings(services, userId, body);
      await announce(services, userId, 'notificationsChanged');
      return { done: true };
    },
    createPushDevice: ({ userId, body }) => createPushDevice(services, userId, body),
    deletePushDevice: async ({ userId, params }) => {
      const id = fromWire(params.deviceId);
      if (!(await db.withUser(userId, (user) => deleteDevice(user, id)))) throw notFound();
      await announce(services, userId, 'notificationsChanged');
      return { done: true };
    },
    showUnsubscribe: async ({ query }) => showUnsubscribe(services, query.token),
    unsubscribe: ({ query }) => unsubscribe(services, query.token),
  } satisfies Partial<Handlers>;
}
