import type { ImportStep } from '#contract/events.ts';
import type { Services } from '../../lib/services.ts';

/** Smaller files finish before anyone could read their progress. */
const TRANSACTIONS_MIN = 5_000;

/**
 * Publishes the progress of a large file to the user's screens; `total` 0 means unknown. Never throws and never waits.
 */
export function createProgressReporter(services: Services, userId: string) {
  return (step: ImportStep, done: number, total: number): void => {
    if (step !== 'reading' && total < TRANSACTIONS_MIN) return;
    services.events.publish(userId, { kind: 'import', step, done, total }).catch(() => undefined);
  };
}
