import type pg from 'pg';
import type { Clock, IdSource } from '#ports/system.ts';
import { callState } from './call-state.ts';

const KEPT_DAYS = 90;

export type AuditEvent =
  | 'account-created'
  | 'sign-in'
  | 'sign-in-failed'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'signed-out-everywhere';

/** Records what happens to accounts, with the address and device of the call under way. */
export function createAudit(pool: pg.Pool, clock: Clock, ids: IdSource) {
  return {
    async record(userId: string, event: AuditEvent): Promise<void> {
      const { address, device } = callState();
      const now = clock.now();
      // Failures of one hour from one place are one event with a count: an attack must not fill the table.
      await pool.query(
        `insert into audit_event as e (id, "userId", event, "ipAddress", device, "hourAt", "at")
           select $1, u.id, $3, $4, $5, date_trunc('hour', $6::timestamptz), $6 from "user" u where u.id = $2
         on conflict ("userId", "ipAddress", device, "hourAt") where event = 'sign-in-failed'
           do update set attempts = e.attempts + 1, "at" = excluded."at"`,
        [ids.next(), userId, event, address, device, now],
      );
    },
    async prune(): Promise<void> {
      await pool.query(`delete from audit_event where "at" < $1::timestamptz - make_interval(days => $2)`, [
        clock.now(),
        KEPT_DAYS,
      ]);
    },
  };
}

/** Records that an account was deleted; whose it was is not kept. */
export async function recordDeletion(pool: pg.Pool, id: string, now: Date): Promise<void> {
  await pool.query(
    `insert into audit_event (id, event, "hourAt", "at")
       values ($1, 'account-deleted', date_trunc('hour', $2::timestamptz), $2)`,
    [id, now],
  );
}
