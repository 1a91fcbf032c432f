import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { acceptSplit } from './accept-split.ts';
import { createCategoryRule } from './category-rule.ts';
import { restoreSplit, undoSplit, updateSplit } from './change-split.ts';
import { decidePossibleMatch, undoPossibleMatch } from './decide-possible-match.ts';
import { decideTransfer, undoTransfer, unpairTransfer } from './decide-transfer.ts';
import { editTransactions, undoEdit } from './edit-transactions.ts';
import { getTransaction } from './get-transaction.ts';
import { getTransactionTotals, listTransactions } from './list-transactions.ts';
import { createTransaction, deleteTransaction, restoreTransaction } from './manual-transaction.ts';
import { putReceiptBack, unmatchReceipt } from './unmatch-receipt.ts';
import { updateTransaction } from './update-transaction.ts';

/** Calls about ledger rows. */
export function transactionRoutes(services: Services) {
  return {
    listTransactions: ({ userId, query }) => listTransactions(services, userId, query),
    getTransactionTotals: ({ userId, query }) => getTransactionTotals(services, userId, query),
    getTransaction: ({ userId, params }) => getTransaction(services, userId, params.transactionId),
    updateTransaction: async ({ userId, params, body }) => {
      await updateTransaction(services, userId, params.transactionId, body);
      return { done: true };
    },
    editTransactions: ({ userId, body }) => editTransactions(services, userId, body),
    undoEdit: async ({ userId, params }) => {
      await undoEdit(services, userId, params.editId);
      return { done: true };
    },
    createTransaction: ({ userId, body }) => createTransaction(services, userId, body),
    deleteTransaction: async ({ userId, params }) => {
      await deleteTransaction(services, userId, params.transactionId);
      return { done: true };
    },
    restoreTransaction: async ({ userId, params }) => {
      await restoreTransaction(services, userId, params.transactionId);
      return { done: true };
    },
    decidePossibleMatch: ({ userId, params, body }) =>
      decidePossibleMatch(services, userId, params, body.decision),
    undoPossibleMatch: async ({ userId, params }) => {
      await undoPossibleMatch(services, userId, params);
      return { done: true };
    },
    decideTransfer: async ({ userId, params, body }) => {
      await decideTransfer(services, userId, params, body.decision);
      return { done: true };
    },
    undoTransfer: async ({ userId, params }) => {
      await undoTransfer(services, userId, params);
      return { done: true };
    },
    unpairTransfer: async ({ userId, params }) => {
      await unpairTransfer(services, userId, params.transactionId);
      return { done: true };
    },
    unmatchReceipt: async ({ userId, params }) => {
      await unmatchReceipt(services, userId, params.transactionId, params.receiptId);
      return { done: true };
    },
    putReceiptBack: async ({ userId, params }) => {
      await putReceiptBack(services, userId, params.transactionId, params.receiptId);
      return { done: true };
    },
    acceptSplit: async ({ userId, params, body }) => {
      await acceptSplit(services, userId, params.transactionId, body);
      return { done: true };
    },
    createCategoryRule: ({ userId, params }) => createCategoryRule(services, userId, params.transactionId),
    updateSplit: async ({ userId, params, body }) => {
      await updateSplit(services, userId, params.transactionId, body);
      return { done: true };
    },
    restoreSplit: async ({ userId, params }) => {
      await restoreSplit(services, userId, params.transactionId);
      return { done: true };
    },
    undoSplit: async ({ userId, params }) => {
      await undoSplit(services, userId, params.transactionId);
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}
