import { useSyncExternalStore } from 'react';
import { ROUTES } from '#contract/routes.ts';
import { FAILURE_EVENT, isFailure } from '../failure.ts';
import { apiBaseUrl } from '../http.ts';

/** `offline`: this device has no network; `silent`: it has one, but the server doesn't respond. */
export type Connection = 'good' | 'offline' | 'silent';

const PROBE_MS = 4_000;
const TIMEOUT_MS = 8_000;

let state: Connection = 'good';
let timer = 0;
let isProbing = false;
const listeners = new Set<() => void>();

/** Whether the server is reachable; checked every few seconds while it isn't. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('offline', probe);
    window.addEventListener('online', probe);
    window.addEventListener(FAILURE_EVENT, onFailure);
    if (!navigator.onLine) void probe();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearTimeout(timer);
    window.removeEventListener('offline', probe);
    window.removeEventListener('online', probe);
    window.removeEventListener(FAILURE_EVENT, onFailure);
  };
}

function onFailure(event: Event): void {
  if (event instanceof CustomEvent && isFailure(event.detail) && event.detail.status === 0) void probe();
}

async function probe(): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  window.clearTimeout(timer);
  const answers = await fetch(apiBaseUrl() + ROUTES.getConfig[1], {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );
  isProbing = false;
  change(answers ? 'good' : navigator.onLine ? 'silent' : 'offline');
  if (!answers && listeners.size > 0) timer = window.setTimeout(() => void probe(), PROBE_MS);
}

function change(next: Connection): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
