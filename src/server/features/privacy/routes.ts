import { addUsage } from '#db/repositories/usage-counts.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { getStoredData } from './get-stored-data.ts';

/** Handlers for stored data and outgoing traffic. */
export function privacyRoutes(services: Services) {
  const { db, clock } = services;
  return {
    recordUsage: async ({ userId, body }) => {
      const counts = Map.groupBy(body.actions, (action) => action);
      const isCounted = await db.withUser(userId, async (user) =>
        addUsage(
          user,
          await getLocalDay(user, clock.now()),
          [...counts].map(([action, uses]) => ({ action, count: uses.length })),
        ),
      );
      return { isCounted };
    },
    getStoredData: ({ userId }) => getStoredData(services, userId),
  } satisfies Partial<Handlers>;
}
