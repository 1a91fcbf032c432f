import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { saveVerdict } from './query.ts';

/** Calls about what repeats. */
export function subscriptionRoutes(services: Services) {
  return {
    listSubscriptions: ({ userId, query }) => listSubscriptions(services, userId, query.world),
    updateSubscription: async ({ userId, params, body }) => {
      const isKnown = await services.db.withUser(userId, (db) =>
        saveVerdict(db, fromWire(params.subscriptionId), body.verdict),
      );
      if (!isKnown) throw notFound();
      await services.events.publish(userId, { kind: 'changed', fact: 'subscriptionReviewed' });
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}
