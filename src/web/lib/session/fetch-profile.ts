import { type Failure, isFailure, NETWORK_FAILURE } from '../failure.ts';

/** How long each of the three retries waits. */
export const PROFILE_RETRY_DELAYS_MS: readonly number[] = [600, 1_800, 5_000];

interface Waiting {
  readonly pause: (ms: number) => Promise<void>;
  /** Resolves when the machine has a network; without one no answer can be expected. */
  readonly online: () => Promise<void>;
  /** True when nobody waits for the answer any more. */
  readonly isOver: () => boolean;
}

/**
 * The profile, or the failure to sign out with. No answer and 5xx are asked again three times; whatever the
 * server decided (401, 403 and the rest of 4xx) counts at once.
 */
export async function fetchProfile<Profile>(
  ask: () => Promise<Profile>,
  waiting: Waiting,
): Promise<{ readonly profile: Profile } | { readonly failure: Failure }> {
  const delays = [...PROFILE_RETRY_DELAYS_MS];
  for (;;) {
    await waiting.online();
    try {
      return { profile: await ask() };
    } catch (error) {
      const failure = isFailure(error) ? error : NETWORK_FAILURE;
      const isPassing = failure.status === 0 || failure.status >= 500;
      const delayMs = isPassing && !waiting.isOver() ? delays.shift() : undefined;
      if (delayMs === undefined) return { failure };
      await waiting.pause(delayMs);
    }
  }
}

/** Resolves at once on a machine with a network, else when it has one again. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
