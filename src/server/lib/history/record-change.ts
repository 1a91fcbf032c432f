import type { UserDb, Uuid } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { diffSnapshots, lockSnapshot, type SnapshotScope } from '#db/repositories/row-snapshots.ts';
import type { Services } from '../services.ts';
import type { HistoryBefore } from './before.ts';

type Needs = Pick<Services, 'ids' | 'clock'>;

/** An event before recording assigns its IDs. */
export type EventToRecord = Omit<NewHistoryEvent, 'id' | 'parentId' | 'before' | 'isUndo'>;

interface Change<Value> {
  readonly value: Value;
  /** History entries: the whole change first, then its effects elsewhere. */
  readonly events: readonly [EventToRecord, ...EventToRecord[]];
  /** A category answer that applies to later transactions. */
  readonly answerId?: Uuid;
  /** An email whose decision may train the reader. */
  readonly lessonsOf?: Uuid | null;
}

/**
 * Applies a user's change and records the previous values of every record in scope. Returns the undo event, or null
 * (and records nothing) if nothing changed.
 */
export async function recordChange<Value>(
  services: Needs,
  db: UserDb,
  scope: SnapshotScope,
  carryOut: () => Promise<Change<Value>>,
): Promise<{ readonly value: Value; readonly eventId: Uuid | null }> {
  const before = await lockSnapshot(db, scope);
  const { value, events, answerId, lessonsOf } = await carryOut();
  const rows = diffSnapshots(before, await lockSnapshot(db, scope));
  if (rows.length === 0) return { value, eventId: null };
  const historyBefore: HistoryBefore = {
    ...{ kind: 'rows', rows },
    ...(answerId ? { answerId } : {}),
    ...(lessonsOf ? { lessonsOf } : {}),
  };
  return { value, eventId: await recordUndoableChange(services, db, events, historyBefore) };
}

/** Records a change with the data that undoes it. Returns the undo event. */
export async function recordUndoableChange(
  services: Needs,
  db: UserDb,
  [whole, ...parts]: readonly [EventToRecord, ...EventToRecord[]],
  before: HistoryBefore,
): Promise<Uuid> {
  const id = services.ids.next();
  await recordEvents(
    db,
    [
      { source: 'user', ...whole, id, before },
      ...parts.map((part) => ({
        ...{ source: 'user' as const, ...part },
        ...{ id: services.ids.next(), parentId: id },
      })),
    ],
    services.clock.now(),
  );
  return id;
}
