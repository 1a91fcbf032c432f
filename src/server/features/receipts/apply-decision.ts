import type { UserDb, Uuid } from '#db/pool.ts';
import { upsertMerchantAlias } from '#db/repositories/matching/merchant-aliases.ts';
import {
  declineOtherCandidates,
  deleteSuggestions,
  insertChosenMatches,
} from '#db/repositories/receipt-matches/decisions.ts';
import { acceptReceipt, rejectReceipt, updateCorrectedFields } from '#db/repositories/receipts/decisions.ts';
import { findReceipt, type StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import type { Decision } from './decision-history.ts';
import { lockChosenTransactions } from './decision-query.ts';
import { parseCorrections } from './parse-corrections.ts';

export async function applyDecision(
  db: UserDb,
  receipt: StoredReceipt,
  decision: Decision,
  transactionIds: readonly Uuid[],
  at: Date,
): Promise<void> {
  if (decision.decision === 'rejected') return rejectReceipt(db, receipt.id);
  await updateCorrectedFields(db, receipt.id, parseCorrections(decision.fields ?? {}, receipt.currency));
  await acceptReceipt(db, receipt.id);
  if (transactionIds.length > 0) return matchToTransactions(db, receipt, transactionIds, at);
  // If the decision does not mention transactions, the candidates were not reviewed; an explicit "none" declines them
  // all.
  if (decision.transactionId === null) await declineOtherCandidates(db, receipt.id, []);
  else await deleteSuggestions(db, receipt.id);
}

/** Matches a receipt to its transaction, or to all transactions of an order charged in several parts. */
async function matchToTransactions(
  db: UserDb,
  receipt: StoredReceipt,
  ids: readonly Uuid[],
  at: Date,
): Promise<void> {
  const transactions = await lockChosenTransactions(db, receipt.id, ids);
  const first = transactions.find((transaction) => transaction.id === ids[0]);
  await declineOtherCandidates(db, receipt.id, ids);
  await insertChosenMatches(db, receipt.id, transactions, at);
  const fresh = await findReceipt(db, receipt.id);
  if (first && fresh?.merchant) await upsertMerchantAlias(db, first.originalDescription, fresh.merchant);
}
