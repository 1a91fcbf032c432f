import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { type StreamVerdict, updateStreamVerdict } from '#db/repositories/recurring-streams.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

/** Saves the user's verdict on a recurring stream. */
export async function updateSubscription(
  services: Services,
  userId: string,
  wireId: string,
  verdict: StreamVerdict,
) {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    const changed = await recordChange(services, db, { recurring_streams: [id] }, async () => {
      if (!(await updateStreamVerdict(db, id, verdict))) throw notFound();
      const detail = { kind: 'subscriptionReviewed', values: { verdict } } as const;
      return { value: null, events: [{ subject: subjectOf.subscription(id), detail }] };
    });
    await markDerivationPending(db);
    return changed;
  });
  await deriveAndAnnounce(services, userId, 'subscriptionReviewed');
  return { done: true as const, eventId: eventId && toWire('event', eventId) };
}
