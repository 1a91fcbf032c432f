import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '#contract/endpoint.ts';
import { Fault } from '../lib/fault.ts';

/** Calls a minute for one person (or one address, before anyone signed in). */
const POINTS: Readonly<Record<RateClass, number>> = { read: 600, write: 120, heavy: 30, auth: 30 };
const WINDOW_SECONDS = 60;

/** Counts calls by person and class; throws 429 with the seconds to wait. `factor` loosens it for load tests. */
export function createRateLimit(factor = 1): (rate: RateClass, who: string) => Promise<void> {
  const limiters = new Map<RateClass, RateLimiterMemory>();
  for (const [rate, points] of Object.entries(POINTS)) {
    // Object.entries loses the key type of a closed record.
    limiters.set(
      rate as RateClass,
      new RateLimiterMemory({ points: points * factor, duration: WINDOW_SECONDS, keyPrefix: rate }),
    );
  }
  return async (rate, who) => {
    try {
      await limiters.get(rate)?.consume(who);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Fault('TooManyRequests', undefined, {
        retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000),
      });
    }
  };
}
