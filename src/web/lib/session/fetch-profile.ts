import { type Failure, isFailure, NETWORK_FAILURE } from '../failure.ts';

/** Delays of the three retries. */
export const PROFILE_RETRY_DELAYS_MS: readonly number[] = [600, 1_800, 5_000];

interface Waiting {
  readonly pause: (ms: number) => Promise<void>;
  /** Null if the device is online; otherwise a promise that resolves when it is online again. */
  readonly offline: () => Promise<void> | null;
  /** True when the result is no longer needed. */
  readonly isOver: () => boolean;
}

/**
 * Fetches the profile; resolves with the failure that must sign the user out. Retries no response, 429 and 5xx three
 * times; other 4xx fail at once. Being offline isn't a failure.
 */
export async function fetchProfile<Profile>(
  ask: () => Promise<Profile>,
  waiting: Waiting,
): Promise<{ readonly profile: Profile } | { readonly failure: Failure }> {
  const delays = [...PROFILE_RETRY_DELAYS_MS];
  for (;;) {
    try {
      return { profile: await ask() };
    } catch (error) {
      const failure = isFailure(error) ? error : NETWORK_FAILURE;
      const pause = waitBeforeRetry(failure, delays, waiting);
      if (!pause) return { failure };
      await pause;
    }
  }
}

/** The wait before the next attempt; null if the failure is final. */
function waitBeforeRetry(failure: Failure, delays: number[], waiting: Waiting): Promise<void> | null {
  const offline = failure.status === 0 ? waiting.offline() : null;
  if (offline) return offline;
  const isTransient = failure.status === 0 || failure.status === 429 || failure.status >= 500;
  const delayMs = isTransient && !waiting.isOver() ? delays.shift() : undefined;
  return delayMs === undefined ? null : waiting.pause(delayMs);
}

/** Null if the device is online; otherwise a promise that resolves when it is online again. */
export function waitForNetwork(): Promise<void> | null {
  if (navigator.onLine) return null;
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
