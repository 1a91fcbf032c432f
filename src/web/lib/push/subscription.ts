import { texts } from '../../texts/en/notifications.ts';
import { write } from '../api-client.ts';
import { WORKER } from '../offline/register-worker.ts';

/** Whether this browser supports push messages and has permission. */
export type PushPermission = 'unsupported' | 'ask' | 'denied' | 'granted';

export function pushPermission(): PushPermission {
  const isMissing = typeof PushManager === 'undefined' || typeof Notification === 'undefined';
  if (isMissing || !('serviceWorker' in navigator)) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission;
}

/** Requests permission and subscribes this browser. Returns the resulting permission. */
export async function subscribeThisBrowser(
  key: string,
): Promise<{ readonly permission: PushPermission; readonly isSubscribed: boolean }> {
  if (pushPermission() === 'unsupported') return { permission: 'unsupported', isSubscribed: false };
  const answer = await Notification.requestPermission();
  const permission = answer === 'default' ? 'ask' : answer;
  if (permission !== 'granted') return { permission, isSubscribed: false };
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const subscription =
    known ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('The browser returned no push keys.');
  await write('createPushDevice', { body: { endpoint, keys: { p256dh, auth }, name: browserName() } });
  return { permission, isSubscribed: true };
}

/** Removes a device; if it is this browser, also ends its subscription. */
export async function removeDevice(deviceId: string, isThis: boolean): Promise<void> {
  await write('deletePushDevice', { params: { deviceId } });
  if (isThis) await (await ownSubscription())?.unsubscribe();
}

/** Hash that identifies this browser in the device list; null if it isn't subscribed. */
export async function currentEndpointHash(): Promise<string | null> {
  const subscription = await ownSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushPermission() === 'unsupported') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Display name of this browser. */
function browserName(): string {
  const agent = navigator.userAgent;
  const { browsers, systems, unknown } = texts.push;
  const browser = browsers.find(([sign]) => agent.includes(sign))?.[1] ?? unknown;
  const system = systems.find((name) => agent.includes(name));
  return system ? `${browser} (${system})` : browser;
}
