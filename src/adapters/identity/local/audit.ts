import type pg from 'pg';
import { SECURITY_EVENTS, type SecurityEventKind } from '#domain/people/security-event.ts';
import type { SecurityEvent } from '#ports/account-security.ts';
import type { Clock, IdSource } from '#ports/system.ts';
import { callState } from './call-state.ts';

const KEPT_DAYS = 90;
/** Limit per user, so that a distributed attack can't fill the table. */
const KEPT_EVENTS = 1_000;

/** Records security events of accounts, with the address and device of the current request. */
export function createAudit(pool: pg.Pool, clock: Clock, ids: IdSource) {
  return {
    async record(userId: string, event: SecurityEventKind): Promise<void> {
      const { address, device } = callState();
      const now = clock.now();
      // Failures from one place within an hour are one event with a count, so that an attack can't fill the table.
      await pool.query(
        `insert into audit_event as e (id, "userId", event, "ipAddress", device, "hourAt", "at")
           select $1, u.id, $3, $4, $5, date_trunc('hour', $6::timestamptz), $6 from "user" u where u.id = $2
         on conflict ("userId", event, "ipAddress", device, "hourAt") where event in ('sign-in-failed', 'code-failed')
           do update set attempts = e.attempts + 1, "at" = excluded."at"`,
        [ids.next(), userId, event, address, device, now],
      );
    },
    async prune(): Promise<void> {
      await pool.query(`delete from audit_event where "at" < $1::timestamptz - make_interval(days => $2)`, [
        clock.now(),
        KEPT_DAYS,
      ]);
      await pool.query(
        `delete from audit_event e using (
           select "userId", "at" from (
             select "userId", "at", row_number() over (partition by "userId" order by "at" desc) as place
               from audit_event where "userId" is not null) ranked where place = $1) last
          where e."userId" = last."userId" and e."at" < last."at"`,
        [KEPT_EVENTS],
      );
    },
    /** Newest first, before the given event. */
    async list(
      userId: string,
      after: { readonly at: string; readonly id: string } | null,
      limit: number,
    ): Promise<SecurityEvent[]> {
      const { rows } = await pool.query<SecurityEvent>(
        `select id, event as kind, date_trunc('milliseconds', "at") as "at", device, "ipAddress", attempts as count
           from audit_event where "userId" = $1 and event = any($2)
            and ($3::timestamptz is null or (date_trunc('milliseconds', "at"), id) < ($3, $4::uuid))
          order by date_trunc('milliseconds', "at") desc, id desc limit $5`,
        [userId, [...SECURITY_EVENTS], after ? new Date(after.at) : null, after?.id ?? null, limit],
      );
      return rows;
    },
  };
}

/** Records that an account was deleted, without identifying it. */
export async function recordDeletion(pool: pg.Pool, id: string, now: Date): Promise<void> {
  await pool.query(
    `insert into audit_event (id, event, "hourAt", "at")
       values ($1, 'account-deleted', date_trunc('hour', $2::timestamptz), $2)`,
    [id, now],
  );
}
