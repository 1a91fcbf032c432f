import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { type HistoryEvent, listMessageHistory, listTransactionHistory } from '#db/repositories/history.ts';
import { rowKey } from '#db/repositories/row-snapshots.ts';
import { historyWords } from '../texts/history-words.ts';
import type { Texts } from '../texts/texts.ts';
import { type HistoryBefore, historyBefore } from './history/before.ts';
import { toWire } from './wire-id.ts';

type Shown = ResponseOf<'getProcessedEmail'>['history'][number];

/** What happened to a transaction, newest first. */
export async function readTransactionHistory(db: UserDb, id: Uuid, texts: Texts): Promise<Shown[]> {
  return presentEvents(await listTransactionHistory(db, id), texts);
}

/** What happened to each of some messages, newest first. */
export async function readMessageHistories(
  db: UserDb,
  ids: readonly Uuid[],
  texts: Texts,
): Promise<(messageId: Uuid | null) => Shown[]> {
  const events = Map.groupBy(await listMessageHistory(db, ids), ({ messageId }) => messageId);
  return (messageId) => presentEvents(events.get(messageId) ?? [], texts);
}

/** Events of one history, newest first, for the contract. An event that newer ones build on offers no undo. */
function presentEvents(events: readonly HistoryEvent[], texts: Texts): Shown[] {
  const changed = new Set<string>();
  return events.map((event) => {
    const { id, at, source, detail, isUndo, undoneBy } = event;
    const stored = event.before ?? event.parentBefore;
    const touched = stored === null ? [] : touchedBy(historyBefore.parse(stored));
    const canUndo = stored !== null && undoneBy === null && !touched.some((place) => changed.has(place));
    // An event and its undo leave things as they were before both.
    if (undoneBy === null && !isUndo) for (const place of touched) changed.add(place);
    return {
      ...{ id: toWire('event', id), at: at.toISOString(), source },
      ...historyWords(detail, isUndo, texts),
      canUndo,
    };
  });
}

/** The columns, or other things, that a change set. */
function touchedBy(before: HistoryBefore): string[] {
  if (before.kind === 'batch') return [];
  if (before.kind === 'pair') return [`pair ${before.existingId} ${before.transactionId}`];
  if (before.kind !== 'rows') return [];
  return before.rows.flatMap(({ table, key, before: was, after }) =>
    Object.keys({ ...was, ...after }).map((column) => `${table} ${rowKey(table, key)} ${column}`),
  );
}
