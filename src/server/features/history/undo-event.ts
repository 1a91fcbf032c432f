import { sqlState, type UserDb, type Uuid } from '#db/pool.ts';
import { ClaimedTwiceError } from '#db/repositories/claims.ts';
import {
  lockEvent,
  lockEventParts,
  markEventsUndone,
  type NewHistoryEvent,
  recordEvents,
  type StoredEvent,
} from '#db/repositories/history.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { lockChangedRows } from '#db/repositories/row-snapshots.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type HistoryBefore, historyBefore } from '../../lib/history/before.ts';
import type { Restores } from '../../lib/history/restores.ts';
import { isAsLeft, newerChange, restoreWithDerived, undoRows } from '../../lib/history/undo-rows.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

interface UndoResult {
  /** Null if the undo cannot be undone. */
  readonly eventId: Uuid | null;
  /** Number of transactions of a bulk edit that were not restored, because they have changed since. */
  readonly kept: number;
}

/** SQL states that mean a newer record depends on the row or has taken its place. */
const CONSTRAINTS = new Set(['23503', '23505', '23514']);

/**
 * Restores the state before an event, including provenance, and records that as an event that can be undone, too.
 * Throws `Conflict` if the event is already undone or not undoable, or if newer changes depend on it.
 */
export async function undoEvent(services: Services, restores: Restores, userId: string, wireId: string) {
  const { eventId, kept } = await services.db
    .withUser(userId, async (db) => {
      const event = await lockUndoableEvent(db, fromWire(wireId));
      const before = historyBefore.parse(event.before);
      const undone =
        before.kind === 'batch'
          ? await undoBatch(services, db, event)
          : await undoSingle(
              services,
              db,
              event,
              await restoreBefore(services, restores, db, before, event.at),
            );
      await markDerivationPending(db);
      return undone;
    })
    .catch((error: unknown) => {
      const isTaken = error instanceof ClaimedTwiceError || CONSTRAINTS.has(sqlState(error) ?? '');
      throw isTaken ? newerChange(error) : error;
    });
  await deriveAndAnnounce(services, userId, 'changeUndone');
  return { done: true as const, eventId: eventId && toWire('event', eventId), kept };
}

/** Locks the event that stores the previous state: the requested one, or its parent. */
async function lockUndoableEvent(db: UserDb, id: Uuid): Promise<StoredEvent> {
  const event = await lockEvent(db, id);
  if (!event) throw notFound();
  const undoable = event.before === null && event.parentId ? await lockEvent(db, event.parentId) : event;
  if (!undoable || undoable.before === null) throw new Fault('Conflict', ({ faults }) => faults.notUndoable);
  if (undoable.undoneBy) throw new Fault('Conflict', ({ faults }) => faults.alreadyUndone);
  return undoable;
}

async function restoreBefore(
  services: Services,
  restores: Restores,
  db: UserDb,
  before: Exclude<HistoryBefore, { kind: 'batch' }>,
  madeAt: Date,
): Promise<HistoryBefore | null> {
  if (before.kind === 'rows') return undoRows(db, before, madeAt, services.clock.now());
  if (before.kind === 'pair') return restores.pair(services, db, before);
  if (before.kind === 'weights') return restores.weights(services, db, before);
  return restores.import(services, db, before);
}

async function undoSingle(
  services: Services,
  db: UserDb,
  event: StoredEvent,
  before: HistoryBefore | null,
): Promise<UndoResult> {
  const id = services.ids.next();
  const parts = (await lockEventParts(db, event.id)).filter((part) => part.before === null);
  await recordEvents(
    db,
    [
      { ...reversed(event), id, before },
      ...parts.map((part) => ({ ...reversed(part), id: services.ids.next(), parentId: id })),
    ],
    services.clock.now(),
  );
  await markEventsUndone(db, [{ id: event.id, by: id }]);
  return { eventId: before && id, kept: 0 };
}

/** Undoes the parts of a bulk edit that have not changed since. */
async function undoBatch(services: Services, db: UserDb, event: StoredEvent): Promise<UndoResult> {
  const at = services.clock.now();
  const parts = (await lockEventParts(db, event.id)).flatMap((part) => {
    const before = part.undoneBy || part.before === null ? null : historyBefore.parse(part.before);
    return before?.kind === 'rows' ? [{ ...part, rows: before.rows }] : [];
  });
  const now = await lockChangedRows(
    db,
    parts.flatMap(({ rows }) => rows),
  );
  const unchanged = parts.filter(({ rows }) => rows.every((change) => isAsLeft(change, now)));
  if (unchanged.length === 0) throw newerChange();
  await restoreWithDerived(
    db,
    unchanged.flatMap(({ rows }) => rows),
    at,
  );
  const id = services.ids.next();
  const undone = unchanged.map((part) => ({ part, id: services.ids.next() }));
  await recordEvents(
    db,
    [
      { ...reversed(event), id, before: { kind: 'batch' } },
      ...undone.map(({ part, id: partId }) => ({
        ...{ ...reversed(part), id: partId, parentId: id },
        before: {
          kind: 'rows',
          rows: part.rows.map(({ before, after, ...row }) => ({ ...row, before: after, after: before })),
        },
      })),
    ],
    at,
  );
  await markEventsUndone(db, [
    { id: event.id, by: id },
    ...undone.map(({ part, id: by }) => ({ id: part.id, by })),
  ]);
  const changedSince = new Set(
    parts.filter((part) => !unchanged.includes(part)).map((part) => part.transactionId),
  );
  return { eventId: id, kept: changedSince.size };
}

/** The same event as an undo, or as a redo of an undo. */
function reversed({
  transactionId,
  messageId,
  subject,
  detail,
  isUndo,
}: StoredEvent): Omit<NewHistoryEvent, 'id'> {
  return { transactionId, messageId, subject, detail, source: 'user', isUndo: !isUndo };
}
