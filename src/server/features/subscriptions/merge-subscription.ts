import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { lockShownStreams, mergeStream } from '#db/repositories/recurring-streams.ts';
import { canMergeStreams, isMergedInto } from '#domain/recurring/mergeable-streams.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

/**
 * Merges two recurring streams of one direction and currency into the one with the latest charge. Undo separates them
 * again.
 */
export async function mergeSubscription(
  services: Services,
  userId: string,
  wireId: string,
  otherWireId: string,
) {
  const ids = [fromWire(wireId), fromWire(otherWireId)];
  const { value: keptId, eventId } = await services.db.withUser(userId, async (db) => {
    const changed = await recordChange(services, db, { recurring_streams: ids }, async () => {
      const [a, b] = await lockShownStreams(db, ids);
      if (!a || !b) throw notFound();
      const isAlike = a.direction === b.direction && a.isSandbox === b.isSandbox;
      if (!isAlike || !canMergeStreams(a, b))
        throw new Fault('Conflict', ({ faults }) => faults.notMergeable);
      const [merged, kept] = isMergedInto(a, b) ? [a, b] : [b, a];
      await mergeStream(db, merged.id, kept.id);
      const detail = { kind: 'subscriptionMerged', values: { name: kept.merchant } } as const;
      return { value: kept.id, events: [{ subject: subjectOf.subscription(merged.id), detail }] };
    });
    await markDerivationPending(db);
    return changed;
  });
  await deriveAndAnnounce(services, userId, 'subscriptionReviewed');
  return {
    done: true as const,
    eventId: eventId && toWire('event', eventId),
    subscriptionId: toWire('subscription', keptId),
  };
}
