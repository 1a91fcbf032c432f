import type { gmail_v1 } from '@googleapis/gmail';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { ask } from './failure.ts';
import type { Pace } from './quota.ts';

const TRIES_MAX = 3;
const FIRST_REST_MS = 500;
/** A longer pause ends the run, which continues automatically afterward. */
const REST_MAX_MS = 20_000;

/** The API for one user, with every call within their quota. */
export interface PacedApi {
  /**
   * Makes a call of this cost. If Gmail requests a short pause, all calls of the user wait, then the call is repeated.
   */
  call<Answer>(units: number, work: (api: gmail_v1.Gmail) => Promise<Answer>): Promise<Answer>;
}

export function pacedApi(api: gmail_v1.Gmail, person: string, pace: Pace): PacedApi {
  return {
    async call(units, work) {
      for (let tries = 1; ; tries += 1) {
        await pace.ready(person, units);
        try {
          return await ask(() => work(api));
        } catch (error) {
          const restMs = restAfter(error, tries);
          if (restMs === null) throw error;
          pace.rest(person, restMs);
        }
      }
    },
  };
}

/** How long the user's calls pause before the next attempt; null if the failure is final. */
function restAfter(error: unknown, tries: number): number | null {
  if (!(error instanceof ProviderFailure) || error.kind !== 'busy' || tries === TRIES_MAX) return null;
  const restMs = error.retryAfterMs ?? FIRST_REST_MS * 2 ** (tries - 1);
  return restMs > REST_MAX_MS ? null : restMs;
}
