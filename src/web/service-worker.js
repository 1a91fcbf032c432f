// Caches the page and its code for offline use. Never caches API responses.

/** Written by the build: the entry, the screens available offline, and the files named in the page's head. */
const SHELL = [];
/** The sign-in code: the one of the two that the page names. */
const IDENTITIES = { local: [], hosted: [] };
const PAGE = '/';
const KEPT_VERSIONS = 2;
const PREFIX = 'fettle-shell-';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(networkFirst(request, url.pathname));
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (!title) return;
  // A resent notification has the same tag and replaces the first.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: { url }, icon: '/icon-192.png' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? '/dashboard'));
});

/** Opens the URL in an existing window, otherwise in a new one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return self.clients.openWindow(url.href);
  await open.focus();
  await open.navigate(url.href);
}

async function keepShell() {
  const cache = await caches.open(await versionName());
  const page = await (await fetch(PAGE)).text();
  const identity = page.includes('name="fettle-identity"') ? IDENTITIES.hosted : IDENTITIES.local;
  await cache.addAll([PAGE, ...SHELL, ...identity]);
}

/** A name that changes with the files, so that each build has its own cache. */
async function versionName() {
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode([...SHELL, ...IDENTITIES.local, ...IDENTITIES.hosted].join('\n')),
  );
  const hash = [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'));
  return PREFIX + hash.join('');
}

/** Keeps the previous version's cache, because open pages may still request its code. */
async function dropOldVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, -KEPT_VERSIONS).map((name) => caches.delete(name)));
}

/** Hashed files never change, so the cached one is valid. */
async function cacheFirst(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(await versionName());
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

/** Network first; falls back to the cache, preferring this version's. */
async function networkFirst(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const own = await caches.open(await versionName());
    const kept = (await own.match(name)) ?? (await caches.match(name));
    if (kept) return kept;
    throw error;
  }
}
