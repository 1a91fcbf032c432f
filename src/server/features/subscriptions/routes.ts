import { deleteCalendarFeed, findCalendarFeed } from '#db/repositories/people/calendar-feeds.ts';
import { updateStreamVerdict } from '#db/repositories/recurring-streams.ts';
import type { Handlers } from '../../http/call.ts';
import { announce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { mergeSubscription } from './merge-subscription.ts';
import { readCalendar } from './read-calendar.ts';

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
    updateSubscription: async ({ userId, params, body: { verdict } }) => {
      const id = fromWire(params.subscriptionId);
      const { eventId } = await services.db.withUser(userId, (db) =>
        recordChange(services, db, { recurring_streams: [id] }, async () => {
          if (!(await updateStreamVerdict(db, id, verdict))) throw notFound();
          const detail = { kind: 'subscriptionReviewed', values: { verdict } } as const;
          return { value: null, events: [{ subject: subjectOf.subscription(id), detail }] };
        }),
      );
      await announce(services, userId, 'subscriptionReviewed');
      return { done: true, eventId: eventId && toWire('event', eventId) };
    },
    mergeSubscription: ({ userId, params, body }) =>
      mergeSubscription(services, userId, params.subscriptionId, body.otherId),
  } satisfies Partial<Handlers>;
}
