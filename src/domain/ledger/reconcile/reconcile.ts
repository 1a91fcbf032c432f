import { layOut } from './board.ts';
import { matchById } from './match-by-id.ts';
import { matchDuplicates } from './match-duplicates.ts';
import { matchPending } from './match-pending.ts';
import type { Decision, ReconcileInput } from './reconcile-types.ts';

/** Why a transaction is new. */
export const NOT_YET = 'Not in the ledger yet';

/**
 * Decides for each arriving transaction whether the ledger holds it already, in the order of the arriving transactions:
 * same id, then same content from another source, then a pending transaction that settled, else new. A stored
 * transaction answers for at most one arriving transaction, and twins (equal transactions of one day) stay two.
 * Transactions of another account or currency never meet. Dates must be civil dates; otherwise a RangeError is thrown.
 */
export function reconcile(input: ReconcileInput): Decision[] {
  const board = layOut(input);
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
        reason: NOT_YET,
      },
  );
}
