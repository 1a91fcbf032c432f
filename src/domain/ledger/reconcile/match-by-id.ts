import { type Board, type Entry, join, joinAction, type Lane } from './board.ts';
import { SameId } from './same-id.ts';

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
  const byId = new Map<string, SameId>();
  for (const entry of lane.existing) {
    const id = entry.transaction.externalId;
    if (id === null) continue;
    const held = byId.get(id) ?? new SameId();
    held.add(entry);
    byId.set(id, held);
  }
  const heldLike = ({ transaction }: Entry) =>
    transaction.externalId === null ? undefined : byId.get(transaction.externalId);
  const rest: Entry[] = [];
  for (const incoming of lane.incoming) {
    const held = heldLike(incoming);
    if (!held) continue;
    const same = held.nearestSame(incoming, EDIT_DAYS_MAX);
    if (same) join(incoming, same, joinAction(incoming, same), 1, 'Same bank ID');
    else rest.push(incoming);
  }
  for (const incoming of rest) {
    const edited = heldLike(incoming)?.nearest(incoming, EDIT_DAYS_MAX, (existing) =>
      isEdit(board, incoming, existing),
    );
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
    const { externalId, amountMinor, pending } = transaction;
    if (externalId === null || !repeated.has(externalId)) continue;
    const key = [externalId, amountMinor, entry.day, pending, board.texts.plain(transaction)].join('|');
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
