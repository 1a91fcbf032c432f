import { userMessage } from '../../messages/user-message.ts';
import { EntriesWithId } from './entries-with-id.ts';
import { SAME_BANK_ID } from './reconcile-reasons.ts';
import {
  type AccountLane,
  type Entry,
  pairAction,
  pairEntries,
  type ReconcileState,
} from './reconcile-state.ts';

/** A source that edits a transaction moves it by days, not weeks. Beyond that the id was reused. */
const EDIT_DAYS_MAX = 16;
/** A linked or edited amount outside this ratio belongs to another transaction. */
const EDIT_RATIO_MIN = 0.5;
const EDIT_RATIO_MAX = 1.6;

/**
 * Matches the same external id in the same account. Some banks give one id to two transactions (a purchase and its fee)
 * or restart numbering every month, so the amount or text must agree too.
 */
export function matchById(board: ReconcileState, lane: AccountLane): void {
  const byId = new Map<string, EntriesWithId>();
  for (const entry of lane.existing) {
    const id = entry.transaction.externalId;
    if (id === null) continue;
    const held = byId.get(id) ?? new EntriesWithId();
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
    if (same) pairEntries(incoming, same, pairAction(incoming, same), 1, SAME_BANK_ID);
    else rest.push(incoming);
  }
  for (const incoming of rest) {
    const edited = heldLike(incoming)?.nearest(incoming, EDIT_DAYS_MAX, (existing) =>
      isEdit(board, incoming, existing),
    );
    if (edited)
      pairEntries(incoming, edited, pairAction(incoming, edited), 0.98, userMessage('sameBankIdNewAmount'));
  }
  suggestRepeats(board, lane);
}

/**
 * One id twice in a delivery with everything else equal: sent twice, or two transactions under a reused id. Suggested
 * to the user.
 */
function suggestRepeats(board: ReconcileState, lane: AccountLane): void {
  const repeated = repeatedIds(lane);
  if (repeated.size === 0) return;
  const seenIds = new Set<string>();
  for (const entry of lane.incoming) {
    const { transaction } = entry;
    const { externalId, amountMinor, pending } = transaction;
    if (externalId === null || !repeated.has(externalId)) continue;
    const key = [externalId, amountMinor, entry.day, pending, board.texts.normalize(transaction)].join('|');
    if (!seenIds.has(key)) {
      seenIds.add(key);
    } else if (!entry.isTaken) {
      entry.isTaken = true;
      entry.decision = {
        incomingId: transaction.id,
        existingId: null,
        action: 'suggest',
        confidence: 0.5,
        reason: userMessage('listedTwice'),
      };
    }
  }
}

/** Ids that occur more than once in the delivery; usually none. */
function repeatedIds(lane: AccountLane): Set<string> {
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const { transaction } of lane.incoming) {
    if (transaction.externalId === null) continue;
    if (once.has(transaction.externalId)) repeated.add(transaction.externalId);
    else once.add(transaction.externalId);
  }
  return repeated;
}

function isEdit(board: ReconcileState, incoming: Entry, existing: Entry): boolean {
  const ratio = incoming.transaction.amountMinor / existing.transaction.amountMinor;
  if (ratio >= EDIT_RATIO_MIN && ratio <= EDIT_RATIO_MAX) {
    return (
      existing.transaction.pending ||
      incoming.day === existing.day ||
      board.texts.isSameParty(incoming.transaction, existing.transaction)
    );
  }
  return (
    existing.transaction.pending &&
    ratio > 0 &&
    board.texts.isSameParty(incoming.transaction, existing.transaction)
  );
}
