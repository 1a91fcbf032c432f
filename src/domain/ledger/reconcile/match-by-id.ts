import { type Board, type Entry, join, joinAction, type Lane } from './board.ts';

/** A source that edits a transaction moves it by days, not weeks; beyond that the id was reused. */
const EDIT_DAYS_MAX = 16;
/** A linked or edited amount outside this ratio belongs to another transaction. Source: rule P1. */
const EDIT_RATIO_MIN = 0.5;
const EDIT_RATIO_MAX = 1.6;

/**
 * Rule P0: the same external id in the same account. Some banks give one id to two transactions (a purchase and
 * its fee) or start counting again each month, so the amount or the text must bear the id out.
 */
export function matchById(board: Board, lane: Lane): void {
  const byId = new Map<string, Entry[]>();
  for (const entry of lane.existing) {
    const id = entry.transaction.externalId;
    if (id === null) continue;
    const known = byId.get(id);
    if (known) known.push(entry);
    else byId.set(id, [entry]);
  }
  const rest: Entry[] = [];
  for (const incoming of lane.incoming) {
    const held =
      incoming.transaction.externalId === null ? undefined : byId.get(incoming.transaction.externalId);
    if (!held) continue;
    const same = nearest(
      incoming,
      held,
      (existing) => existing.transaction.amountMinor === incoming.transaction.amountMinor,
    );
    if (same) join(incoming, same, joinAction(incoming, same), 1, 'Same bank ID');
    else rest.push(incoming);
  }
  for (const incoming of rest) {
    const held = byId.get(incoming.transaction.externalId ?? '') ?? [];
    const edited = nearest(incoming, held, (existing) => isEdit(board, incoming, existing));
    if (edited) join(incoming, edited, joinAction(incoming, edited), 0.98, 'Same bank ID, amount changed');
  }
  suggestRepeats(board, lane);
}

/** One id twice in one delivery with all else equal: told twice, or twins under a careless id. */
function suggestRepeats(board: Board, lane: Lane): void {
  const repeated = repeatedIds(lane);
  if (repeated.size === 0) return;
  const seen = new Set<string>();
  for (const entry of lane.incoming) {
    const { transaction } = entry;
    if (transaction.externalId === null || !repeated.has(transaction.externalId)) continue;
    const key = `${transaction.externalId}|${transaction.amountMinor}|${entry.day}|${transaction.pending}|${board.texts.plain(transaction)}`;
    if (!seen.has(key)) {
      seen.add(key);
    } else if (!entry.isTaken) {
      entry.isTaken = true;
      entry.decision = {
        incomingId: transaction.id,
        existingId: null,
        action: 'suggest',
        confidence: 0.5,
        reason: 'Listed twice with one bank ID',
      };
    }
  }
}

/** Ids that come more than once in the delivery; in most there is none. */
function repeatedIds(lane: Lane): Set<string> {
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const { transaction } of lane.incoming) {
    if (transaction.externalId === null) continue;
    if (once.has(transaction.externalId)) repeated.add(transaction.externalId);
    else once.add(transaction.externalId);
  }
  return repeated;
}

function nearest(incoming: Entry, held: readonly Entry[], fits: (existing: Entry) => boolean): Entry | null {
  let best: Entry | null = null;
  for (const existing of held) {
    if (existing.isTaken || Math.abs(existing.day - incoming.day) > EDIT_DAYS_MAX || !fits(existing))
      continue;
    if (!best || Math.abs(existing.day - incoming.day) < Math.abs(best.day - incoming.day)) best = existing;
  }
  return best;
}

function isEdit(board: Board, incoming: Entry, existing: Entry): boolean {
  const ratio = incoming.transaction.amountMinor / existing.transaction.amountMinor;
  if (ratio >= EDIT_RATIO_MIN && ratio <= EDIT_RATIO_MAX) {
    return (
      existing.transaction.pending ||
      incoming.day === existing.day ||
      board.texts.alike(incoming.transaction, existing.transaction)
    );
  }
  return (
    existing.transaction.pending && ratio > 0 && board.texts.alike(incoming.transaction, existing.transaction)
  );
}
