import { USAGE_ACTIONS, type UsageAction } from '#contract/usage.ts';
import { listTraffic } from '#db/repositories/outgoing-traffic.ts';
import { listUsage } from '#db/repositories/usage-counts.ts';
import { measureUserTables } from '#db/repositories/user-tables.ts';
import { groupStored } from '#domain/people/stored-kinds.ts';
import type { Services } from '../../lib/services.ts';

const SHOWN_MS = 90 * 24 * 3600_000;
const THIS_MACHINE = 'localhost';

/** Everything that the privacy page lists, from what is stored and recorded. */
export async function getStoredData({ db, clock }: Services, userId: string) {
  const now = clock.now();
  return db.readAs(userId, async (user) => {
    const usage = await listUsage(user, now.toISOString().slice(0, 10));
    const traffic = await listTraffic(user, new Date(now.getTime() - SHOWN_MS).toISOString().slice(0, 10));
    return {
      stored: groupStored(await measureUserTables(user)),
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
