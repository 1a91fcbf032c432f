import type { BodyOf } from '#contract/endpoints/table.ts';
import { hasNotifications, updateReadAt } from '#db/repositories/notifications/notifications.ts';
import { announce } from '../../lib/announce.ts';
import { readScope } from '../../lib/environment.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';

/** Marks notifications as read: the given ones, or all. */
export async function markNotificationsRead(
  services: Services,
  userId: string,
  body: BodyOf<'readNotifications'>,
): Promise<{ done: true }> {
  const now = services.clock.now();
  const changed = await services.db.withUser(userId, async (db) => {
    const { isSandbox } = await readScope(db, undefined, now);
    const ids = body.ids?.map(fromWire) ?? null;
    if (ids && !(await hasNotifications(db, ids))) throw notFound();
    return updateReadAt(db, { isSandbox, ids }, now);
  });
  if (changed > 0) await announce(services, userId, 'notificationsRead');
  return { done: true };
}
