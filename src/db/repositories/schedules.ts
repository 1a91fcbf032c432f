import type { Queryable, UserDb, Uuid } from '../pool.ts';

export type ScheduleKind = 'bank' | 'mail' | 'retention' | 'notify';

/**
 * Schedules the next run of a connection or mailbox. Does nothing if it or its user was deleted: the record is locked
 * during the insert, and deleting it deletes its schedule afterwards.
 */
export async function scheduleNext(
  db: UserDb,
  userId: Uuid,
  kind: 'bank' | 'mail',
  targetId: Uuid,
  at: Date,
): Promise<void> {
  await db.query(
    `with bank as (select id from app.bank_connections where user_id = $1 and id = $3 for key share),
          mailbox as (select id from app.mailboxes where user_id = $1 and id = $3 for key share)
     insert into sys.schedules (user_id, kind, target_id, next_at)
     select $1, $2, id, $4 from (select id from bank union all select id from mailbox) as target
     on conflict (user_id, kind, target_id) do update set next_at = excluded.next_at`,
    [userId, kind, targetId, at],
  );
}

/** How to treat an existing schedule: keep it, use the earlier time, or replace it. */
export type ScheduleConflict = 'keep' | 'sooner' | 'replace';

/** Schedules the next check of the user's stored emails or notifications. */
export async function scheduleCheck(
  db: UserDb,
  kind: 'retention' | 'notify',
  at: Date,
  against: ScheduleConflict,
): Promise<void> {
  await db.query(
    `insert into sys.schedules as s (user_id, kind, target_id, next_at)
     select user_id, $2, user_id, $3 from app.profiles where user_id = $1 for key share
     on conflict (user_id, kind, target_id) do update set next_at = case $4::text
       when 'sooner' then least(s.next_at, excluded.next_at) else excluded.next_at end
      where $4::text <> 'keep'`,
    [db.userId, kind, at, against],
  );
}

/** The next scheduled time of each connection and mailbox of the user. */
export async function listNextTimes(db: UserDb): Promise<Map<Uuid, Date>> {
  const rows = await db.query<{ id: Uuid; at: Date }>(
    'select target_id as id, next_at as at from sys.schedules where user_id = $1',
    [db.userId],
  );
  return new Map(rows.map((row) => [row.id, row.at]));
}

/** Claims due schedules and postpones them, so that no other process claims them as well. */
export async function claimDueSchedules(
  db: Queryable,
  now: Date,
  putOffTo: Date,
): Promise<{ userId: Uuid; kind: ScheduleKind; targetId: Uuid }[]> {
  return db.query(
    `update sys.schedules s set next_at = $2
       from (select user_id, kind, target_id from sys.schedules where next_at <= $1 order by next_at
         limit 100 for update skip locked) d
      where s.user_id = d.user_id and s.kind = d.kind and s.target_id = d.target_id
      returning s.user_id as "userId", s.kind, s.target_id as "targetId"`,
    [now, putOffTo],
  );
}

/** Deletes the schedule of a connection or mailbox. */
export async function deleteSchedule(db: Queryable, userId: Uuid, targetId: Uuid): Promise<void> {
  await db.query('delete from sys.schedules where user_id = $1 and target_id = $2', [userId, targetId]);
}
