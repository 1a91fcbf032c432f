import type { Database } from '#db/pool.ts';
import { recordTraffic, type Traffic } from '#db/repositories/outgoing-traffic.ts';
import type { OutgoingCall } from '#ports/outgoing-calls.ts';
import type { Clock } from '#ports/system.ts';
import type { Logger } from '../logger.ts';

/** Runs work and observes each outbound call it makes. */
export type ObserveCalls = <Result>(
  listener: (call: OutgoingCall) => void,
  work: () => Promise<Result>,
) => Promise<Result>;

/** The user the work is for, or how to find them from its result; null for work without a user. */
export type UserOf<Result> = string | ((result: Result) => string | null);

export interface TrafficLog {
  /** Runs work for a user and records its outbound calls. */
  follow<Result>(user: UserOf<Result>, work: () => Promise<Result>): Promise<Result>;
  /** Records calls on a connection that outlives the work that opened it. Never throws. */
  record(userId: string, calls: readonly OutgoingCall[]): Promise<void>;
}

export interface TrafficLogOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly observeCalls: ObserveCalls;
}

/** Records outbound traffic from the calls themselves, so no feature can forget to record it. */
export function createTrafficLog({ db, clock, logger, observeCalls }: TrafficLogOptions): TrafficLog {
  const record: TrafficLog['record'] = async (userId, calls) => {
    if (calls.length === 0) return;
    await db
      .withUser(userId, (user) => recordTraffic(user, clock.now(), summed(calls)))
      .catch((error: unknown) => logger.warn({ error }, 'outgoing calls could not be recorded'));
  };
  return {
    record,
    async follow(user, work) {
      if (user === '') return work();
      const observed: OutgoingCall[] = [];
      let userId = typeof user === 'string' ? user : null;
      try {
        const result = await observeCalls((call) => void observed.push(call), work);
        if (typeof user !== 'string') userId = user(result);
        return result;
      } finally {
        if (userId !== null) await record(userId, observed);
      }
    },
  };
}

/** One entry per purpose and host. */
function summed(calls: readonly OutgoingCall[]): Traffic[] {
  const groups = Map.groupBy(calls, ({ purpose, host }) => `${purpose} ${host}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            calls: 1 + others.length,
            bytesSent: others.reduce((sum, { bytesSent }) => sum + bytesSent, first.bytesSent),
          },
        ]
      : [],
  );
}
