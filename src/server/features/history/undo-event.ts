import { sqlState, type UserDb, type Uuid } from '#db/pool.ts';
import { ClaimedTwice } from '#db/repositories/claims.ts';
import {
  holdEvent,
  holdPartsOf,
  markUndone,
  type NewHistoryEvent,
  recordEvents,
  type StoredEvent,
} from '#db/repositories/history.ts';
import { holdChanged } from '#db/repositories/kept-rows.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type HistoryBefore, historyBefore } from '../../lib/history/before.ts';
import type { Restores } from '../../lib/history/restores.ts';
import { isAsLeft, newerChange, putBackSettled, undoRows } from '../../lib/history/undo-rows.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

interface Undone {
  /** Null: it cannot be undone in turn. */
  readonly eventId: Uuid | null;
  /** How many transactions of a bulk edit changed since and stayed. */
  readonly kept: number;
}

/** A transaction that the change added or removed is wanted, or taken, by something newer. */
const CONSTRAINTS = new Set(['23503', '23505', '23514']);

/**
 * Restores what stood before an event, with its provenance, and records that as an event which can be undone in turn.
 * Refuses with a `Conflict` what was undone already, what cannot be undone, and what something newer builds on.
 */
export async function undoEvent(services: Services, restores: Restores, userId: string, wireId: string) {
  const { eventId, kept } = await services.db
    .withUser(userId, async (db) => {
      const event = await holdWhole(db, fromWire(wireId));
      const before = historyBefore.parse(event.before);
      const undone =
        before.kind === 'batch'
          ? await undoBatch(services, db, event)
          : await undoWhole(services, db, event, await restored(services, restores, db, before, event.at));
      await markDerivationPending(db);
      return undone;
    })
    .catch((error: unknown) => {
      const isTaken = error instanceof ClaimedTwice || CONSTRAINTS.has(sqlState(error) ?? '');
      throw isTaken ? newerChange(error) : error;
    });
  await deriveAndAnnounce(services, userId, 'changeUndone');
  return { done: true as const, eventId: eventId && toWire('event', eventId), kept };
}

/** The event that keeps what is to be restored: the one asked for, or the change it is part of. */
async function holdWhole(db: UserDb, id: Uuid): Promise<StoredEvent> {
  const event = await holdEvent(db, id);
  if (!event) throw notFound();
  const whole = event.before === null && event.parentId ? await holdEvent(db, event.parentId) : event;
  if (!whole || whole.before === null) throw new Fault('Conflict', ({ faults }) => faults.notUndoable);
  if (whole.undoneBy) throw new Fault('Conflict', ({ faults }) => faults.alreadyUndone);
  return whole;
}

async function restored(
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

async function undoWhole(
  services: Services,
  db: UserDb,
  event: StoredEvent,
  before: HistoryBefore | null,
): Promise<Undone> {
  const id = services.ids.next();
  const parts = (await holdPartsOf(db, event.id)).filter((part) => part.before === null);
  await recordEvents(
    db,
    [
      { ...again(event), id, before },
      ...parts.map((part) => ({ ...again(part), id: services.ids.next(), parentId: id })),
    ],
    services.clock.now(),
  );
  await markUndone(db, [{ id: event.id, by: id }]);
  return { eventId: before && id, kept: 0 };
}

/** Undoes every part of a bulk edit that nothing has changed since. */
async function undoBatch(services: Services, db: UserDb, event: StoredEvent): Promise<Undone> {
  const at = services.clock.now();
  const parts = (await holdPartsOf(db, event.id)).flatMap((part) => {
    const before = part.undoneBy || part.before === null ? null : historyBefore.parse(part.before);
    return before?.kind === 'rows' ? [{ ...part, rows: before.rows }] : [];
  });
  const now = await holdChanged(
    db,
    parts.flatMap(({ rows }) => rows),
  );
  const standing = parts.filter(({ rows }) => rows.every((change) => isAsLeft(change, now)));
  if (standing.length === 0) throw newerChange();
  await putBackSettled(
    db,
    standing.flatMap(({ rows }) => rows),
    at,
  );
  const id = services.ids.next();
  const undone = standing.map((part) => ({ part, id: services.ids.next() }));
  await recordEvents(
    db,
    [
      { ...again(event), id, before: { kind: 'batch' } },
      ...undone.map(({ part, id: own }) => ({
        ...{ ...again(part), id: own, parentId: id },
        before: {
          kind: 'rows',
          rows: part.rows.map(({ before, after, ...row }) => ({ ...row, before: after, after: before })),
        },
      })),
    ],
    at,
  );
  await markUndone(db, [
    { id: event.id, by: id },
    ...undone.map(({ part, id: by }) => ({ id: part.id, by })),
  ]);
  const kept = new Set(parts.filter((part) => !standing.includes(part)).map((part) => part.transactionId));
  return { eventId: id, kept: kept.size };
}

/** The same event, told the other way round. */
function again({
  transactionId,
  messageId,
  subject,
  detail,
  isUndo,
}: StoredEvent): Omit<NewHistoryEvent, 'id'> {
  return { transactionId, messageId, subject, detail, source: 'user', isUndo: !isUndo };
}
