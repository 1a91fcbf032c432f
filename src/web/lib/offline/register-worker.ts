import { LANGUAGE } from '../../texts/en/locale.ts';

const AFTER_MS = 3_000;

/** The service worker of the page's language; it replaces the one of another language. */
export const WORKER = `/service-worker.${LANGUAGE}.js`;

/** Registers the service worker, which caches the app shell for offline use, once the page is idle. */
export function registerWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const timer = window.setTimeout(() => {
    navigator.serviceWorker.register(WORKER).catch((error: unknown) => {
      console.error('Failed to register the service worker:', error);
    });
  }, AFTER_MS);
  return () => window.clearTimeout(timer);
}
