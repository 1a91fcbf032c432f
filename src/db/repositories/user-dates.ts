import { type CivilDate, civilDateAt } from '#domain/calendar/civil-date.ts';
import type { UserDb } from '../pool.ts';

/** SQL expression: the user's time zone, for converting instants to dates; `$1` is the user. */
export const TIME_ZONE = "coalesce((select time_zone from app.profiles where user_id = $1), 'UTC')";

/** The user's time zone. */
export async function getTimeZone(db: UserDb): Promise<string> {
  const [row] = await db.query<{ timeZone: string }>(
    'select time_zone as "timeZone" from app.profiles where user_id = $1',
    [db.userId],
  );
  return row?.timeZone ?? 'UTC';
}

/** The user's local date at an instant. */
export async function getLocalDay(db: UserDb, moment: Date): Promise<CivilDate> {
  return civilDateAt(moment, await getTimeZone(db));
}
