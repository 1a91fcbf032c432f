import process from 'node:process';

/** A terminal or a service manager signals every process of the group, and whoever started us passes it on as well. */
const SAME_SIGNAL_MS = 1_000;

/** Stops the product at the first stop signal and ends the process; a later one does not wait for running calls. */
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
