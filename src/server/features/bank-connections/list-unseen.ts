import type { UserDb } from '#db/pool.ts';
import { findUnseen } from '#db/repositories/transactions/transactions.ts';
import type { IncomingTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { idsOf } from './apply-news.ts';

/** Transactions of the days that the bank told of which it did not name. */
export function listUnseen(
  db: UserDb,
  incoming: readonly IncomingTransaction[],
): ReturnType<typeof findUnseen> {
  return findUnseen(db, firstDays(incoming), idsOf(incoming));
}

/**
 * The oldest day each account told of: older transactions are not gone, the bank merely does not reach back to them.
 */
function firstDays(incoming: readonly IncomingTransaction[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { accountId, postedOn } of incoming) {
    const first = days.get(accountId);
    if (first === undefined || postedOn < first) days.set(accountId, postedOn);
  }
  return days;
}
