import { z } from 'zod';
import { NOTICE_KINDS } from '#domain/notifications/notice.ts';
import { endpoint } from '../endpoint.ts';
import { amountMinor, currency, done, environment, instant, wireId } from '../values.ts';

const noticeKind = z.enum(NOTICE_KINDS);

const notification = z.object({
  id: wireId('notification'),
  kind: noticeKind,
  title: z.string(),
  detail: z.string(),
  amountMinor: amountMinor.nullable(),
  currency: currency.nullable(),
  /** Path within the app where the user can act on it. */
  href: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
  isMuted: z.boolean(),
});

export const listNotifications = endpoint('listNotifications', {
  summary: 'List the newest notifications, and count the unread ones',
  access: 'user',
  rate: 'read',
  response: z.object({
    /** Number of unread notifications of kinds that are not muted. */
    unread: z.int(),
    notifications: z.array(notification),
    environment,
  }),
  errors: [],
});

export const readNotifications = endpoint('readNotifications', {
  summary: 'Mark notifications as read: those named, or all',
  access: 'user',
  rate: 'write',
  body: z.strictObject({ ids: z.array(wireId('notification')).max(200).optional() }),
  response: done,
  errors: ['NotFound'],
});

export const muteNotifications = endpoint('muteNotifications', {
  summary: 'Mute a kind of notification, or turn it back on',
  access: 'user',
  rate: 'write',
  body: z.strictObject({ kind: noticeKind, isMuted: z.boolean() }),
  response: done,
  errors: [],
});

const minute = z.int().min(0).max(1439);
const quietHours = z.strictObject({ fromMinute: minute, toMinute: minute });
const AMOUNT_MAX = 1_000_000_000_000;

export const getAlertSettings = endpoint('getAlertSettings', {
  summary: 'Get quiet hours, alert thresholds, muted kinds and whether emails can reach the user',
  access: 'user',
  rate: 'read',
  response: z.object({
    quietHours: quietHours.nullable(),
    timeZone: z.string(),
    currency,
    /** `setMinor` is the user's setting; if null, `ownMinor` applies, computed from their own transactions. */
    largeCharge: z.object({ setMinor: amountMinor.nullable(), ownMinor: amountMinor.nullable() }),
    lowBalance: z.object({ setMinor: amountMinor.nullable(), ownMinor: amountMinor.nullable() }),
    mutedKinds: z.array(noticeKind),
    email: z.enum(['ready', 'unverified', 'not_configured']),
    /** Public key for browser subscriptions; null if this server cannot send push messages. */
    pushKey: z.string().nullable(),
    devices: z.array(
      z.object({
        id: wireId('device'),
        name: z.string(),
        createdAt: instant,
        /** When a push service last accepted a message for it. */
        lastMessageAt: instant.nullable(),
        /** Base64 SHA-256 of its push endpoint, by which a browser identifies itself in the list. */
        endpointHash: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const updateAlertSettings = endpoint('updateAlertSettings', {
  summary: 'Replace quiet hours and alert thresholds',
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    quietHours: quietHours.nullable(),
    largeChargeMinor: amountMinor.min(1).max(AMOUNT_MAX).nullable(),
    lowBalanceMinor: amountMinor.min(0).max(AMOUNT_MAX).nullable(),
  }),
  response: done,
  errors: [],
});

export const createPushDevice = endpoint('createPushDevice', {
  summary: 'Have push messages sent to this browser',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({
    endpoint: z.url().max(2000),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(==)?$/),
    }),
    name: z.string().trim().min(1).max(80),
  }),
  response: z.object({ deviceId: wireId('device') }),
  errors: ['NotConfigured', 'Conflict'],
});

export const deletePushDevice = endpoint('deletePushDevice', {
  summary: 'Send no more push messages to a browser',
  access: 'user',
  rate: 'write',
  params: z.object({ deviceId: wireId('device') }),
  response: done,
  errors: [],
});

const unsubscribeQuery = z.strictObject({ token: z.string().min(1).max(1000) });

export const showUnsubscribe = endpoint('showUnsubscribe', {
  summary: 'Show the page of an email’s unsubscribe link; it changes nothing',
  access: 'public',
  rate: 'auth',
  query: unsubscribeQuery,
  response: z.unknown(),
  kind: 'page',
  errors: ['BadRequest'],
});

export const unsubscribe = endpoint('unsubscribe', {
  summary: 'Turn off the emails that the link came with (RFC 8058)',
  access: 'public',
  rate: 'auth',
  query: unsubscribeQuery,
  response: z.unknown(),
  kind: 'page',
  errors: ['BadRequest'],
});
