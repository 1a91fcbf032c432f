import { randomUUID } from 'node:crypto';
import { systemClock } from '#adapters/system/clock-and-ids.ts';
import type { UserDb } from '#db/pool.ts';
import { applyIngestPlan } from '#db/repositories/ledger-changes.ts';
import {
  findTransactionsByExternalIds,
  listTransactionsBetween,
} from '#db/repositories/transactions/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';

/** Lookups of a sync before it writes: transactions by the bank's IDs, and those around the updates. */
export async function findPurchases(db: UserDb, today: string): Promise<void> {
  await findTransactionsByExternalIds(db, [db.userId], 'plaid', [db.userId, randomUUID()]);
  await listTransactionsBetween(db, [db.userId], addDays(today, -35), addDays(today, 35));
}

/** Adds one purchase of today, as a sync does. */
export async function addPurchase(db: UserDb, today: string): Promise<void> {
  const id = randomUUID();
  const incoming = {
    ...{ key: id, accountId: db.userId, accountType: 'checking', externalId: id, pendingExternalId: null },
    ...{
      postedOn: today,
      authorizedOn: null,
      amountMinor: -1_234,
      currency: 'USD',
      originalAmountMinor: null,
    },
    ...{
      originalCurrency: null,
      originalDescription: 'POS QUINCE MARKET',
      merchant: null,
      ownCategory: null,
    },
    ...{ note: '', isPending: false, providerCategory: null },
  };
  await applyIngestPlan(
    db,
    [{ kind: 'add', incoming, transaction: describeTransaction(incoming), reason: 'added', doubt: null }],
    { source: 'plaid', isSandbox: false, importId: null, at: systemClock.now(), nextId: randomUUID },
  );
}
