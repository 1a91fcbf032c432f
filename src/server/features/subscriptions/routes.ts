import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { listSubscriptions } from './list-subscriptions.ts';

/** Calls about what repeats. */
export function subscriptionRoutes(services: Services) {
  return {
    listSubscriptions: ({ userId, query }) => listSubscriptions(services, userId, query.world),
    updateSubscription: async ({ userId, params, body }) => {
      const changed = await services.db.withUser(userId, (db) =>
        db.query('update app.recurring_streams set verdict = $3 where user_id = $1 and id = $2 returning 1', [
          userId,
          fromWire(params.subscriptionId),
          body.verdict,
        ]),
      );
      if (changed.length === 0) throw notFound();
      await services.events.publish(userId, { kind: 'changed', areas: ['subscriptions', 'dashboard'] });
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}
