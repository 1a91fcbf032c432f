import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';

/** Puts a finding away for good, or takes that back; it keeps being worked out either way. */
export async function setFindingDismissed(
  services: Services,
  userId: string,
  wireId: string,
  isDismissed: boolean,
): Promise<{ done: true }> {
  await services.db.withUser(userId, async (db) => {
    const changed = await db.query(
      'update app.findings set dismissed_at = $3 where user_id = $1 and id = $2 returning 1',
      [userId, fromWire(wireId), isDismissed ? services.clock.now() : null],
    );
    if (changed.length === 0) throw notFound();
  });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'insights', 'subscriptions'],
  });
  return { done: true };
}
