import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '#contract/endpoint.ts';
import { Fault } from '../lib/fault.ts';

/** Webhooks have two budgets: forged ones count per sender address, genuine ones per provider. */
type Bucket = RateClass | 'forged-webhook' | 'genuine-webhook';

/** Calls per minute per user, or per client address before sign-in. */
const POINTS: Readonly<Record<Bucket, number>> = {
  read: 600,
  write: 120,
  heavy: 30,
  auth: 30,
  'forged-webhook': 30,
  'genuine-webhook': 600,
};
const WINDOW_SECONDS = 60;

export interface RateLimit {
  /** Counts a call; throws 429 with the retry delay if there were too many. */
  count(bucket: Bucket, who: string): Promise<void>;
  /** Throws 429 if the budget is used up, without counting a call. */
  check(bucket: Bucket, who: string): Promise<void>;
}

/** Counts calls in this process. `factor` raises the limits for load tests. */
export function createRateLimit(factor = 1): RateLimit {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [bucket, points] of Object.entries(POINTS))
    limiters.set(
      bucket,
      new RateLimiterMemory({ points: points * factor, duration: WINDOW_SECONDS, keyPrefix: bucket }),
    );
  return {
    async count(bucket, who) {
      try {
        await limiters.get(bucket)?.consume(who);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(refused);
      }
    },
    async check(bucket, who) {
      const spent = await limiters.get(bucket)?.get(who);
      if (spent && spent.consumedPoints >= POINTS[bucket] * factor) throw tooMany(spent);
    },
  };
}

function tooMany(spent: RateLimiterRes): Fault {
  return new Fault('TooManyRequests', undefined, {
    retryAfterSeconds: Math.ceil(spent.msBeforeNext / 1000),
  });
}
