import type { UserDb } from '#db/pool.ts';
import type { ChosenTransaction } from '#db/repositories/receipt-matches/decisions.ts';
import type { StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import { Fault } from '../../lib/fault.ts';
import { fromWire } from '../../lib/wire-id.ts';
import type { Decision } from './decision-history.ts';
import { lockChosenTransactions } from './decision-query.ts';

/** Locks the transactions named in a decision; throws if one does not exist. */
export async function lockNamedTransactions(
  db: UserDb,
  receipt: StoredReceipt,
  decision: Decision,
): Promise<readonly ChosenTransaction[]> {
  const { transactionId, otherTransactionIds = [] } = decision;
  const ids = [...new Set([...(transactionId ? [transactionId] : []), ...otherTransactionIds].map(fromWire))];
  const locked = ids.length === 0 ? [] : await lockChosenTransactions(db, receipt.id, ids);
  if (locked.length < ids.length) throw new Fault('NotFound', ({ faults }) => faults.noSuchTransaction);
  // The chosen transaction comes first, because its description teaches how the bank names the merchant.
  return locked.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
