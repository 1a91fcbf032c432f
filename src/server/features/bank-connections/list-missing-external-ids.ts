import type { UserDb } from '#db/pool.ts';
import { listUnseenFeedIds } from '#db/repositories/transactions/transactions.ts';
import type { IncomingTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { externalIdsOf } from './apply-bank-updates.ts';

/** External IDs of stored transactions that are missing from a complete listing, within its date range. */
export function listMissingExternalIds(
  db: UserDb,
  incoming: readonly IncomingTransaction[],
): ReturnType<typeof listUnseenFeedIds> {
  return listUnseenFeedIds(db, oldestDays(incoming), externalIdsOf(incoming));
}

/**
 * The oldest date listed for each account. Older transactions are not removed; the bank's history just ends there. A
 * transaction whose account was never listed has no account ID.
 */
function oldestDays(incoming: readonly IncomingTransaction[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { accountId, postedOn } of incoming) {
    if (accountId === '') continue;
    const first = days.get(accountId);
    if (first === undefined || postedOn < first) days.set(accountId, postedOn);
  }
  return days;
}
