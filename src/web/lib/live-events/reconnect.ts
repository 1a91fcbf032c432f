const RETRY_FIRST_MS = 1_000;
const RETRY_LAST_MS = 30_000;

/** Calls `listen` again whenever it ends, until it returns true or the signal is aborted. */
export async function reconnect(listen: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  let delayMs = RETRY_FIRST_MS;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const isOver = await listen();
    if (isOver || signal.aborted) return;
    // The server ends healthy streams, too; only those that end early are delayed further.
    if (performance.now() - startedAt > RETRY_LAST_MS) delayMs = RETRY_FIRST_MS;
    await pause(delayMs, signal);
    delayMs = Math.min(RETRY_LAST_MS, delayMs * 2);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
