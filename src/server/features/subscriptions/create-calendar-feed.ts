import { upsertCalendarFeed } from '#db/repositories/people/calendar-feeds.ts';
import { lockUser } from '#db/repositories/user-tables.ts';
import type { Call } from '../../http/call.ts';
import { announce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import { actorOf } from '../../lib/security-actor.ts';
import type { Services } from '../../lib/services.ts';
import { newCalendarAddress } from './calendar-address.ts';

/** Creates the user's calendar address, which only this response contains; an earlier one stops working. */
export async function createCalendarFeed(
  services: Services,
  call: Call<'createCalendarFeed'>,
): Promise<{ readonly url: string }> {
  const { userId } = call;
  const { url, secretHash } = newCalendarAddress(services, userId);
  await services.db.withUser(userId, async (db) => {
    if (!(await lockUser(db))) throw new Fault('Unauthorized');
    await upsertCalendarFeed(db, secretHash, services.clock.now());
  });
  await services.identity.security?.record(actorOf(call), 'calendar-address-created');
  await announce(services, userId, 'calendarFeedChanged');
  return { url };
}
