import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { type HistoryEvent, listMessageHistory, listTransactionHistory } from '#db/repositories/history.ts';
import { rowKey } from '#db/repositories/row-snapshots.ts';
import { historyWords } from '../texts/history-words.ts';
import type { Texts } from '../texts/texts.ts';
import { type HistoryBefore, historyBefore } from './history/before.ts';
import { toWire } from './wire-id.ts';

type Shown = ResponseOf<'getProcessedEmail'>['history'][number];

/** History of a transaction, newest first. */
export async function readTransactionHistory(db: UserDb, id: Uuid, texts: Texts): Promise<Shown[]> {
  return presentEvents(await listTransactionHistory(db, id), texts);
}

/** History of each of several messages, newest first. */
export async function readMessageHistories(
  db: UserDb,
  ids: readonly Uuid[],
  texts: Texts,
): Promise<(messageId: Uuid | null) => Shown[]> {
  const events = Map.groupBy(await listMessageHistory(db, ids), ({ messageId }) => messageId);
  return (messageId) => presentEvents(events.get(messageId) ?? [], texts);
}

/**
 * Converts events of one history to contract form, newest first. An event that newer ones depend on can't be undone.
 */
function presentEvents(events: readonly HistoryEvent[], texts: Texts): Shown[] {
  const changed = new Set<string>();
  return events.map((event) => {
    const { id, at, source, detail, isUndo, undoneBy } = event;
    const stored = event.before ?? event.parentBefore;
    const touched = stored === null ? [] : touchedBy(historyBefore.parse(stored));
    const canUndo = stored !== null && undoneBy === null && !touched.some((place) => changed.has(place));
    // An event and its undo cancel out.
    if (undoneBy === null && !isUndo) for (const place of touched) changed.add(place);
    return {
      ...{ id: toWire('event', id), at: at.toISOString(), source },
      ...historyWords(detail, isUndo, texts),
      canUndo,
    };
  });
}

/** The columns or other fields that a change set. */
function touchedBy(before: HistoryBefore): string[] {
  if (before.kind === 'batch') return [];
  if (before.kind === 'pair') return [`pair ${before.existingId} ${before.transactionId}`];
  if (before.kind !== 'rows') return [];
  return before.rows.flatMap(({ table, key, before: was, after }) =>
    Object.keys({ ...was, ...after }).map((column) => `${table} ${rowKey(table, key)} ${column}`),
  );
}
