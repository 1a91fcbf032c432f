import { updateDailyCheckDay } from '#db/repositories/notifications/settings.ts';
import { getTimeZone } from '#db/repositories/user-dates.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { DIGEST_MINUTE, minuteAt } from '#domain/notifications/delivery-times.ts';
import type { Services } from '../../lib/services.ts';

/** True if the user's daily check is due; claims it, so that it runs once a day. */
export async function claimDailyCheck(services: Services, userId: string): Promise<boolean> {
  const now = services.clock.now();
  return services.db.withUser(userId, async (db) => {
    const timeZone = await getTimeZone(db);
    if (minuteAt(now, timeZone) < DIGEST_MINUTE) return false;
    return updateDailyCheckDay(db, civilDateAt(now, timeZone));
  });
}
