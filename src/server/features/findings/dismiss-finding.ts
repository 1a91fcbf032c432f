import { markFindingDismissed } from '#db/repositories/findings.ts';
import { announce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

/** Dismisses a finding permanently; it is still recomputed, but stays dismissed. */
export async function dismissFinding(
  services: Services,
  userId: string,
  wireId: string,
): Promise<{ done: true; eventId: string | null }> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, (db) =>
    recordChange(services, db, { findings: [id] }, async () => {
      if (!(await markFindingDismissed(db, id, services.clock.now()))) throw notFound();
      const detail = { kind: 'findingDismissed', values: {} } as const;
      return { value: null, events: [{ subject: subjectOf.finding(id), detail }] };
    }),
  );
  await announce(services, userId, 'findingDismissed');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}
