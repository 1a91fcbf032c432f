import type { UserDb, Uuid } from '#db/pool.ts';
import { learnAlias } from '#db/repositories/matching/merchant-aliases.ts';
import { declineOthers, dropSuggestions, matchChosen } from '#db/repositories/receipt-matches/decisions.ts';
import { acceptReceipt, rejectReceipt, writeCorrections } from '#db/repositories/receipts/decisions.ts';
import { findReceipt, type StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import { correctFields } from './correct-fields.ts';
import type { Decision } from './decision-history.ts';
import { holdChosen } from './decision-query.ts';

export async function carryOut(
  db: UserDb,
  receipt: StoredReceipt,
  decision: Decision,
  rows: readonly Uuid[],
  at: Date,
): Promise<void> {
  if (decision.decision === 'rejected') return rejectReceipt(db, receipt.id);
  await writeCorrections(db, receipt.id, correctFields(decision.fields ?? {}, receipt.currency));
  await acceptReceipt(db, receipt.id);
  if (rows.length > 0) return matchTo(db, receipt, rows, at);
  // Without a word about transactions the candidates were not looked at; a plain "none" refuses them all.
  if (decision.transactionId === null) await declineOthers(db, receipt.id, []);
  else await dropSuggestions(db, receipt.id);
}

/** Joins a receipt to the transaction, or to all transactions of an order that was charged in several. */
async function matchTo(db: UserDb, receipt: StoredReceipt, ids: readonly Uuid[], at: Date): Promise<void> {
  const transactions = await holdChosen(db, receipt.id, ids);
  const first = transactions.find((transaction) => transaction.id === ids[0]);
  await declineOthers(db, receipt.id, ids);
  await matchChosen(db, receipt.id, transactions, at);
  const fresh = await findReceipt(db, receipt.id);
  if (first && fresh?.merchant) await learnAlias(db, first.originalDescription, fresh.merchant);
}
