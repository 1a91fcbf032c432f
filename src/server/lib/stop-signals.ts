import process from 'node:process';

/** Terminals and service managers signal the whole process group, and the parent forwards the signal as well. */
const SAME_SIGNAL_MS = 1_000;

/** Stops the product gracefully on the first stop signal; a later signal doesn't wait for running requests. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
        return;
      }
      stoppingSince = performance.now();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
