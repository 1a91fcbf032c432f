import { deleteCalendarFeed, findCalendarFeed } from '#db/repositories/people/calendar-feeds.ts';
import type { Handlers } from '../../http/call.ts';
import { announce } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { mergeSubscription } from './merge-subscription.ts';
import { readCalendar } from './read-calendar.ts';
import { updateSubscription } from './update-subscription.ts';

/** Handlers for subscriptions. */
export function subscriptionRoutes(services: Services) {
  return {
    getCalendarFeed: async ({ userId }) => ({
      createdAt: (await services.db.readAs(userId, findCalendarFeed))?.toISOString() ?? null,
    }),
    createCalendarFeed: (call) => createCalendarFeed(services, call),
    deleteCalendarFeed: async ({ userId }) => {
      await services.db.withUser(userId, deleteCalendarFeed);
      await announce(services, userId, 'calendarFeedChanged');
      return { done: true };
    },
    readCalendar: ({ params, headers }) => readCalendar(services, params.calendarFile, headers),
    listSubscriptions: ({ userId, query }) => listSubscriptions(services, userId, query.environment),
    updateSubscription: ({ userId, params, body }) =>
      updateSubscription(services, userId, params.subscriptionId, body.verdict),
    mergeSubscription: ({ userId, params, body }) =>
      mergeSubscription(services, userId, params.subscriptionId, body.otherId),
  } satisfies Partial<Handlers>;
}
