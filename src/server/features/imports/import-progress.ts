import type { ImportStep } from '#contract/events.ts';
import type { Services } from '../../lib/services.ts';

/** Fewer transactions than this are done before anyone could read how far they are. */
const TRANSACTIONS_MIN = 5_000;

/** Tells the user's screens how far a large file is; `total` 0: not known yet. Never fails, never waits. */
export function importProgress(services: Services, userId: string) {
  return (step: ImportStep, done: number, total: number): void => {
    if (step !== 'reading' && total < TRANSACTIONS_MIN) return;
    services.events.publish(userId, { kind: 'import', step, done, total }).catch(() => undefined);
  };
}
