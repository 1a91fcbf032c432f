const AFTER_MS = 3_000;

/** Has the shell kept for times without a network, when the page has nothing else to do. */
export function registerWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const timer = window.setTimeout(() => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.error('The pages could not be kept for times without a network:', error);
    });
  }, AFTER_MS);
  return () => window.clearTimeout(timer);
}
