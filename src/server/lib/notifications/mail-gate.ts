import type { Database } from '#db/pool.ts';
import { getMarketingConsent } from '#db/repositories/announcements.ts';
import { afterQuietHours } from '#domain/notifications/delivery-times.ts';
import { isTopicOn, NOTICE_TOPICS } from '#domain/notifications/notice.ts';
import type { Clock } from '#ports/system.ts';
import { type DueEmail, NEWS_TOPIC } from '../mail-out/outbox.ts';
import { readPreferences } from './read-preferences.ts';

/**
 * Checks an email at send time: notifications that were turned off since are dropped, and quiet hours delay the others.
 * Emails that are not notifications are always sent.
 */
export function createMailGate(db: Database, clock: Clock) {
  return async ({ userId, topics }: DueEmail): Promise<'now' | 'never' | Date> => {
    if (userId !== null && topics.includes(NEWS_TOPIC))
      return (await db.readAs(userId, getMarketingConsent)) ? 'now' : 'never';
    const about = NOTICE_TOPICS.filter((topic) => topics.includes(topic));
    if (userId === null || about.length === 0) return 'now';
    const now = clock.now();
    const chosen = await db.withUser(userId, (user) => readPreferences(user, now));
    if (!chosen.email || !about.some((topic) => isTopicOn(topic, chosen))) return 'never';
    const until = afterQuietHours(now, chosen.timeZone, chosen.quiet);
    return until > now ? until : 'now';
  };
}
