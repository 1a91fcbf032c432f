import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { createTransaction } from './create-transaction.ts';
import { decidePossibleMatch } from './decide-possible-match.ts';
import { decideTransfer, unpairTransfer } from './decide-transfer.ts';
import { deleteTransaction } from './delete-transaction.ts';
import { editTransactions } from './edit-transactions.ts';
import { getTransaction } from './get-transaction.ts';
import { listLikelyCategories } from './list-likely-categories.ts';
import { getTransactionTotals, listTransactions } from './list-transactions.ts';
import { unmatchReceipt } from './unmatch-receipt.ts';
import { updateTransaction } from './update-transaction.ts';

/** Handlers for ledger transactions. */
export function transactionRoutes(services: Services) {
  return {
    listTransactions: ({ userId, query }) => listTransactions(services, userId, query),
    getTransactionTotals: ({ userId, query }) => getTransactionTotals(services, userId, query),
    listLikelyCategories: ({ userId, query }) => listLikelyCategories(services, userId, query),
    getTransaction: ({ userId, params }) => getTransaction(services, userId, params.transactionId),
    updateTransaction: ({ userId, params, body }) =>
      updateTransaction(services, userId, params.transactionId, body),
    editTransactions: ({ userId, body }) => editTransactions(services, userId, body),
    createTransaction: ({ userId, body }) => createTransaction(services, userId, body),
    deleteTransaction: ({ userId, params }) => deleteTransaction(services, userId, params.transactionId),
    decidePossibleMatch: ({ userId, params, body }) =>
      decidePossibleMatch(services, userId, params, body.decision),
    decideTransfer: ({ userId, params, body }) => decideTransfer(services, userId, params, body.decision),
    unpairTransfer: ({ userId, params }) => unpairTransfer(services, userId, params.transactionId),
    unmatchReceipt: ({ userId, params }) =>
      unmatchReceipt(services, userId, params.transactionId, params.receiptId),
  } satisfies Partial<Handlers>;
}
