import { LANGUAGE } from '../../texts/en/locale.ts';

const AFTER_MS = 3_000;

/** The worker of this page's language; one takes the place of the other. */
export const WORKER = `/service-worker.${LANGUAGE}.js`;

/** Has the shell kept for times without a network, when the page has nothing else to do. */
export function registerWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const timer = window.setTimeout(() => {
    navigator.serviceWorker.register(WORKER).catch((error: unknown) => {
      console.error('The pages could not be kept for times without a network:', error);
    });
  }, AFTER_MS);
  return () => window.clearTimeout(timer);
}
