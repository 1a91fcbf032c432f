import type { gmail_v1 } from '@googleapis/gmail';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { ask } from './failure.ts';
import type { Pace } from './quota.ts';

const TRIES_MAX = 3;
const FIRST_REST_MS = 500;
/** A pause longer than this ends the run, which continues automatically when it is over. */
const REST_MAX_MS = 20_000;

/** The API for one person, every call within their quota. */
export interface PacedApi {
  /**
   * Makes a call of so many units; when the service asks for a short pause, all calls of the person wait, then it is
   * made again.
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

/** How long the person's calls rest before the next try, null when the failure counts. */
function restAfter(error: unknown, tries: number): number | null {
  if (!(error instanceof ProviderFailure) || error.kind !== 'busy' || tries === TRIES_MAX) return null;
  const restMs = error.retryAfterMs ?? FIRST_REST_MS * 2 ** (tries - 1);
  return restMs > REST_MAX_MS ? null : restMs;
}
