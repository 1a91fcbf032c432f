import type { UserDb, Uuid } from '#db/pool.ts';
import { tidyReceiptAccount } from '#db/repositories/accounts/receipt-account.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { matchToOwnReceipts } from '#db/repositories/receipt-matches/matcher.ts';
import { carryDecisions } from '#db/repositories/transactions/carried.ts';
import { followChanges } from '#db/repositories/transactions/flows.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';
import {
  type CandidateReceipt,
  listReceiptTransactions,
  planReceiptTransactions,
} from '#domain/matching/receipt-transactions.ts';
import { enterTransactions } from './enter-receipt-transactions.ts';
import type { MatchNeeds } from './needs.ts';
import {
  type OrderTie,
  readEnterable,
  readEnterableNear,
  readReceiptTransactions,
  readSpans,
} from './receipt-transactions-query.ts';

/** More receipts than these are settled with all the others. */
const NEAR_MAX = 200;

/** Receipts whose transactions may have changed, some as they were, and which days accounts showed the last time. */
export interface TouchedReceipts {
  readonly receiptIds: readonly Uuid[];
  readonly receiptsBefore: readonly OrderTie[];
  readonly spans: string;
}

export interface SettledTransactions {
  readonly spans: string;
  readonly hasChanged: boolean;
}

/**
 * Lets receipts whose charge no account can show stand as transactions of the account `From receipts`, and takes those
 * transactions away again where a bank transaction explains them. Worked out anew each time, so that nothing hangs on
 * what arrived first: for all receipts, or for those of the orders that were touched, unless accounts show other days
 * now. Gives the days they show, and whether a transaction came, went or changed.
 */
export async function settleReceiptTransactions(
  services: MatchNeeds,
  db: UserDb,
  isSandbox: boolean,
  touched: TouchedReceipts | null,
): Promise<SettledTransactions> {
  const spans = await readSpans(db, isSandbox);
  const text = JSON.stringify(spans);
  const near = touched?.spans === text ? await readNear(db, isSandbox, touched) : null;
  if (near?.ids.length === 0) return { spans: text, hasChanged: false };
  const ids = near?.ids ?? null;
  const stored = await readReceiptTransactions(db, isSandbox, ids);
  const receipts = near?.receipts ?? (await readEnterable(db, isSandbox));
  const plan = planReceiptTransactions(listReceiptTransactions(receipts, spans), stored);
  await enterTransactions(services, db, isSandbox, plan);
  const changedIds = [...plan.added, ...plan.changed]
    .map((transaction) => transaction.receiptId)
    .concat(plan.restoredIds);
  if (stored.length + changedIds.length === 0) return { spans: text, hasChanged: false };
  const at = services.clock.now();
  await matchToOwnReceipts(db, changedIds, at);
  await refreshReceiptMarks(db, changedIds);
  await followChanges(db, [...changedIds, ...(await carryDecisions(db, isSandbox, ids))]);
  await recordEvents(
    db,
    entered([...plan.added.map((transaction) => transaction.receiptId), ...plan.restoredIds], services),
    at,
  );
  await tidyReceiptAccount(db, isSandbox, ids);
  return { spans: text, hasChanged: changedIds.length + plan.removedIds.length > 0 };
}

interface NearReceipts {
  readonly ids: readonly Uuid[];
  readonly receipts: readonly CandidateReceipt[];
}

/** All receipts that may be of one order with those that were touched; null when these are too many. */
async function readNear(
  db: UserDb,
  isSandbox: boolean,
  { receiptIds, receiptsBefore }: TouchedReceipts,
): Promise<NearReceipts | null> {
  if (receiptIds.length === 0) return { ids: [], receipts: [] };
  let ties: readonly OrderTie[] = receiptsBefore;
  for (let before = -1; ; ) {
    const receipts = await readEnterableNear(db, isSandbox, receiptIds, ties);
    if (receipts.length > NEAR_MAX) return null;
    if (receipts.length === before)
      return { ids: [...new Set([...receiptIds, ...receipts.map((receipt) => receipt.id)])], receipts };
    before = receipts.length;
    ties = [...receiptsBefore, ...receipts];
  }
}

function entered(ids: readonly Uuid[], services: MatchNeeds) {
  return ids.map((transactionId) => ({
    id: services.ids.next(),
    transactionId,
    detail: { kind: 'addedFromReceipt' as const, values: {} },
  }));
}
