import { getDailyCheckDay } from '#db/repositories/notifications/settings.ts';
import { getTimeZone } from '#db/repositories/user-dates.ts';
import { type CivilDate, civilDateAt } from '#domain/calendar/civil-date.ts';
import { DIGEST_MINUTE, minuteAt } from '#domain/notifications/delivery-times.ts';
import type { Services } from '../../lib/services.ts';

/** The user's local day if its daily check is due; otherwise null. */
export async function findDailyCheckDay(services: Services, userId: string): Promise<CivilDate | null> {
  const now = services.clock.now();
  return services.db.readAs(userId, async (db) => {
    const timeZone = await getTimeZone(db);
    if (minuteAt(now, timeZone) < DIGEST_MINUTE) return null;
    const today = civilDateAt(now, timeZone);
    const last = await getDailyCheckDay(db);
    return last === null || last < today ? today : null;
  });
}
