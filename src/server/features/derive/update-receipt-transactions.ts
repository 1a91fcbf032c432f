import type { UserDb, Uuid } from '#db/pool.ts';
import { cleanUpReceiptAccount } from '#db/repositories/accounts/receipt-account.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { matchToOwnReceipts } from '#db/repositories/receipt-matches/matcher.ts';
import { carryOverUserEdits } from '#db/repositories/transactions/carried.ts';
import { refreshAfterTransactionChanges } from '#db/repositories/transactions/flows.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';
import {
  type CandidateReceipt,
  listReceiptTransactions,
  planReceiptTransactions,
} from '#domain/matching/receipt-transactions.ts';
import type { MatchServices } from './derive-services.ts';
import {
  type OrderReference,
  readAccountSpans,
  readEnterableReceipts,
  readReceiptTransactions,
  readRelatedReceipts,
} from './receipt-transactions-query.ts';
import { saveReceiptTransactions } from './save-receipt-transactions.ts';

/** With more related receipts than this, all receipts are processed. */
const RELATED_MAX = 200;

/**
 * Receipts whose transactions may have changed, some in their earlier version, and the account spans of the last run.
 */
export interface AffectedReceipts {
  readonly receiptIds: readonly Uuid[];
  readonly receiptsBefore: readonly OrderReference[];
  readonly spans: string;
}

export interface ReceiptTransactionsResult {
  readonly spans: string;
  readonly hasChanged: boolean;
}

/**
 * Creates transactions in the account `From receipts` for receipts whose charge is on no connected account, and removes
 * them once a bank transaction explains the receipt. Recomputed on every run, so that the result does not depend on the
 * order of arrival: for all receipts, or only for those of affected orders if the account spans are unchanged. Returns
 * the spans, and whether any transaction was added, removed or changed.
 */
export async function updateReceiptTransactions(
  services: MatchServices,
  db: UserDb,
  isSandbox: boolean,
  affected: AffectedReceipts | null,
): Promise<ReceiptTransactionsResult> {
  const spans = await readAccountSpans(db, isSandbox);
  const text = JSON.stringify(spans);
  const related = affected?.spans === text ? await readRelated(db, isSandbox, affected) : null;
  if (related?.ids.length === 0) return { spans: text, hasChanged: false };
  const ids = related?.ids ?? null;
  const stored = await readReceiptTransactions(db, isSandbox, ids);
  const receipts = related?.receipts ?? (await readEnterableReceipts(db, isSandbox));
  const plan = planReceiptTransactions(listReceiptTransactions(receipts, spans), stored);
  await saveReceiptTransactions(services, db, isSandbox, plan);
  const changedIds = [...plan.added, ...plan.changed]
    .map((transaction) => transaction.receiptId)
    .concat(plan.restoredIds);
  if (stored.length + changedIds.length === 0) return { spans: text, hasChanged: false };
  const at = services.clock.now();
  await matchToOwnReceipts(db, changedIds, at);
  await refreshReceiptMarks(db, changedIds);
  await refreshAfterTransactionChanges(db, [
    ...changedIds,
    ...(await carryOverUserEdits(db, isSandbox, ids)),
  ]);
  await recordEvents(
    db,
    addedEvents([...plan.added.map((transaction) => transaction.receiptId), ...plan.restoredIds], services),
    at,
  );
  await cleanUpReceiptAccount(db, isSandbox, ids);
  return { spans: text, hasChanged: changedIds.length + plan.removedIds.length > 0 };
}

interface RelatedReceipts {
  readonly ids: readonly Uuid[];
  readonly receipts: readonly CandidateReceipt[];
}

/** All receipts that may belong to the same orders as the affected ones; null if there are too many. */
async function readRelated(
  db: UserDb,
  isSandbox: boolean,
  { receiptIds, receiptsBefore }: AffectedReceipts,
): Promise<RelatedReceipts | null> {
  if (receiptIds.length === 0) return { ids: [], receipts: [] };
  let ties: readonly OrderReference[] = receiptsBefore;
  for (let before = -1; ; ) {
    const receipts = await readRelatedReceipts(db, isSandbox, receiptIds, ties);
    if (receipts.length > RELATED_MAX) return null;
    if (receipts.length === before)
      return { ids: [...new Set([...receiptIds, ...receipts.map((receipt) => receipt.id)])], receipts };
    before = receipts.length;
    ties = [...receiptsBefore, ...receipts];
  }
}

function addedEvents(ids: readonly Uuid[], services: MatchServices) {
  return ids.map((transactionId) => ({
    id: services.ids.next(),
    transactionId,
    detail: { kind: 'addedFromReceipt' as const, values: {} },
  }));
}
