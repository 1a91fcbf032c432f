import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { UserDb } from '../pool.ts';

/** How many days counts are retained. */
export const USAGE_DAYS = 90;

export interface UsageCount {
  readonly action: string;
  readonly count: number;
}

/**
 * Adds to the user's counts of a day while the user has analytics turned on; locks the profile meanwhile. Returns false
 * if nothing was counted.
 */
export async function addUsage(db: UserDb, day: CivilDate, counts: readonly UsageCount[]): Promise<boolean> {
  await db.query('select 1 from app.profiles where user_id = $1 for share', [db.userId]);
  const counted = await db.query(
    `insert into app.usage_counts as u (user_id, day, action, count)
     select own.user_id, $2, n.action, n.count
       from app.profiles own, unnest($3::text[], $4::int[]) as n(action, count)
      where own.user_id = $1 and own.privacy_analytics
     on conflict (user_id, day, action) do update set count = u.count + excluded.count returning u.count`,
    [db.userId, day, counts.map(({ action }) => action), counts.map(({ count }) => count)],
  );
  await db.query(`delete from app.usage_counts where user_id = $1 and day < $2::date - ${USAGE_DAYS}`, [
    db.userId,
    day,
  ]);
  return counted.length > 0;
}

/** Deletes all counts of the user. */
export async function deleteUsage(db: UserDb): Promise<void> {
  await db.query('delete from app.usage_counts where user_id = $1', [db.userId]);
}

/** All counts of the retention period, most frequent first. */
export async function listUsage(
  db: UserDb,
  today: CivilDate,
): Promise<{ readonly action: string; readonly count: number; readonly lastOn: CivilDate }[]> {
  return db.query<{ action: string; count: number; lastOn: CivilDate }>(
    `select action, sum(count) as count, max(day) as "lastOn" from app.usage_counts
      where user_id = $1 and day >= $2::date - ${USAGE_DAYS} group by action order by 2 desc, 1`,
    [db.userId, today],
  );
}
