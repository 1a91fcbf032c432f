import type { Database } from '#db/pool.ts';
import { addTraffic, type Traffic, type TrafficPurpose } from '#db/repositories/outgoing-traffic.ts';
import type { Clock } from '#ports/system.ts';
import type { Logger } from '../logger.ts';

/** Runs work and hears of each call that it makes to another server. */
export type HearCalls = <Result>(
  listener: (call: { readonly host: string; readonly origin: string; readonly bytesSent: number }) => void,
  work: () => Promise<Result>,
) => Promise<Result>;

export interface TrafficLog {
  /** Runs work for a user and records what left the machine meanwhile. */
  follow<Result>(userId: string, purpose: TrafficPurpose, work: () => Promise<Result>): Promise<Result>;
}

export interface TrafficLogOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly hearCalls: HearCalls;
  /** Calls of this host and port are to the language model, whatever they are part of. */
  readonly modelOrigin: string | null;
}

/** Records from the calls themselves what left the machine: nothing has to remember to say so. */
export function createTrafficLog({
  db,
  clock,
  logger,
  hearCalls,
  modelOrigin,
}: TrafficLogOptions): TrafficLog {
  return {
    async follow(userId, purpose, work) {
      if (userId === '') return work();
      const heard = new Map<string, Traffic>();
      try {
        return await hearCalls(({ host, origin, bytesSent }) => {
          const own = origin === modelOrigin ? 'model' : purpose;
          const known = heard.get(`${own} ${host}`);
          heard.set(`${own} ${host}`, {
            ...{ purpose: own, host, calls: (known?.calls ?? 0) + 1 },
            bytesSent: (known?.bytesSent ?? 0) + bytesSent,
          });
        }, work);
      } finally {
        if (heard.size > 0)
          await db
            .withUser(userId, (user) => addTraffic(user, clock.now(), [...heard.values()]))
            .catch((error: unknown) => logger.warn({ error }, 'outgoing calls could not be recorded'));
      }
    },
  };
}
