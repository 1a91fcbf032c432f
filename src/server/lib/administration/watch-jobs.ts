import type { Queryable } from '#db/pool.ts';
import { recordJobFailure } from '#db/repositories/job-failures.ts';
import type { Clock } from '#ports/system.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import type { Logger } from '../logger.ts';
import { followJobs } from '../privacy/follow-traffic.ts';
import type { TrafficLog } from '../privacy/traffic-log.ts';

interface Watchers {
  readonly db: { readonly system: Queryable };
  readonly traffic: TrafficLog;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Jobs whose outbound calls are recorded and whose failures the administrator sees. */
export function watchJobs(handlers: JobHandlers, { db, traffic, clock, logger }: Watchers): JobHandlers {
  return followJobs(handlers, traffic, (job, error) =>
    recordJobFailure(db.system, { at: clock.now(), job, code: codeOf(error) }).catch((lost: unknown) =>
      logger.warn({ error: lost }, 'a failed job could not be noted'),
    ),
  );
}

/** A short error code: the error's own code, or its class name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 40) : error.name;
}
