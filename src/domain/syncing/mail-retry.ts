/** What a run met that ended it; the words of the provider port. */
export type RunFailure = 'reauth' | 'busy' | 'unavailable' | 'other';

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS: Readonly<Record<Exclude<RunFailure, 'reauth'>, number>> = {
  busy: 2 * MINUTE_MS,
  unavailable: 5 * MINUTE_MS,
  other: 60 * MINUTE_MS,
};
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/**
 * How long to wait before the next attempt automatically, in milliseconds: doubling with every failure in a row, never
 * shorter than the provider asked for, six hours at most. Null when only the user can help.
 */
export function waitBeforeRetry(
  failure: RunFailure,
  failuresInARow: number,
  askedForMs: number | null,
): number | null {
  if (failure === 'reauth') return null;
  const doubled = FIRST_WAIT_MS[failure] * 2 ** Math.min(12, Math.max(0, failuresInARow - 1));
  return Math.max(Math.min(LONGEST_WAIT_MS, doubled), Math.min(LONGEST_WAIT_MS, askedForMs ?? 0));
}
