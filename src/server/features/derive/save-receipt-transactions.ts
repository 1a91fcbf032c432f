import type { UserDb, Uuid } from '#db/pool.ts';
import { ensureReceiptAccount } from '#db/repositories/accounts/receipt-account.ts';
import { removeReceiptTransactions } from '#db/repositories/receipt-matches/update-matches.ts';
import { restoreTransactionsOfReceipts } from '#db/repositories/transactions/removal.ts';
import { insertTransactions, updateBankFields } from '#db/repositories/transactions/transactions.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import { UNSTATED_FIELDS } from '#domain/ledger/ingest/ingest-types.ts';
import {
  type ReceiptTransaction,
  type ReceiptTransactionPlan,
  receiptTransactionText,
} from '#domain/matching/receipt-transactions.ts';
import type { MatchServices } from './derive-services.ts';

/** Applies a plan: adds, restores, updates and removes transactions created from receipts. */
export async function saveReceiptTransactions(
  services: MatchServices,
  db: UserDb,
  isSandbox: boolean,
  plan: ReceiptTransactionPlan,
): Promise<void> {
  await restoreTransactionsOfReceipts(db, plan.restoredIds);
  await removeReceiptTransactions(db, plan.removedIds);
  if (plan.added.length + plan.changed.length === 0) return;
  const accountId = await ensureReceiptAccount(db, isSandbox, services.ids.next());
  const describe = (transaction: ReceiptTransaction) => ({
    ...describeReceipt(transaction, accountId),
    id: transaction.receiptId,
    feedId: null,
  });
  const fresh = plan.added.map((transaction) => ({
    ...describe(transaction),
    isSandbox,
    importId: null,
    isFromReceipt: true,
  }));
  await insertTransactions(db, fresh);
  await updateBankFields(db, plan.changed.map(describe));
}

/** Uses the receipt's merchant name unchanged, because the user may have entered it. */
function describeReceipt(transaction: ReceiptTransaction, accountId: Uuid) {
  const merchant = receiptTransactionText(transaction);
  const described = describeTransaction({
    ...transaction,
    key: transaction.receiptId,
    accountId,
    accountType: 'other',
    externalId: null,
    pendingExternalId: null,
    authorizedOn: null,
    originalDescription: merchant,
    isPending: false,
    ...UNSTATED_FIELDS,
    providerCategory: null,
  });
  return { ...described, merchant, description: merchant };
}
