import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { findUndoableEvents } from '#db/repositories/history.ts';
import { listMergedStreams } from '#db/repositories/recurring-streams.ts';
import { shownStreamOf } from '#domain/recurring/mergeable-streams.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import { toWire } from '../../lib/wire-id.ts';

/** Streams merged into one, as the list shows them. */
export type MergedParts = ResponseOf<'listSubscriptions'>['subscriptions'][number]['merged'];

/** The streams merged into each shown one, with the events that undo it. */
export async function listMerged(db: UserDb, isSandbox: boolean): Promise<ReadonlyMap<string, MergedParts>> {
  const streams = await listMergedStreams(db, isSandbox);
  const mergedInto = new Map<string, string | null>(streams.map((stream) => [stream.id, stream.mergedInto]));
  for (const { mergedInto: kept } of streams) if (!mergedInto.has(kept)) mergedInto.set(kept, null);
  const events = await findUndoableEvents(
    db,
    streams.map(({ id }) => subjectOf.subscription(id)),
  );
  const byShown = Map.groupBy(streams, ({ id }) => shownStreamOf(id, mergedInto));
  return new Map(
    [...byShown].map(([shownId, parts]) => [
      shownId,
      parts.map(({ id, merchant, firstOn, lastOn }) => {
        const eventId = events.get(subjectOf.subscription(id));
        return { name: merchant, firstOn, lastOn, eventId: eventId ? toWire('event', eventId) : null };
      }),
    ]),
  );
}
