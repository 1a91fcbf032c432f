import type { UserDb } from '#db/pool.ts';
import type { ChosenTransaction } from '#db/repositories/receipt-matches/decisions.ts';
import type { StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import { Fault } from '../../lib/fault.ts';
import { fromWire } from '../../lib/wire-id.ts';
import type { Decision } from './decision-history.ts';
import { holdChosen } from './decision-query.ts';

/** The transactions that a decision names, locked; one that is not the user's own rejects the decision. */
export async function holdNamed(
  db: UserDb,
  receipt: StoredReceipt,
  decision: Decision,
): Promise<readonly ChosenTransaction[]> {
  const { transactionId, otherTransactionIds = [] } = decision;
  const ids = [...new Set([...(transactionId ? [transactionId] : []), ...otherTransactionIds].map(fromWire))];
  const held = ids.length === 0 ? [] : await holdChosen(db, receipt.id, ids);
  if (held.length < ids.length) throw new Fault('NotFound', ({ faults }) => faults.noSuchTransaction);
  // The chosen one first: its text is what the bank calls the merchant.
  return held.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
