import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/notifications.ts';
import { write } from '../api-client.ts';

/** Whether this browser can take push messages, and may. */
export type PushPermission = 'unsupported' | 'ask' | 'denied' | 'granted';

export function pushPermission(): PushPermission {
  const isMissing = typeof PushManager === 'undefined' || typeof Notification === 'undefined';
  if (isMissing || !('serviceWorker' in navigator)) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission;
}

/** Asks the browser for its permission and has messages sent to it. Gives what the user or the browser said. */
export async function subscribeThisBrowser(
  key: string,
): Promise<{ readonly permission: PushPermission; readonly isSubscribed: boolean }> {
  if (pushPermission() === 'unsupported') return { permission: 'unsupported', isSubscribed: false };
  await Notification.requestPermission();
  const permission = pushPermission();
  if (permission !== 'granted') return { permission, isSubscribed: false };
  const worker = await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const subscription =
    known ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('the browser gave no keys');
  await write('createPushDevice', { body: { endpoint, keys: { p256dh, auth }, name: browserName() } });
  return { permission, isSubscribed: true };
}

/** Ends the subscription of this browser; the server forgets its devices. */
export async function unsubscribeThisBrowser(
  devices: ResponseOf<'getAlertSettings'>['devices'],
): Promise<void> {
  for (const { id } of devices) await write('deletePushDevice', { params: { deviceId: id } });
  if (pushPermission() === 'unsupported') return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** How the user knows this browser in a list. */
function browserName(): string {
  const agent = navigator.userAgent;
  const { browsers, systems, unknown } = texts.push;
  const browser = browsers.find(([sign]) => agent.includes(sign))?.[1] ?? unknown;
  const system = systems.find((name) => agent.includes(name));
  return system ? `${browser} (${system})` : browser;
}
