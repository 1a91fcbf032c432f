import { type Failure, isFailure, NETWORK_FAILURE } from '../failure.ts';

/** How long each of the three retries waits. */
export const PROFILE_RETRY_DELAYS_MS: readonly number[] = [600, 1_800, 5_000];

interface Waiting {
  readonly pause: (ms: number) => Promise<void>;
  /** Null on a machine with a network; else resolves when it has one again. */
  readonly offline: () => Promise<void> | null;
  /** True when nobody waits for the answer any more. */
  readonly isOver: () => boolean;
}

/**
 * The profile, or the failure to sign out with. No answer, 429 and 5xx are asked again three times; whatever the
 * server decided (401, 403 and the rest of 4xx) counts at once. A machine without a network is no failure.
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
      const pause = retryDelay(failure, delays, waiting);
      if (!pause) return { failure };
      await pause;
    }
  }
}

/** The wait before the next attempt, null when the failure counts. */
function retryDelay(failure: Failure, delays: number[], waiting: Waiting): Promise<void> | null {
  const offline = failure.status === 0 ? waiting.offline() : null;
  if (offline) return offline;
  const isPassing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
  const delayMs = isPassing && !waiting.isOver() ? delays.shift() : undefined;
  return delayMs === undefined ? null : waiting.pause(delayMs);
}

/** Null on a machine with a network; else resolves when it has one again. */
export function waitForNetwork(): Promise<void> | null {
  if (navigator.onLine) return null;
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
