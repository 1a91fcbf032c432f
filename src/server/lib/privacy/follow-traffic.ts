import { tracingChannel } from 'node:diagnostics_channel';
import { TRACED_WORK, type TracedWork } from '#ports/traced-work.ts';
import type { Handlers } from '../../http/call.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import type { TrafficLog } from './traffic-log.ts';

/** Jobs whose outbound calls are recorded for their user. */
export function followJobs(
  handlers: JobHandlers,
  traffic: TrafficLog,
  onFailure: (job: string, error: unknown) => Promise<void>,
): JobHandlers {
  const followed = Object.entries(handlers).map(([name, handle]) => {
    // Each handler is typed for its own payload; TypeScript can't correlate the pair in this loop.
    const run = handle as (payload: object, signal: AbortSignal, jobId: string) => Promise<void>;
    return [
      name,
      (payload: object, signal: AbortSignal, jobId: string) => {
        const userId = 'userId' in payload && typeof payload.userId === 'string' ? payload.userId : '';
        return traffic
          .follow(userId, () => run(payload, signal, jobId))
          .catch(async (error: unknown) => {
            await onFailure(name, error);
            throw error;
          });
      },
    ];
  });
  return Object.fromEntries(followed) as JobHandlers;
}

const channel = tracingChannel<unknown, TracedWork>(TRACED_WORK);

/** Use cases whose outbound calls are recorded for the calling user. */
export function followHandlers(handlers: Handlers, traffic: TrafficLog): Handlers {
  const followed = Object.entries(handlers).map(([id, handle]) => {
    // As above, TypeScript can't correlate endpoint and handler in this loop.
    const run = handle as (call: { readonly userId: string }) => Promise<unknown>;
    return [
      id,
      (call: { readonly userId: string }) =>
        traffic.follow(call.userId, () =>
          channel.tracePromise(() => run(call), { kind: 'use case', name: id }),
        ),
    ];
  });
  return Object.fromEntries(followed) as Handlers;
}
