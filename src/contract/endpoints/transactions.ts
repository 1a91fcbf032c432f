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
  requestedAmount,
  requestedDay,
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
  /** Date of the transaction: the purchase date if known, else the posting date; or always the latter, by setting. */
  occurredOn: civilDate,
  postedOn: civilDate,
  authorizedOn: civilDate.nullable(),
  description: z.string(),
  merchant: z.string(),
  /** "Ibuprofen, dental floss +3", from the matched receipt. */
  itemsSummary: z.string().nullable(),
  amountMinor,
  currency,
  /** Amount in another currency, as stated by the bank. */
  originalAmountMinor: amountMinor.nullable(),
  originalCurrency: currency.nullable(),
  type: transactionType,
  isRefund: z.boolean(),
  status: transactionStatus,
  category: z.string(),
  categoryName: z.string(),
  /** Amounts of a split transaction by category, largest first; empty for a transaction of one category. */
  parts: z.array(z.object({ category: z.string(), categoryName: z.string(), amountMinor })),
  /** Part of the amount in the filtered categories; null if all of it is. */
  shareMinor: amountMinor.nullable(),
  accountId: wireId('account'),
  accountName: z.string(),
  hasReceipt: z.boolean(),
  hasSuggestion: z.boolean(),
  /** Pending, and possibly replaced by another transaction: excluded from totals until that is decided. */
  isHeld: z.boolean(),
  /** True if its account is excluded from totals. */
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
    /** Amounts sort by magnitude. A cursor continues in its own sort order. */
    sort: z.enum(TRANSACTION_SORTS).optional(),
  }),
  response: z.object({
    transactions: z.array(listedTransaction),
    nextCursor,
    /** If nothing was found: a corrected search that has results. */
    suggestion: z.string().nullable(),
    environment,
    environments: z.array(environment),
  }),
  errors: [],
});

/** Separate from the list: a page of transactions is fast, the totals of all are not. */
const currencyTotals = z.object({
  currency,
  /** Excluding transfers. */
  spendMinor: amountMinor,
  incomeMinor: amountMinor,
  /** Total of transfers, if the filter includes them. */
  transferMinor: amountMinor.nullable(),
});

export const getTransactionTotals = endpoint('getTransactionTotals', {
  summary: 'Get the totals of all transactions that match a filter',
  access: 'user',
  rate: 'read',
  query: z.strictObject(transactionFilter),
  response: z.object({
    /** In all currencies. */
    count: z.int(),
    /** In the profile's currency, or the requested one. */
    ...currencyTotals.shape,
    /** The other currencies of these transactions, if any. */
    others: z.array(currencyTotals),
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
      /** The line's shares of the receipt's tax, shipping, tip and discount, in the receipt's currency. */
      taxMinor: amountMinor,
      shippingMinor: amountMinor,
      tipMinor: amountMinor,
      discountMinor: amountMinor,
      /** Amount this transaction paid for the line, including those: in the transaction's currency and sign. */
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
      /** `receipt`: all receipt items are in this category. */
      categorySource: z.enum(['user', 'rule', 'import', 'receipt', 'model', 'provider']),
      /** Entered manually: date and amount may be edited too. */
      isManual: z.boolean(),
      /** Created from its receipt, until a bank shows the charge. */
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
    /** Number of undecided transactions of its merchant in another category; 0 unless the user set this one. */
    merchantOthers: z.int(),
    /** The user's category rule for its merchant, and the transaction it was created from. */
    merchantRule: z
      .object({ transactionId: wireId('transaction'), category: z.string(), categoryName: z.string() })
      .nullable(),
    /** Name used for the merchant by at least two other users of this server who share names; else null. */
    sharedName: z.string().nullable(),
    receipts: z.array(matchedReceipt),
    /** The amount no receipt line explains. Lines and this amount add up to the transaction exactly. */
    unexplainedMinor: amountMinor,
    /** The split of the transaction; null if it has one category. */
    split: z.array(splitPart).nullable(),
    /** True if the user created the parts; false if they were proposed from receipts. */
    isSplitByHand: z.boolean(),
    /** Total of the manual parts, if the bank has posted a different amount since. */
    splitOfMinor: amountMinor.nullable(),
    /** The split its receipts suggest; null if there is none, or it is already split. */
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
    /** Transactions that may be duplicates of this one; both are kept until the user decides. */
    possibleMatches: z.array(
      otherTransaction.extend({
        kind: z.enum(['duplicate', 'posted']),
        confidence,
        reason: z.string(),
        /** True if the other transaction arrived later; it would be merged into the older one. */
        isNewer: z.boolean(),
      }),
    ),
    /** Transactions the user merged into this one. */
    mergedTransactions: z.array(
      otherTransaction.extend({
        at: instant,
        /** The event that undoes the merge; null if a newer change depends on it. */
        eventId: wireId('event').nullable(),
      }),
    ),
    /** Transactions that may be the other half of a transfer; both count until the user decides. */
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
    postedOn: requestedDay.optional(),
    amountMinor: requestedAmount.optional(),
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
    postedOn: requestedDay,
    /** In the account's currency; negative = money out. */
    amountMinor: requestedAmount,
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
