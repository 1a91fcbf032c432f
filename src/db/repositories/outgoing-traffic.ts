import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { OutgoingCall } from '#ports/outgoing-calls.ts';
import type { UserDb } from '../pool.ts';
import { getLocalDay } from './user-dates.ts';
import { lockUser } from './user-tables.ts';

/** How many days the record of outgoing traffic is retained. */
export const TRAFFIC_DAYS = 400;

/** Calls to one server for one purpose, and the total bytes sent. */
export interface Traffic extends OutgoingCall {
  readonly calls: number;
}

export interface StoredTraffic extends Traffic {
  readonly day: CivilDate;
  readonly lastAt: Date;
}

/** Adds calls to the record of the user's local day; does nothing for a deleted user. */
export async function recordTraffic(db: UserDb, now: Date, traffic: readonly Traffic[]): Promise<void> {
  if (!(await lockUser(db))) return;
  const day = await getLocalDay(db, now);
  for (const { purpose, host, calls, bytesSent } of traffic)
    await db.query(
      `insert into app.outgoing_traffic as o (user_id, day, purpose, host, calls, bytes_sent, last_at)
       values ($1, $2, $4, $5, $6, $7, $3)
       on conflict (user_id, day, purpose, host) do update set calls = o.calls + excluded.calls,
         bytes_sent = o.bytes_sent + excluded.bytes_sent, last_at = greatest(o.last_at, excluded.last_at)`,
      [db.userId, day, now, purpose, host, calls, bytesSent],
    );
  await db.query(`delete from app.outgoing_traffic where user_id = $1 and day < $2::date - ${TRAFFIC_DAYS}`, [
    db.userId,
    day,
  ]);
}

/** Outgoing traffic since a day, newest first. */
export async function listTraffic(db: UserDb, since: CivilDate): Promise<StoredTraffic[]> {
  return db.query<StoredTraffic>(
    `select day, purpose, host, calls, bytes_sent as "bytesSent", last_at as "lastAt" from app.outgoing_traffic
      where user_id = $1 and day >= $2 order by day desc, purpose, host limit 1000`,
    [db.userId, since],
  );
}
