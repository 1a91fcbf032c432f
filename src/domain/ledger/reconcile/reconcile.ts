import { matchById } from './match-by-id.ts';
import { matchDuplicates } from './match-duplicates.ts';
import { matchPending } from './match-pending.ts';
import { NOT_IN_LEDGER } from './reconcile-reasons.ts';
import { createReconcileState } from './reconcile-state.ts';
import type { Decision, ReconcileInput } from './reconcile-types.ts';

/**
 * Decides for each arriving transaction, in order, whether the ledger already contains it: same id, then same content
 * from another source, then the posted version of a pending transaction, else new. Each stored transaction matches at
 * most one arriving one, and two equal transactions of one day stay two. Transactions of different accounts or
 * currencies never match. Dates must be civil dates; otherwise throws a RangeError.
 */
export function reconcile(input: ReconcileInput): Decision[] {
  const board = createReconcileState(input);
  for (const lane of board.lanes) {
    if (lane.incoming.length === 0) continue;
    matchById(board, lane);
    if (lane.existing.length === 0) continue;
    matchDuplicates(board, lane);
    matchPending(board, lane);
  }
  return board.arriving.map(
    ({ transaction, decision }) =>
      decision ?? {
        incomingId: transaction.id,
        existingId: null,
        action: 'new',
        confidence: 0.99,
        reason: NOT_IN_LEDGER,
      },
  );
}
