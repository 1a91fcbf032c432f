import { USAGE_ACTIONS, type UsageAction } from '#contract/usage.ts';
import { listTraffic } from '#db/repositories/outgoing-traffic.ts';
import { listUsage } from '#db/repositories/usage-counts.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import { measureUserTables } from '#db/repositories/user-tables.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { groupStoredData } from '#domain/people/stored-kinds.ts';
import type { Services } from '../../lib/services.ts';

const SHOWN_DAYS = 90;
const THIS_MACHINE = 'localhost';

/** The data of the privacy page: stored tables, usage counts and outgoing traffic. */
export async function getStoredData({ db, clock }: Services, userId: string) {
  const now = clock.now();
  return db.readAs(userId, async (user) => {
    const today = await getLocalDay(user, now);
    const usage = await listUsage(user, today);
    const traffic = await listTraffic(user, addDays(today, -SHOWN_DAYS));
    return {
      stored: groupStoredData(await measureUserTables(user)),
      usage: usage.flatMap(({ action, ...rest }) => (isAction(action) ? [{ action, ...rest }] : [])),
      traffic: traffic.map(({ lastAt, ...rest }) => ({
        ...rest,
        isLocal: rest.host === THIS_MACHINE,
        lastAt: lastAt.toISOString(),
      })),
    };
  });
}

function isAction(text: string): text is UsageAction {
  return USAGE_ACTIONS.some((action) => action === text);
}
