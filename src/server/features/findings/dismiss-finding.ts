import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { setDismissed } from './finding-query.ts';

/** Puts a finding away for good, or takes that back; it keeps being worked out either way. */
export async function setFindingDismissed(
  services: Services,
  userId: string,
  wireId: string,
  isDismissed: boolean,
): Promise<{ done: true }> {
  await services.db.withUser(userId, async (db) => {
    const isKnown = await setDismissed(db, fromWire(wireId), isDismissed ? services.clock.now() : null);
    if (!isKnown) throw notFound();
  });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'findingDismissed',
  });
  return { done: true };
}
