import { z } from 'zod';
import { NOTE_CHARS_MAX } from '#domain/ledger/edit-transactions.ts';
import { TRANSACTION_SORTS } from '#domain/ledger/transaction-sort.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  civilDate,
  confidence,
  currency,
  environment,
  instant,
  nextCursor,
  pageQuery,
  recorded,
  transactionStatus,
  transactionType,
  wireId,
} from '../values.ts';
import { historyEvent, receiptClock } from './history.ts';
import { lineItem, receiptKind } from './mail.ts';
import { splitPart } from './splits.ts';
import { transactionFilter } from './transaction-filter.ts';

export const listedTransaction = z.object({
  id: wireId('transaction'),
  /** The day it happened: of the purchase where it is known, else of the posting; by the setting, always the latter. */
  occurredOn: civilDate,
  postedOn: civilDate,
  authorizedOn: civilDate.nullable(),
  description: z.string(),
  merchant: z.string(),
  /** "Ibuprofen, dental floss +3", from the matched receipt. */
  itemsSummary: z.string().nullable(),
  amountMinor,
  currency,
  /** What was paid in another currency, as the bank states it. */
  originalAmountMinor: amountMinor.nullable(),
  originalCurrency: currency.nullable(),
  type: transactionType,
  isRefund: z.boolean(),
  status: transactionStatus,
  category: z.string(),
  categoryName: z.string(),
  /** What a split transaction has in each category, largest first; empty for a transaction of one category. */
  parts: z.array(z.object({ category: z.string(), categoryName: z.string(), amountMinor })),
  /** What of the amount lies in the categories that the list is filtered by; null where all of it does. */
  shareMinor: amountMinor.nullable(),
  accountId: wireId('account'),
  accountName: z.string(),
  hasReceipt: z.boolean(),
  hasSuggestion: z.boolean(),
  /** Pending, and perhaps settled by another transaction: counts for nothing until that is decided. */
  isHeld: z.boolean(),
  /** Of an account that is left out of the totals. */
  isExcluded: z.boolean(),
  isSandbox: z.boolean(),
});

export const listTransactions = endpoint('listTransactions', {
  summary: 'List transactions, newest first unless sorted otherwise',
  access: 'user',
  rate: 'read',
  query: z.strictObject({
    ...pageQuery,
    ...transactionFilter,
    /** Amounts by magnitude. A cursor continues in the order it came from. */
    sort: z.enum(TRANSACTION_SORTS).optional(),
  }),
  response: z.object({
    transactions: z.array(listedTransaction),
    nextCursor,
    /** Where nothing was found: the search that was probably meant, and that finds something. */
    suggestion: z.string().nullable(),
    environment,
    environments: z.array(environment),
  }),
  errors: [],
});

/** Apart from the transactions: a page of transactions is found at once, what all of them add up to is not. */
export const getTransactionTotals = endpoint('getTransactionTotals', {
  summary: 'Get the totals of all transactions that match a filter',
  access: 'user',
  rate: 'read',
  query: z.strictObject(transactionFilter),
  response: z.object({
    count: z.int(),
    /** In the profile's currency, or the one asked for; transfers count for neither. */
    spendMinor: amountMinor,
    incomeMinor: amountMinor,
    /** What transfers come to, where the filter asks for them. */
    transferMinor: amountMinor.nullable(),
    currency,
  }),
  errors: [],
});

const matchedReceipt = z.object({
  id: wireId('receipt'),
  kind: receiptKind,
  merchant: z.string().nullable(),
  orderId: z.string().nullable(),
  purchasedOn: civilDate.nullable(),
  currency: currency.nullable(),
  totalMinor: amountMinor.nullable(),
  taxMinor: amountMinor.nullable(),
  shippingMinor: amountMinor.nullable(),
  discountMinor: amountMinor.nullable(),
  tipMinor: amountMinor.nullable(),
  cardLast4: z.string().nullable(),
  items: z.array(
    lineItem.extend({
      /** The line's part of the receipt's tax, shipping, tip and discount, in the receipt's currency. */
      taxMinor: amountMinor,
      shippingMinor: amountMinor,
      tipMinor: amountMinor,
      discountMinor: amountMinor,
      /**
       * What this transaction paid for the line, all of that included: in the transaction's currency, signed as the
       * transaction.
       */
      paidMinor: amountMinor,
    }),
  ),
  allocatedMinor: amountMinor,
  confidence,
  decidedBy: z.enum(['user', 'matcher']),
  reasons: z.array(z.string()),
  messageId: wireId('message').nullable(),
  clocks: z.array(receiptClock),
  history: z.array(historyEvent),
});

const otherTransaction = z.object({
  transactionId: wireId('transaction'),
  description: z.string(),
  originalDescription: z.string(),
  postedOn: civilDate,
  amountMinor,
  currency,
  status: transactionStatus,
});

const transactionParams = z.object({ transactionId: wireId('transaction') });

export const getTransaction = endpoint('getTransaction', {
  summary: 'Get a transaction with its receipts, line items, reasons and history',
  access: 'user',
  rate: 'read',
  params: transactionParams,
  response: z.object({
    transaction: listedTransaction.extend({
      originalDescription: z.string(),
      note: z.string(),
      /** `receipt`: all items of its receipts are of this category. */
      categorySource: z.enum(['user', 'rule', 'import', 'receipt', 'model', 'provider']),
      /** Entered by hand: day and amount may be changed too. */
      isManual: z.boolean(),
      /** It represents its receipt until a bank shows the charge. */
      isFromReceipt: z.boolean(),
      transfer: z
        .object({
          transactionId: wireId('transaction'),
          accountName: z.string(),
          confidence,
          decidedBy: z.enum(['model', 'user']),
        })
        .nullable(),
    }),
    /**
     * Transactions of its merchant that nobody has decided about and that have another category; 0 unless the user set
     * this one.
     */
    merchantOthers: z.int(),
    /** What transactions of its merchant become by the user's word, and the transaction it was said of. */
    merchantRule: z
      .object({ transactionId: wireId('transaction'), category: z.string(), categoryName: z.string() })
      .nullable(),
    /** What at least two other users of this server, who share their names, call the merchant; else null. */
    sharedName: z.string().nullable(),
    receipts: z.array(matchedReceipt),
    /** What of the transaction no line of a receipt explains; lines and this add up to the transaction exactly. */
    unexplainedMinor: amountMinor,
    /** How the transaction is divided; null where it counts in one category. */
    split: z.array(splitPart).nullable(),
    /** Whether the user made the parts by hand; else they are as the receipts proposed. */
    isSplitByHand: z.boolean(),
    /** What parts made by hand added up to then, where the bank has settled another amount since. */
    splitOfMinor: amountMinor.nullable(),
    /** How its receipts would divide it; null where they would not, or it is divided. */
    proposedSplit: z.array(splitPart).nullable(),
    suggestions: z.array(
      z.object({
        reviewItemId: wireId('review'),
        merchant: z.string().nullable(),
        totalMinor: amountMinor.nullable(),
        currency: currency.nullable(),
        confidence,
        reasons: z.array(z.string()),
      }),
    ),
    /** Transactions that may be this one again; neither is lost while it is not decided. */
    possibleMatches: z.array(
      otherTransaction.extend({
        kind: z.enum(['duplicate', 'posted']),
        confidence,
        reason: z.string(),
        /** Whether the other transaction came later; it would become part of the older one. */
        isNewer: z.boolean(),
      }),
    ),
    /** Transactions that became part of this one by the user's word. */
    mergedTransactions: z.array(
      otherTransaction.extend({
        at: instant,
        /** The event whose undo separates the two; null where something newer builds on it. */
        eventId: wireId('event').nullable(),
      }),
    ),
    /** Transactions that may be the other half of a transfer; both count until the user says. */
    transferSuggestions: z.array(otherTransaction.extend({ accountName: z.string(), confidence })),
    history: z.array(historyEvent),
  }),
  errors: ['NotFound'],
});

const ownWords = {
  category: z.string().max(100).optional(),
  note: z.string().max(NOTE_CHARS_MAX).optional(),
};
export const description = z.string().trim().min(1).max(200);

export const updateTransaction = endpoint('updateTransaction', {
  summary:
    'Update a transaction’s category, description or note; for manual transactions also date and amount',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  body: z.strictObject({
    ...ownWords,
    description: description.optional(),
    postedOn: civilDate.optional(),
    amountMinor: amountMinor.optional(),
  }),
  response: recorded,
  errors: ['NotFound', 'ValidationFailed', 'Conflict'],
});

export const createTransaction = endpoint('createTransaction', {
  summary: 'Create a manual transaction; it merges with the bank’s transaction later',
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    ...ownWords,
    accountId: wireId('account'),
    postedOn: civilDate,
    /** In the account's currency; negative = money out. */
    amountMinor,
    description,
  }),
  response: recorded.extend({ transactionId: wireId('transaction') }),
  errors: ['NotFound', 'ValidationFailed'],
});

export const deleteTransaction = endpoint('deleteTransaction', {
  summary: 'Delete a transaction; the bank can’t bring it back',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  response: recorded,
  errors: ['NotFound'],
});

const receiptParams = z.object({ transactionId: wireId('transaction'), receiptId: wireId('receipt') });

export const unmatchReceipt = endpoint('unmatchReceipt', {
  summary: 'Unmatch a receipt from a transaction; the pair is not matched again',
  access: 'user',
  rate: 'write',
  params: receiptParams,
  response: recorded,
  errors: ['NotFound'],
});
