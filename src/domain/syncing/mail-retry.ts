/** Failure that ended a run, in terms of the provider port. */
export type RunFailure = 'reauth' | 'busy' | 'unavailable' | 'other';

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS: Readonly<Record<Exclude<RunFailure, 'reauth'>, number>> = {
  busy: 2 * MINUTE_MS,
  unavailable: 5 * MINUTE_MS,
  other: 60 * MINUTE_MS,
};
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/**
 * Computes the delay before the next automatic attempt, in milliseconds: doubled with every consecutive failure, at
 * least as long as the provider requested, at most six hours. Null if only the user can resolve the failure.
 */
export function computeRetryDelay(
  failure: RunFailure,
  failuresInARow: number,
  askedForMs: number | null,
): number | null {
  if (failure === 'reauth') return null;
  const doubled = FIRST_WAIT_MS[failure] * 2 ** Math.min(12, Math.max(0, failuresInARow - 1));
  return Math.max(Math.min(LONGEST_WAIT_MS, doubled), Math.min(LONGEST_WAIT_MS, askedForMs ?? 0));
}
