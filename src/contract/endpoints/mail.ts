import { z } from 'zod';
import { RECEIPT_KINDS } from '#domain/receipts/receipt.ts';
import { endpoint } from '../endpoint.ts';
import { FACTS, IMPORT_STEPS } from '../events.ts';
import {
  amountMinor,
  civilDate,
  confidence,
  currency,
  done,
  instant,
  nextCursor,
  pageQuery,
  recorded,
  transactionStatus,
  wireId,
} from '../values.ts';

/** Source of a mailbox's email. */
export const mailSource = z.enum(['gmail', 'imap', 'files']);

/** States of an email sync, uppercase as in the specification. */
export const syncState = z.enum(['IDLE', 'INITIALIZING', 'PROCESSING', 'COMPLETED', 'FAILED']);

export const syncCounts = {
  emailsProcessed: z.int(),
  purchasesFound: z.int(),
  transactionsCreated: z.int(),
};

/** The sync job on screen, over the complete range. `percent` increases in tens with the ten steps. */
export const mailSync = z.object({
  runId: wireId('sync'),
  state: syncState,
  step: z.int().min(0).max(10),
  percent: z.int().min(0).max(100),
  message: z.string(),
  read: z.int(),
  total: z.int(),
  ...syncCounts,
  error: z.string().nullable(),
  startedAt: instant,
  finishedAt: instant.nullable(),
});

export const getGmailAuth = endpoint('getGmailAuth', {
  summary: 'Get the address of Google’s consent screen',
  access: 'user',
  rate: 'heavy',
  query: z.strictObject({ returnTo: z.enum(['settings', 'onboarding', 'email-ai']).optional() }),
  response: z.object({ authUrl: z.string() }),
  errors: ['NotConfigured'],
});

export const receiveGmailCallback = endpoint('receiveGmailCallback', {
  summary: 'Handle the return from Google’s consent screen',
  access: 'public',
  kind: 'redirect',
  rate: 'auth',
  query: z.object({
    state: z.string().max(500).optional(),
    code: z.string().max(2000).optional(),
    error: z.string().max(200).optional(),
    scope: z.string().max(2000).optional(),
  }),
  response: z.null(),
  errors: [],
});

export const disconnectGmail = endpoint('disconnectGmail', {
  summary: 'Disconnect Gmail and delete its email data; matched receipts stay',
  access: 'user',
  rate: 'heavy',
  response: done,
  errors: ['NotFound'],
});

export const requestGmailSync = endpoint('requestGmailSync', {
  summary: 'Sync new email: 200 when done within 20 seconds, otherwise 202 with the run to follow',
  access: 'user',
  rate: 'heavy',
  statuses: [202],
  response: z.object({ ...syncCounts, runId: wireId('sync').optional() }),
  errors: ['NotFound', 'NotConfigured', 'ProviderError', 'Conflict'],
});

export const getGmailSync = endpoint('getGmailSync', {
  summary: 'Get the latest email sync, or null',
  access: 'user',
  rate: 'read',
  response: z.object({ sync: mailSync.nullable() }),
  errors: [],
});

/** Server-sent events for the signed-in user; `event:` names the kind. */
export const streamEvents = endpoint('streamEvents', {
  summary:
    'Stream live events: `sync` carries an email sync, `changed` names the fact that changed,' +
    ' `import` carries import progress',
  access: 'user',
  kind: 'stream',
  rate: 'read',
  response: z.union([
    mailSync,
    z.object({ fact: z.enum(FACTS) }),
    z.object({ step: z.enum(IMPORT_STEPS), done: z.int(), total: z.int() }),
  ]),
  errors: [],
});

export const messageState = z.enum(['new', 'processed', 'not_receipt', 'needs_review', 'failed', 'skipped']);
export const receiptKind = z.enum(RECEIPT_KINDS);

/** The email as displayed: sanitized HTML for a sandboxed frame, or text. Null if the provider no longer has it. */
export const shownMessage = z.object({
  html: z.string().nullable(),
  text: z.string().nullable(),
  /** The email's HTML is too large or too complex to display; `text` has its text, if any. */
  isTooComplex: z.boolean(),
});

const fieldName = z.enum([
  'merchant',
  'orderId',
  'purchasedOn',
  'currency',
  'total',
  'tax',
  'shipping',
  'discount',
  'tip',
  'cardLast4',
]);

export const reviewField = z.object({
  name: fieldName,
  /** Display value: amounts as decimal strings, dates as civil dates. */
  value: z.string().nullable(),
  /** The text of the email it was read from. */
  evidence: z.string().nullable(),
});

const chargedTransaction = z.object({
  transactionId: wireId('transaction'),
  description: z.string(),
  occurredOn: civilDate,
  postedOn: civilDate,
  amountMinor,
  currency,
  accountName: z.string(),
});

/** A transaction a receipt may belong to. For an order charged in several transactions: the first, with the others. */
export const candidateTransaction = chargedTransaction.extend({
  others: z.array(chargedTransaction),
  confidence,
  reasons: z.array(z.string()),
});

export const reviewSummary = z.object({
  id: wireId('review'),
  merchant: z.string().nullable(),
  subject: z.string(),
  receivedAt: instant,
  kind: receiptKind,
  totalMinor: amountMinor.nullable(),
  currency: currency.nullable(),
  confidence,
  /** Text explaining why the user is asked. */
  reason: z.string(),
  candidates: z.int(),
});

/** A transaction the question is about. */
const questionTransaction = z.object({
  id: wireId('transaction'),
  description: z.string(),
  originalDescription: z.string(),
  postedOn: civilDate,
  amountMinor,
  currency,
  status: transactionStatus,
  accountName: z.string(),
});

/** Two transactions whose relation only the user can decide; answered through the transaction endpoints. */
export const pairQuestion = z.object({
  kind: z.enum(['duplicate', 'posted', 'transfer']),
  confidence,
  reason: z.string(),
  /** The older transaction or the outflow comes first. */
  transactions: z.array(questionTransaction),
});

/** A transaction about whose category the sources disagree. */
export const categoryQuestion = z.object({
  /** The source that contradicts the transaction's category. */
  basis: z.enum(['merchant', 'receipt', 'habit', 'account']),
  confidence,
  transaction: questionTransaction,
  merchant: z.string(),
  /** Possible answers, most likely first; one is the current category. */
  choices: z.array(
    z.object({
      category: z.string(),
      categoryName: z.string(),
      /** Name of its primary category. */
      primaryName: z.string(),
      isHealth: z.boolean(),
      isCurrent: z.boolean(),
      confidence,
      reasons: z.array(z.string()),
    }),
  ),
  /** Number of other transactions of the merchant with the same question. */
  others: z.int(),
});

export const listReviewItems = endpoint('listReviewItems', {
  summary: 'List items to review, most confident first',
  access: 'user',
  rate: 'read',
  query: z.strictObject(pageQuery),
  response: z.object({
    items: z.array(reviewSummary),
    pairs: z.array(pairQuestion),
    categories: z.array(categoryQuestion),
    nextCursor,
    waiting: z.int(),
    decided: z.int(),
  }),
  errors: [],
});

const reviewParams = z.object({ reviewItemId: wireId('review') });

export const lineItem = z.object({
  name: z.string(),
  quantity: z.number().nullable(),
  unitPriceMinor: amountMinor.nullable(),
  amountMinor: amountMinor.nullable(),
  class: z.string(),
  isHealth: z.boolean(),
  hsaEligibility: z.enum(['eligible', 'needs_letter', 'not_eligible', 'unknown']),
});

export const getReviewItem = endpoint('getReviewItem', {
  summary: 'Get a review item with its email, extracted fields and candidate transactions',
  access: 'user',
  rate: 'read',
  params: reviewParams,
  response: z.object({
    item: reviewSummary,
    from: z.string(),
    message: shownMessage.nullable(),
    fields: z.array(reviewField),
    items: z.array(lineItem),
    candidates: z.array(candidateTransaction),
  }),
  errors: ['NotFound'],
});

export const decideReviewItem = endpoint('decideReviewItem', {
  summary: 'Confirm, correct or reject a review item; a confirmation may name the matching transaction',
  access: 'user',
  rate: 'write',
  params: reviewParams,
  body: z.strictObject({
    decision: z.enum(['confirmed', 'corrected', 'rejected']),
    transactionId: wireId('transaction').nullable().optional(),
    /** Additional transactions, if the order has several charges. */
    otherTransactionIds: z.array(wireId('transaction')).max(7).optional(),
    fields: z.partialRecord(fieldName, z.string().max(200).nullable()).optional(),
  }),
  response: recorded.extend({ waiting: z.int() }),
  errors: ['NotFound', 'Conflict', 'ValidationFailed'],
});
