import type { Clock } from '#ports/system.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import { followJobs } from '../privacy/follow-traffic.ts';
import type { TrafficLog } from '../privacy/traffic-log.ts';
import { codeOf, type FailureLog } from './failure-log.ts';

interface Watchers {
  readonly traffic: TrafficLog;
  readonly failures: FailureLog;
  readonly clock: Clock;
}

/** Jobs whose calls to other servers are recorded, and whose failures the administrator sees. */
export function watchJobs(handlers: JobHandlers, { traffic, failures, clock }: Watchers): JobHandlers {
  return followJobs(handlers, traffic, (job, error) =>
    failures.note({ at: clock.now(), job, code: codeOf(error) }),
  );
}
